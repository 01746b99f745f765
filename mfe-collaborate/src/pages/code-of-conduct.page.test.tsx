import { discardLists } from '@portal/api-client';
import { site, toast } from '@portal/shell-api';
import { fakeApi, hydrate, json, networkDown, prerendered, problem, sentKeys, serverText, show } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page } from './code-of-conduct.page.tsx';

const RECEIVED = json({ emailSent: false }, 201);
const RECEPTION = '/api/conduct-report/reception';
const toasts = jest.mocked(toast);

/** An API that takes reports, or not, and then replies to what is sent. Gives back what was sent. */
function reportApi(status: 'open' | 'trial' | 'closed', ...replies: Parameters<typeof fakeApi>) {
  const asked = fakeApi(...replies);
  const sending = globalThis.fetch;
  globalThis.fetch = (async (address: string, init: RequestInit) =>
    address === RECEPTION ? json({ status })() : sending(address, init)) as typeof fetch;
  return asked;
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const description = () => field(/^What happened/);
const kind = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'What is it about?' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit Report' }));
const heading = (text: string) => screen.findByRole('heading', { name: new RegExp(text) });
const region = (name: RegExp) => within(screen.getByRole('region', { name }));

beforeEach(() => toasts.mockClear());
afterEach(discardLists);

test('a report that was begun says "busy" (issue "Open tabs follow politely"), though nothing of it is stored', async () => {
  reportApi('open', RECEIVED);
  document.body.innerHTML = `<div id="made">${prerendered(Page)}</div>`;
  description().value = 'Typed before the page worked';
  hydrate(Page, document.getElementById('made') as HTMLElement);
  await waitFor(() => expect(document.querySelector('[data-busy]')).toContainElement(description()));
});

describe('the page (section 2, "Code of Conduct")', () => {
  beforeEach(() => {
    reportApi('open', RECEIVED);
    show(Page);
  });

  test('a table sets expected against unacceptable behavior', () => {
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Expected behavior', 'Unacceptable behavior']);
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.length).toBeGreaterThanOrEqual(4);
    for (const row of rows) expect(within(row).getAllByRole('cell')).toHaveLength(2);
  });

  test("the characteristics that may be nobody's disadvantage are named, and minors are protected", () => {
    const table = screen.getByRole('table');
    for (const named of ['race', 'religion', 'gender identity', 'sexual orientation', 'disability', 'age', 'under 18'])
      expect(table).toHaveTextContent(named);
  });

  test('it says when a first answer comes, what holds for minors, and how to appeal to whom', () => {
    const afterwards = region(/^What happens after you report/);
    expect(afterwards.getByText(/within 5 business days/)).toBeVisible();
    expect(afterwards.getByText('If you are under 18')).toBeVisible();
    expect(afterwards.getByText(/30 days to appeal/)).toBeVisible();
    expect(afterwards.getByRole('link', { name: site.contactEmail })).toHaveAttribute('href', `mailto:${site.contactEmail}`);
  });

  test('enforcement lists a formal warning, a ban, removal of offensive content and legal action in severe cases', () => {
    const list = region(/^Enforcement/).getAllByRole('heading', { level: 3 });
    expect(list.map((one) => one.textContent)).toEqual([
      'Formal warning',
      'Ban',
      'Removal of offensive content',
      'Legal action in severe cases',
    ]);
  });

  test('only the description is required; the kinds are the specified ones (sections 3 and 5)', () => {
    expect(description()).toBeRequired();
    for (const control of [kind(), field(/^Your name/), field(/^Your email/)]) expect(control).not.toBeRequired();
    expect(field(/^Your email/)).toHaveAttribute('type', 'email');
    const values = within(kind())
      .getAllByRole<HTMLOptionElement>('option')
      .map((option) => option.value);
    expect(values).toEqual(['', 'harassment', 'inappropriate-content', 'safety-concern', 'academic-misconduct', 'other']);
  });

  test('nobody is sent what is typed: no spell-checker, writing aid or translator may read along', () => {
    for (const control of [description(), field(/^Your name/), field(/^Your email/)]) {
      expect(control).toHaveAttribute('spellcheck', 'false');
      expect(control).toHaveAttribute('data-gramm', 'false');
      expect(control).toHaveAttribute('translate', 'no');
    }
  });

  test('beside the form stands what is stored, how long, and who reads it', () => {
    const privacy = region(/What we store, how long, and who reads it/);
    expect(privacy.getByText(/do not store a network address, time of day, browser name or cookie/)).toBeVisible();
    expect(privacy.getByText(/deleted after 30 days unless the team retrieves them/)).toBeVisible();
    expect(privacy.getByText(/12 months after the team has finished with it, or after 24 months if no one has opened it/)).toBeVisible();
    expect(privacy.getByText(/members of our conduct team have the keys that open a report/)).toBeVisible();
    expect(screen.getByText(/call your local emergency number/)).toBeVisible();
    expect(screen.getByText(/116 123 in the United Kingdom and Ireland/)).toBeVisible();
  });

  test('the button under the headline leads to the form, and who helps at once is named before it', () => {
    expect(screen.getByRole('link', { name: 'Report an incident' })).toHaveAttribute('href', '#report');
    const [helpline] = screen.getAllByRole('link', { name: /Find a helpline/ });
    expect(helpline?.compareDocumentPosition(description())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('the way out says honestly what it does, and that it hides nothing', () => {
    const link = screen.getByRole('link', { name: 'Leave this page quickly' });
    expect(link).toHaveAttribute('href', 'https://www.wikipedia.org/');
    expect(link).toHaveAttribute('rel', 'noreferrer');
    expect(screen.getByText(/Your browser's history still shows this page/)).toHaveTextContent('opens Wikipedia');
  });
});

test('while nobody could open a report, there is no form, but who to turn to', async () => {
  reportApi('closed', RECEIVED);
  show(Page);
  expect(await screen.findByText('Reports are not open yet')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText(/nobody could open one/)).toHaveTextContent(site.contactEmail);
  expect(screen.getAllByRole('link', { name: /Find a helpline/ })[0]).toBeVisible();
});

test('a portal that is being tried out says so before anything is typed', async () => {
  reportApi('trial', RECEIVED);
  show(Page);
  expect(await screen.findByText(/please do not send real ones/)).toBeVisible();
  expect(description()).toBeVisible();
});

test('when it cannot be learned whether reports are open, the form is there', async () => {
  fakeApi(networkDown);
  show(Page);
  await waitFor(() => expect(description()).toBeVisible());
  expect(screen.queryByText('Reports are not open yet')).toBeNull();
});

test('about the team itself, it says that there is no contact outside the team, or which', () => {
  const shown = show(Page);
  expect(screen.getByText(/We have no contact outside the team yet/)).toBeVisible();
  shown.unmount();
  jest.replaceProperty(site, 'conductEmail', 'ombuds@example.org');
  show(Page);
  expect(screen.getByRole('link', { name: 'ombuds@example.org' })).toHaveAttribute('href', 'mailto:ombuds@example.org');
  expect(screen.queryByText(/no contact outside the team/)).toBeNull();
});

test.each(['', '   ', '\n\n'])(
  'a description of %j is blocked: toast "Description Required" and the same text at the field (section 5)',
  async (text) => {
    const asked = reportApi('open', RECEIVED);
    show(Page);
    if (text) await userEvent.type(description(), text);
    await submit();
    await heading('Please check one answer');
    const message = 'Please provide a description of the incident.';
    expect(toasts.mock.calls).toEqual([[{ look: 'destructive', title: 'Description Required', description: message }]]);
    expect(description()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(asked).toEqual([]);
  },
);

test('another mistake is no missing description', async () => {
  reportApi('open', RECEIVED);
  show(Page);
  await userEvent.type(description(), 'It happened.');
  await userEvent.type(field(/^Your email/), 'nobody');
  await submit();
  await heading('Please check one answer');
  expect(toasts).not.toHaveBeenCalled();
});

describe('sending (sections 4, 7 and 8)', () => {
  test('an anonymous report sends the four specified fields, three of them empty', async () => {
    const asked = reportApi('open', RECEIVED);
    show(Page);
    await userEvent.type(description(), 'It happened.');
    await submit();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toEqual({
      address: '/api/conduct-report',
      method: 'POST',
      body: { name: '', email: '', description: 'It happened.', violationType: '' },
    });
  });

  test.each([
    [true, 'Your report has been sent to our team and will be reviewed confidentially.'],
    [false, 'Your report has been saved and will be reviewed confidentially.'],
  ])(
    'success with emailSent %j: toast, the same in place of the form, what comes next, and on request the cleared form',
    async (emailSent, text) => {
      reportApi('open', json({ emailSent }, 201));
      show(Page);
      await userEvent.type(description(), 'It happened.');
      await userEvent.selectOptions(kind(), 'Harassment');
      await submit();
      expect(document.activeElement).toContainElement(await heading('Report submitted successfully!'));
      expect(toasts.mock.calls).toEqual([[{ look: 'default', title: 'Report submitted successfully!', description: text }]]);
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.getByText(/No message goes to the people you named/)).toBeVisible();
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.getByRole('link', { name: 'Leave this page quickly' })).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Send another' }));
      expect(description()).toHaveFocus();
      expect(description()).toHaveValue('');
      expect(kind()).toHaveValue('');
    },
  );

  test.each([
    ['503: Our database cannot be reached right now.', problem(503, 'Our database cannot be reached right now.')],
    ['We could not reach the server. Check your connection and try again.', networkDown],
  ])(
    'failure: the specified toast; beside the form also "%s", another way, and all text kept; a second try has the same key',
    async (reason, reply) => {
      reportApi('open', reply, RECEIVED);
      show(Page);
      await userEvent.type(description(), 'It happened.');
      await submit();
      await heading('Submission Error');
      const text = 'There was an error submitting your report. Please try again or email us directly.';
      expect(toasts.mock.calls).toEqual([[{ look: 'destructive', title: 'Submission Error', description: text }]]);
      expect(screen.getByText(reason)).toBeVisible();
      expect(screen.getByText(/What you wrote is still in the form\./)).toHaveTextContent(site.contactEmail);
      expect(description()).toHaveValue('It happened.');
      await submit();
      await heading('Report submitted successfully!');
      expect(new Set(sentKeys()).size).toBe(1);
    },
  );

  test('a failure in the words of a server shows the specified text alone; they are never shown', async () => {
    reportApi('open', serverText);
    show(Page);
    await userEvent.type(description(), 'It happened.');
    await submit();
    const outcome = (await heading('Submission Error')).closest('[tabindex="-1"]');
    expect(outcome).toHaveTextContent('There was an error submitting your report. Please try again or email us directly.');
    expect(document.body).not.toHaveTextContent(/500|TypeError|srv/);
    expect(toasts).toHaveBeenCalledTimes(1);
  });
});

test('nothing of the incident form touches any browser storage, and the browser is asked to remember nothing', async () => {
  const touched: string[] = [];
  const spies = (['getItem', 'setItem', 'removeItem', 'key'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation((...args: unknown[]) => void touched.push(`${name} ${args}`) as never),
  );
  const cookies = jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => void touched.push(`cookie ${text}`));
  reportApi('open', networkDown, RECEIVED);
  const shown = show(Page);
  await userEvent.type(description(), 'canary');
  await submit();
  await heading('Submission Error');
  await submit();
  await heading('Report submitted successfully!');
  shown.unmount();
  expect(touched).toEqual([]);
  expect(location.href).not.toContain('canary');
  for (const spy of [...spies, cookies]) spy.mockRestore();

  const form = document.createElement('div');
  form.innerHTML = prerendered(Page);
  for (const control of form.querySelectorAll('form, form input, form textarea, form select'))
    expect(control.getAttribute('autocomplete')).toBe('off');
});
