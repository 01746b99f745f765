import { fakeApi, json, sentSignals, show } from '@portal/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page as ConductPage } from './code-of-conduct.page.tsx';
import { Page as FeedbackPage } from './feedback.page.tsx';
import { Page as SubmitPage } from './submit.page.tsx';

const stored = json({ id: 1, emailSent: false }, 201);
const trap = () => document.querySelector<HTMLInputElement>('[name=link_to_site]') as HTMLInputElement;

beforeEach(() => {
  sessionStorage.clear();
});

test.each([
  ['feedback', FeedbackPage],
  ['project', SubmitPage],
  ['incident', ConductPage],
])(
  'the trap of the %s form is reached neither with the keyboard nor by a screen reader, and nothing fills it in for a person',
  async (_, Page) => {
    show(Page);
    expect(screen.getAllByRole('textbox')).not.toContain(trap());
    expect(trap().closest('[inert][aria-hidden=true]')).not.toBeNull();
    expect(trap().closest('form')).not.toBeNull();
    expect(trap().autocomplete).toBe('off');
    for (const manager of ['1p-ignore', 'lpignore', 'bwignore', 'form-type']) expect(trap().hasAttribute(`data-${manager}`)).toBe(true);
    const reached = new Set<Element | null>();
    const fields = document.querySelectorAll('form input, form textarea, form select, form button').length;
    for (let index = 0; index < fields + 40; index += 1) {
      await userEvent.tab();
      reached.add(document.activeElement);
    }
    expect(reached).toContain(trap().form?.querySelector('textarea'));
    expect(reached).not.toContain(trap());
  },
);

test('a report tells nothing of its sender but seconds and whether the trap was filled in', async () => {
  const asked = fakeApi(stored);
  show(ConductPage);
  await userEvent.type(screen.getByRole('textbox', { name: /^What happened/ }), 'Somebody was rude.');
  await userEvent.click(screen.getByRole('button', { name: 'Submit Report' }));
  expect(await screen.findByText(/has been saved/)).toBeVisible();
  // The page may have asked before whether reports are open, which is no signal.
  expect(sentSignals().filter((signal) => signal !== undefined)).toEqual([expect.stringMatching(/^seconds=\d{1,2}; trap=empty$/)]);
  const [report] = asked.filter(({ method }) => method === 'POST');
  expect(Object.keys(report?.body as object).sort()).toEqual(['description', 'email', 'name', 'violationType']);
});

test('a form says how long it was open, and that a program filled in what no person sees', async () => {
  fakeApi(stored);
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  show(FeedbackPage);
  await userEvent.type(screen.getByRole('textbox', { name: /^Summary/ }), 'S');
  await userEvent.type(screen.getByRole('textbox', { name: /^Details/ }), 'D');
  act(() => {
    trap().value = 'https://buy.example';
  });
  now.mockReturnValue(1_007_900);
  await userEvent.click(screen.getByRole('button', { name: 'Submit Feedback' }));
  expect(await screen.findByText(/has been saved/)).toBeVisible();
  expect(sentSignals()).toEqual(['seconds=7; trap=filled']);
  now.mockRestore();
});
