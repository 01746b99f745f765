import { toast } from '@portal/shell-api';
import { fakeApi, held, json, networkDown, problem, sentKeys, serverText, show } from '@portal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ALL, CELLS, card, NOTEBOOKS, ONCOLOGY, showLoaded, skeletons } from '../../testing/projects.ts';
import { Page } from './collaborate.page.tsx';

describe('joining (section 4, "Projects", and decision "Join")', () => {
  const SAMPLE = { ...CELLS, id: 7, title: 'Counting Moths', sample: true };
  const OPEN = { ...CELLS, joinable: true };
  const button = () => card('Counting Cells').getByRole('button', { name: /^Join/ });
  const toasts = jest.mocked(toast);
  beforeEach(() => toasts.mockClear());

  test('while joining is closed, which is the default, nothing can be joined', async () => {
    await showLoaded();
    expect(screen.queryByRole('button', { name: /Join/ })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Project Full' })).toHaveLength(ALL.length);
  });

  const today = (name: string) => screen.findByRole('heading', { level: 2, name });

  test.each([
    ['joining is closed', 'Note: No project is taking new members right now', [CELLS, { ...NOTEBOOKS, sample: true }]],
    ['there is no project', 'Note: No project is taking new members right now', []],
    ['a project can be joined', 'Note: Joining is open', [OPEN, NOTEBOOKS, SAMPLE]],
    ['there are only samples', 'Note: The projects below are samples', [SAMPLE]],
  ])('the page begins with what is true today: %s', async (_, heading, projects) => {
    await showLoaded(projects);
    expect(await today(heading)).toBeVisible();
  });

  test('it makes no claim before the server has answered, nor when it does not, and offers what is possible anyway', async () => {
    const late = held(problem(503, 'Away.'));
    fakeApi(late.reply);
    show(Page);
    expect(await today('Note: Can I join a project today?')).toBeVisible();
    expect(screen.getByText(/^We are checking which projects/)).toBeVisible();
    await act(async () => late.release());
    expect(await screen.findByText(/^We could not reach our server, so we do not know/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start learning' })).toHaveAttribute('href', '/modules');
    expect(screen.getByRole('link', { name: 'Suggest a project' })).toHaveAttribute('href', '/submit');
  });

  test('a sample is labelled, and its disabled button says that nobody can join it; a real project has no label', async () => {
    await showLoaded([SAMPLE, CELLS]);
    expect(card('Counting Moths').getByText('Sample project')).toBeVisible();
    expect(card('Counting Moths').getByRole('button', { name: 'Project Full' })).toHaveAccessibleDescription(
      'This sample shows what a project looks like. Nobody can join it.',
    );
    expect(card('Counting Cells').queryByText('Sample project')).not.toBeInTheDocument();
  });

  test('while it is open a card with room shows "Join Project"; full and completed ones stay "Project Full"', async () => {
    await showLoaded([OPEN, NOTEBOOKS, { ...ONCOLOGY, joinable: true }]);
    expect(button()).toBeEnabled();
    expect(button()).toHaveAccessibleDescription('Counting Cells');
    for (const title of ['Open Notebooks', 'Thoracic Oncology'])
      expect(card(title).getByRole('button', { name: 'Project Full' })).toBeDisabled();
  });

  test('joining POSTs without a body, tells so in a toast and on the card, and refreshes the list', async () => {
    const asked = fakeApi(json([OPEN]), json({ id: 1, memberCount: 4, maxMembers: 6 }), json([{ ...OPEN, memberCount: 4 }]));
    show(Page);
    await userEvent.click(await waitFor(button));
    expect(await screen.findByText('4/6')).toBeVisible();
    expect(asked.map(({ address, method, body }) => [method, address, body])).toEqual([
      ['GET', '/api/projects', undefined],
      ['POST', '/api/projects/1/join', undefined],
      ['GET', '/api/projects', undefined],
    ]);
    const title = 'Successfully joined project!';
    const description = "You've been added to the project team. Check your email for collaboration details.";
    expect(toasts.mock.calls).toEqual([[{ look: 'default', title, description }]]);
    expect(card('Counting Cells').getByText(description)).toBeVisible();
    expect(document.activeElement).toContainElement(card('Counting Cells').getByText(description));
    expect(skeletons('Active Projects')).toBe(0);
  });

  test('while it is on its way the button is disabled', async () => {
    const late = held(json({ id: 1, memberCount: 4, maxMembers: 6 }));
    fakeApi(json([OPEN]), late.reply, json([OPEN]));
    show(Page);
    await userEvent.click(await waitFor(button));
    expect(await screen.findByRole('button', { name: 'Joining...' })).toBeDisabled();
    await act(async () => late.release());
    expect(await screen.findByText(/You've been added/)).toBeVisible();
  });

  test.each([
    ['409: All places in this project are taken.', problem(409, 'All places in this project are taken.'), { ...CELLS, memberCount: 6 }],
    ['Something went wrong. Please try again.', serverText, undefined],
    ['We could not reach the server. Check your connection and try again.', networkDown, undefined],
  ])('failure "%s": destructive toast and the same on the card (section 8)', async (description, reply, afterwards) => {
    fakeApi(json([OPEN]), reply, json([afterwards ?? OPEN]));
    show(Page);
    await userEvent.click(await waitFor(button));
    expect(await screen.findByText(description)).toBeVisible();
    expect(toasts.mock.calls).toEqual([[{ look: 'destructive', title: 'Failed to join project', description }]]);
    if (afterwards) expect(await card('Counting Cells').findByRole('button', { name: 'Project Full' })).toBeDisabled();
    else expect(button()).toBeEnabled();
  });

  test('a second try after a lost answer has the same key and takes no second place', async () => {
    fakeApi(json([OPEN]), networkDown, json({ id: 1, memberCount: 4, maxMembers: 6 }), json([OPEN]));
    show(Page);
    await userEvent.click(await waitFor(button));
    await screen.findByText(/We could not reach/);
    await userEvent.click(button());
    await screen.findByText(/You've been added/);
    expect(sentKeys()[1]).toMatch(/^[0-9a-f]{32}$/);
    expect(sentKeys()[2]).toBe(sentKeys()[1]);
  });
});
