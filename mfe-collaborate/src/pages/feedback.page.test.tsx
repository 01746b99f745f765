import { site, toast } from '@portal/shell-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, held, json, networkDown, problem, sentKeys } from './fake-api.ts';
import { Page } from './feedback.page.tsx';
import { hydrate, prerendered, show } from './show.tsx';

const RECEIVED = json({ id: 1, emailSent: false }, 201);
const { width, height } = window.screen;
const BROWSER_INFO = () => `User agent: ${navigator.userAgent}; screen: ${width} x ${height}; page: ${location.href}`;

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: new RegExp(`^${name}`) });
const button = () => screen.getByRole('button', { name: /^Submit/ });
const submit = () => userEvent.click(button());
const mistakesHeading = (text: string) => screen.findByRole('heading', { name: new RegExp(text) });
const outcome = (text: string) => screen.findByRole('heading', { name: new RegExp(text) });
const toasts = jest.mocked(toast);

async function fill(values: Record<string, string> = { Summary: 'A word is missing', Details: 'On the home page.' }) {
  for (const [name, text] of Object.entries(values)) await userEvent.type(field(name), text);
}

beforeEach(() => {
  toasts.mockClear();
  sessionStorage.clear();
});

describe('the form (section 5, "Feedback form")', () => {
  beforeEach(() => {
    fakeApi(RECEIVED);
    show(Page);
  });

  test('has one headline and eight native fields', () => {
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Website Feedback']);
    for (const name of ['Summary', 'Details', 'Page address', 'Browser and device', 'Email']) expect(field(name)).toBeVisible();
    expect(field('Email')).toHaveAttribute('type', 'email');
    expect(choice('Category')).toBeVisible();
    expect(choice('Severity')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'You may contact me about this feedback' })).toBeVisible();
  });

  test('summary, category, severity and details are required and marked, the others are not', () => {
    const marked = (control: HTMLElement) => [
      control.hasAttribute('required'),
      /\*/.test((control as HTMLInputElement).labels?.[0]?.textContent ?? ''),
    ];
    for (const control of [field('Summary'), field('Details'), choice('Category'), choice('Severity')])
      expect(marked(control)).toEqual([true, true]);
    for (const control of [field('Page address'), field('Browser and device'), field('Email')])
      expect(marked(control)).toEqual([false, false]);
    expect(screen.getByText(/An asterisk \(\*\) marks what we need/)).toBeVisible();
  });

  test('the defaults are category bug, severity medium and no consent', () => {
    expect(choice('Category')).toHaveDisplayValue('Bug/Error');
    expect(choice('Severity')).toHaveDisplayValue('Affects some functionality');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  test('the choices are the specified ones (section 3)', () => {
    const texts = (control: HTMLElement) =>
      within(control)
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(texts(choice('Category'))).toEqual(['Bug/Error', 'Content Issue', 'Accessibility', 'Performance', 'Other']);
    expect(texts(choice('Severity'))).toEqual(['Minor inconvenience', 'Affects some functionality', 'Blocks important features']);
  });

  test('beside the automatic fields stands exactly what is sent if they stay empty (decision "Feedback\'s automatic fields")', () => {
    expect(screen.getAllByText('Sent if you leave it empty:')).toHaveLength(2);
    expect(screen.getByText(location.href)).toBeVisible();
    expect(screen.getByText(BROWSER_INFO())).toBeVisible();
  });
});

describe('"an app can say busy while a form is open" (issue "Open tabs follow politely")', () => {
  const busy = () => document.querySelector('[data-busy]');

  test('from the first letter until it was sent, and while it is being sent', async () => {
    const answer = held(RECEIVED);
    fakeApi(answer.reply);
    show(Page);
    expect(busy()).toBeNull();
    await fill();
    expect(busy()).toContainElement(field('Summary'));
    await submit();
    expect(button()).toBeDisabled();
    expect(busy()).not.toBeNull();
    answer.release();
    await outcome('Feedback submitted successfully!');
    expect(busy()).toBeNull();
  });

  test('not for a letter that was taken back; for what was typed before the page worked, and for a draft', async () => {
    fakeApi(RECEIVED);
    const { unmount } = show(Page);
    await userEvent.type(field('Summary'), 'A');
    await userEvent.clear(field('Summary'));
    expect(busy()).toBeNull();
    await userEvent.type(field('Summary'), 'A draft');
    unmount();
    show(Page);
    expect(busy()).not.toBeNull();
  });
});

describe('mistakes', () => {
  test('the summary comes first, has the focus, and links to the fields; each field has its text; nothing is sent', async () => {
    const asked = fakeApi(RECEIVED);
    show(Page);
    await fill({ 'Page address': 'nowhere', Email: 'nobody' });
    await submit();
    const heading = await mistakesHeading('4 answers need another look');
    expect(document.activeElement).toContainElement(heading);
    const summary = within(document.activeElement as HTMLElement);
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Summary is required',
      'Details are required',
      'Enter a full web address such as https://example.org/page, or leave it empty',
      'Enter an email address such as name@example.org, or leave it empty',
    ]);
    expect(field('Summary')).toHaveAccessibleDescription(/Summary is required/);
    expect(field('Details')).toHaveAccessibleDescription(/Details are required/);
    for (const name of ['Summary', 'Details', 'Page address', 'Email']) expect(field(name)).toBeInvalid();
    await userEvent.click(summary.getByRole('link', { name: 'Details are required' }));
    expect(field('Details')).toHaveFocus();
    expect(asked).toEqual([]);
    expect(toasts).not.toHaveBeenCalled();
  });

  test('what was typed stays, and a field loses its mistake as soon as it is right', async () => {
    fakeApi(RECEIVED);
    show(Page);
    await fill({ Details: 'Kept.' });
    await submit();
    await mistakesHeading('One answer needs another look');
    expect(field('Details')).toHaveValue('Kept.');
    await fill({ Summary: 'Now' });
    await waitFor(() => expect(field('Summary')).toBeValid());
  });

  test('a second attempt with the same mistakes moves the focus to the summary again', async () => {
    fakeApi(RECEIVED);
    show(Page);
    await submit();
    await mistakesHeading('2 answers need another look');
    await submit();
    await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole('link', { name: 'Summary is required' })));
  });
});

describe('sending (sections 5, 7 and 8)', () => {
  test('an empty browserInfo and pageUrl are filled as shown; the payload has the eight specified fields', async () => {
    const asked = fakeApi(RECEIVED);
    show(Page);
    await fill();
    await submit();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toEqual({
      address: '/api/feedback',
      method: 'POST',
      body: {
        summary: 'A word is missing',
        details: 'On the home page.',
        pageUrl: location.href,
        browserInfo: BROWSER_INFO(),
        email: '',
        consentToContact: false,
        severity: 'medium',
        category: 'bug',
      },
    });
  });

  test('what the visitor gave is sent as given', async () => {
    const asked = fakeApi(RECEIVED);
    show(Page);
    await fill({
      Summary: 'S',
      Details: 'D',
      'Page address': 'https://a.example/x',
      'Browser and device': 'Firefox',
      Email: 'n@example.org',
    });
    await userEvent.selectOptions(choice('Category'), 'Accessibility');
    await userEvent.selectOptions(choice('Severity'), 'Blocks important features');
    await userEvent.click(screen.getByRole('checkbox'));
    await submit();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toEqual({
      summary: 'S',
      details: 'D',
      pageUrl: 'https://a.example/x',
      browserInfo: 'Firefox',
      email: 'n@example.org',
      consentToContact: true,
      severity: 'high',
      category: 'accessibility',
    });
  });

  test('while it is on its way the button is disabled and reads "Submitting..."', async () => {
    const late = held(RECEIVED);
    fakeApi(late.reply);
    show(Page);
    await fill();
    await submit();
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await act(async () => late.release());
    expect(await screen.findByRole('button', { name: 'Submit Feedback' })).toBeEnabled();
  });

  test.each([
    [true, 'Your feedback has been sent to our team and will be reviewed promptly.'],
    [false, 'Your feedback has been saved. Our team will review it shortly.'],
  ])('success with emailSent %j: toast, the same beside the form, and a cleared form', async (emailSent, description) => {
    fakeApi(json({ id: 1, emailSent }, 201));
    show(Page);
    await fill();
    await userEvent.selectOptions(choice('Severity'), 'Minor inconvenience');
    await submit();
    const heading = await outcome('Feedback submitted successfully!');
    expect(toasts.mock.calls).toEqual([[{ look: 'default', title: 'Feedback submitted successfully!', description }]]);
    expect(screen.getByText(description)).toBeVisible();
    expect(document.activeElement).toContainElement(heading);
    for (const name of ['Summary', 'Details']) expect(field(name)).toHaveValue('');
    expect(choice('Severity')).toHaveDisplayValue('Affects some functionality');
  });

  test.each([
    ['nothing at all', () => new Response(null, { status: 201 })],
    ['null', json(null, 201)],
    ['no emailSent', json({ id: 1 }, 201)],
  ])('an accepting answer of %s counts as saved, not as sent', async (_, reply) => {
    fakeApi(reply);
    show(Page);
    await fill();
    await submit();
    await outcome('Feedback submitted successfully!');
    expect(screen.getByText('Your feedback has been saved. Our team will review it shortly.')).toBeVisible();
    expect(button()).toBeEnabled();
  });

  test.each([
    ['500: It broke', problem(500, 'It broke')],
    ['502: Bad gateway', () => new Response('Bad gateway', { status: 502 })],
    ['We could not reach the server. Check your connection and try again.', networkDown],
  ])('failure "%s": destructive toast, the same beside the form, everything kept, and a second try works', async (description, reply) => {
    const asked = fakeApi(reply, RECEIVED);
    show(Page);
    await fill();
    await submit();
    await outcome('Failed to submit feedback');
    expect(toasts.mock.calls).toEqual([[{ look: 'destructive', title: 'Failed to submit feedback', description }]]);
    expect(screen.getByText(description)).toBeVisible();
    expect(screen.getByText(/What you wrote is still in the form\./)).toHaveTextContent(site.contactEmail);
    expect(field('Summary')).toHaveValue('A word is missing');
    expect(button()).toHaveFocus();
    await submit();
    await outcome('Feedback submitted successfully!');
    expect(asked).toHaveLength(2);
    expect(screen.queryByText(description)).not.toBeInTheDocument();
  });

  test('fields that the server refuses are named like any other mistake', async () => {
    fakeApi(
      problem(400, 'E-mail is wrong.', [
        { field: 'email', message: 'That domain does not exist' },
        { field: 'unknown', message: 'x' },
      ]),
    );
    show(Page);
    await fill();
    await submit();
    await mistakesHeading('One answer needs another look');
    expect(document.activeElement).toContainElement(screen.getByRole('link', { name: 'That domain does not exist' }));
    expect(field('Email')).toHaveAccessibleDescription(/That domain does not exist/);
    expect(screen.getByText('400: E-mail is wrong.')).toBeVisible();
  });
});

describe('nothing is lost, nothing is doubled', () => {
  test('a second try of the same answers has the same key, so the server stores it once', async () => {
    fakeApi(networkDown, problem(503, 'The data cannot be reached just now.'), RECEIVED);
    show(Page);
    await fill();
    for (let tries = 1; tries <= 3; tries += 1) {
      await submit();
      await waitFor(() => expect(sentKeys()).toHaveLength(tries));
      await waitFor(() => expect(button()).toBeEnabled());
    }
    expect(sentKeys()[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(sentKeys()).size).toBe(1);
    await outcome('Feedback submitted successfully!');
  });

  test('other answers, and the next message, have another key', async () => {
    fakeApi(networkDown, RECEIVED, RECEIVED);
    show(Page);
    await fill();
    await submit();
    await outcome('Failed to submit feedback');
    await fill({ Details: ' And more.' });
    await submit();
    await outcome('Feedback submitted successfully!');
    await fill();
    await submit();
    await waitFor(() => expect(sentKeys()).toHaveLength(3));
    expect(new Set(sentKeys()).size).toBe(3);
  });

  test('a draft survives a reload, with its key; it goes when it was sent', async () => {
    fakeApi(networkDown);
    const first = show(Page);
    await fill();
    await userEvent.selectOptions(choice('Severity'), 'Blocks important features');
    await submit();
    await outcome('Failed to submit feedback');
    const [key] = sentKeys();
    first.unmount();
    fakeApi(RECEIVED);
    const second = show(Page);
    expect(field('Summary')).toHaveValue('A word is missing');
    expect(choice('Severity')).toHaveDisplayValue('Blocks important features');
    await submit();
    await outcome('Feedback submitted successfully!');
    expect(sentKeys()).toEqual([key]);
    expect(sessionStorage).toHaveLength(0);
    second.unmount();
    show(Page);
    expect(field('Summary')).toHaveValue('');
  });
});

test('beside the form stands how long feedback is kept', () => {
  show(Page);
  expect(screen.getByText(/6 months after we have read it, and after 12 months at the latest/)).toBeVisible();
});

test('what was typed before the page was taken over stays', async () => {
  fakeApi(RECEIVED);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = prerendered(Page);
  const early = within(container);
  await userEvent.type(early.getByRole('textbox', { name: /^Summary/ }), 'Early bird');
  await userEvent.selectOptions(early.getByRole('combobox', { name: /^Severity/ }), 'Blocks important features');
  await userEvent.click(early.getByRole('checkbox'));
  hydrate(Page, container);
  expect(field('Summary')).toHaveValue('Early bird');
  expect(choice('Severity')).toHaveDisplayValue('Blocks important features');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('a browser without scripts puts no answers into the address, and gets an address to write to', () => {
  const html = prerendered(Page);
  expect(html).toContain('method="dialog"');
  expect(html).toContain(`href="mailto:${site.contactEmail}"`);
});
