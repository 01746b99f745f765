import { site } from '@portal/shell-api';
import { fakeApi, held, json, networkDown, problem, sentKeys, serverText, show } from '@portal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  BROWSER_INFO,
  button,
  choice,
  field,
  fill,
  forget,
  mistakesHeading,
  outcome,
  RECEIVED,
  submit,
  toasts,
} from '../../testing/feedback.ts';
import { Page } from './feedback.page.tsx';

beforeEach(forget);

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
    await userEvent.click(await screen.findByRole('button', { name: 'Send another' }));
    expect(screen.getByRole('button', { name: 'Submit Feedback' })).toBeEnabled();
  });

  test.each([
    [true, 'Your feedback has been sent to our team and will be reviewed promptly.'],
    [false, 'Your feedback has been saved. Our team will review it shortly.'],
  ])(
    'success with emailSent %j: toast, the same in place of the form, what comes next, and on request the cleared form',
    async (emailSent, description) => {
      fakeApi(json({ id: 1, emailSent }, 201));
      show(Page);
      await fill();
      await userEvent.selectOptions(choice('Severity'), 'Minor inconvenience');
      await submit();
      const heading = await outcome('Feedback submitted successfully!');
      expect(toasts.mock.calls).toEqual([[{ look: 'default', title: 'Feedback submitted successfully!', description }]]);
      expect(screen.getByText(description)).toBeVisible();
      expect(document.activeElement).toContainElement(heading);
      expect(screen.getByText(/We write back only if you left an address/)).toBeVisible();
      expect(screen.queryByRole('textbox', { name: /^Summary/ })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Send another' }));
      expect(field('Summary')).toHaveFocus();
      for (const name of ['Summary', 'Details']) expect(field(name)).toHaveValue('');
      expect(choice('Severity')).toHaveDisplayValue('Affects some functionality');
    },
  );

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
    await userEvent.click(screen.getByRole('button', { name: 'Send another' }));
    expect(button()).toBeEnabled();
  });

  test.each([
    ['500: It broke', problem(500, 'It broke')],
    ['Something went wrong. Please try again.', serverText],
    ['Something went wrong. Please try again.', json({ detail: 'at /srv/x.ts:3' }, 500)],
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

  test('a mistake of our own is reported, and the visitor reads none of it', async () => {
    const mistake = new TypeError("Cannot read properties of undefined (reading 'x')");
    const reports = jest.fn();
    globalThis.reportError = reports;
    jest.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => {
      throw mistake;
    });
    fakeApi(RECEIVED);
    show(Page);
    await fill();
    await submit();
    await outcome('Failed to submit feedback');
    const description = 'Something went wrong. Please try again.';
    expect(toasts.mock.calls).toEqual([[{ look: 'destructive', title: 'Failed to submit feedback', description }]]);
    expect(screen.getByText(description)).toBeVisible();
    expect(document.body).not.toHaveTextContent('Cannot read properties');
    expect(reports.mock.calls).toEqual([[mistake]]);
    expect(field('Summary')).toHaveValue('A word is missing');
    await submit();
    await outcome('Feedback submitted successfully!');
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
    await mistakesHeading('Please check one answer');
    expect(document.activeElement).toContainElement(screen.getByRole('link', { name: 'That domain does not exist' }));
    expect(field('Email')).toHaveAccessibleDescription(/That domain does not exist/);
    expect(screen.getByText('400: E-mail is wrong.')).toBeVisible();
  });
});

describe('nothing is lost, nothing is doubled', () => {
  test('a second try of the same answers has the same key, so the server stores it once', async () => {
    fakeApi(networkDown, problem(503, 'Our database cannot be reached right now.'), RECEIVED);
    show(Page);
    await fill();
    for (let tries = 1; tries <= 3; tries += 1) {
      await submit();
      await waitFor(() => expect(sentKeys()).toHaveLength(tries));
      if (tries < 3) await waitFor(() => expect(button()).toBeEnabled());
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
    await userEvent.click(screen.getByRole('button', { name: 'Send another' }));
    await fill();
    await submit();
    await waitFor(() => expect(sentKeys()).toHaveLength(3));
    expect(new Set(sentKeys()).size).toBe(3);
  });

  test('the title of the tab says that something is wrong, until it no longer is', async () => {
    document.title = 'Website Feedback';
    fakeApi(RECEIVED);
    show(Page);
    await submit();
    expect(document.title).toBe('Error: Website Feedback');
    await submit();
    expect(document.title).toBe('Error: Website Feedback');
    await fill();
    await submit();
    await outcome('Feedback submitted successfully!');
    expect(document.title).toBe('Website Feedback');
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
