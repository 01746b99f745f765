import { toast } from '@portal/shell-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page } from './collaborate.page.tsx';
import { fakeApi, held, json, networkDown, noAnswer, problem, sentKeys } from './fake-api.ts';
import { show } from './show.tsx';

const project = (id: number, title: string, more: object = {}) => ({
  id,
  title,
  description: `About ${title}.`,
  field: 'biology',
  duration: '3-6-months',
  memberCount: 3,
  maxMembers: 6,
  ...more,
});
const CELLS = project(1, 'Counting Cells');
const SLEEP = project(2, 'Sleep and Exams', { field: 'psychology', description: 'A survey of STUDENTS.' });
const NOTEBOOKS = project(6, 'Open Notebooks', { field: 'data-science', memberCount: 5, maxMembers: 5 });
const ONCOLOGY = project(3, 'Thoracic Oncology', { field: 'medicine' });
const OP_ED = project(4, 'Op-Ed: Empathy and Humility as Evidence-Based Medicine', { field: 'medicine-higher-education' });
const ALL = [CELLS, SLEEP, NOTEBOOKS, ONCOLOGY, OP_ED];

const region = (name: string) => within(screen.getByRole('region', { name }));
const active = () => region('Active Projects');
const completed = () => region('Completed Projects');
const titles = (place: Pick<typeof screen, 'queryAllByRole'>) =>
  place.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const skeletons = (name: string) => screen.getByRole('region', { name }).querySelectorAll('[data-skeleton]').length;
const card = (title: string) => within(screen.getByRole('heading', { level: 3, name: title }).closest('li') as HTMLElement);
const search = () => screen.getByRole('searchbox', { name: 'Search projects' });
const status = () => screen.getByRole('status').textContent;

async function showLoaded(projects: unknown = ALL) {
  fakeApi(json(projects));
  const shown = show(Page);
  await waitFor(() => expect(skeletons('Active Projects')).toBe(0));
  return shown;
}

describe('around the list (section 2, "Collaboration Hub")', () => {
  beforeEach(() => {
    fakeApi(noAnswer);
    show(Page);
  });

  test('badge "Global Network", the one headline "Collaboration Hub" and a subtitle about connecting and joining', () => {
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Collaboration Hub']);
    expect(screen.getByText('Global Network')).toBeVisible();
    expect(screen.getByText(/^Connect with fellow students .+ join research projects/)).toBeVisible();
  });

  test('"Getting Started" has four steps: browse, check availability, join with the form, watch the email', () => {
    const steps = region('Getting Started').getAllByRole('listitem');
    expect(steps).toHaveLength(4);
    const [browse, check, join, watch] = steps;
    expect(browse).toHaveTextContent('a subject that interests you');
    expect(check).toHaveTextContent('keep checking back, because new projects are hosted as they come in');
    expect(join).toHaveTextContent('Click join on the card and fill out the submission form');
    expect(watch).toHaveTextContent('within 5 business days');
  });

  test('a note says why descriptions may be vague, and encourages a plain-language summary', () => {
    expect(screen.getByText(/as detailed or as vague as they like/)).toHaveTextContent('intellectual property');
    expect(screen.getByText(/plain-language summary with each publication/)).toBeVisible();
  });

  test('six rules, and an alert about removal and zero tolerance', () => {
    const rules = region('Expectations and Rules for Participation');
    expect(rules.getAllByRole('listitem').map((rule) => within(rule).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'Professional Communication',
      'Time Commitment',
      'Academic Integrity',
      'Collaborative Spirit',
      'Confidentiality',
      'Quality Standards',
    ]);
    expect(rules.getByText(/removal from projects/)).toHaveTextContent(
      /Harassment, discrimination and unethical behavior get zero tolerance/,
    );
  });

  test('the Online Safety Guidelines lead to the full ones', () => {
    expect(screen.getByRole('heading', { level: 2, name: /Online Safety Guidelines/ })).toBeVisible();
    expect(screen.getByText(/Never share personal or patient-sensitive data/)).toBeVisible();
    expect(screen.getByText(/trusted platforms/)).toBeVisible();
    expect(screen.getByText(/trusted adult/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read Full Participant Guidelines' })).toHaveAttribute('href', '/safety-guidelines');
  });

  test('the search box has the specified placeholder and "Filter Projects" stands beside it', () => {
    expect(search()).toHaveAttribute('placeholder', 'Search projects by title or description...');
    expect(screen.getByRole('button', { name: 'Filter Projects' })).toBeEnabled();
  });

  test('while loading there are 6 skeleton cards', () => {
    expect(skeletons('Active Projects')).toBe(6);
    expect(status()).toBe('Loading the projects');
  });
});

describe('the cards', () => {
  test('the list is asked for once, with a GET to /api/projects (section 7)', async () => {
    const asked = fakeApi(json(ALL));
    show(Page);
    await waitFor(() => expect(skeletons('Active Projects')).toBe(0));
    expect(asked).toEqual([{ address: '/api/projects', method: 'GET', body: undefined }]);
  });

  test('active are all but the two named titles, completed are those (section 4)', async () => {
    await showLoaded();
    expect(titles(active())).toEqual(['Counting Cells', 'Sleep and Exams', 'Open Notebooks']);
    expect(titles(completed())).toEqual(['Thoracic Oncology', 'Op-Ed: Empathy and Humility as Evidence-Based Medicine']);
  });

  test('a card shows field, members, title, description, duration and "Remote" (section 2)', async () => {
    await showLoaded();
    const cells = card('Counting Cells');
    for (const text of ['Biology', '3/6', 'About Counting Cells.', '3-6 months', 'Remote']) expect(cells.getByText(text)).toBeVisible();
  });

  test('project 6 shows "Higher Education & Computer Science" (section 3)', async () => {
    await showLoaded();
    expect(card('Open Notebooks').getByText('Higher Education & Computer Science')).toBeVisible();
  });

  test('places that were not sent count as 0, and a duration that was not sent is left out', async () => {
    await showLoaded([{ ...CELLS, maxMembers: undefined, duration: null }]);
    expect(card('Counting Cells').getByText('3/0')).toBeVisible();
    expect(
      card('Counting Cells')
        .getAllByRole('listitem')
        .map((fact) => fact.textContent),
    ).toEqual(['Remote']);
  });

  test.each([
    ['Counting Cells', 'Joining is closed at the moment.'],
    ['Open Notebooks', 'All places in this project are taken.'],
    ['Thoracic Oncology', 'This project is completed.'],
  ])('%s has a disabled "Project Full" button that says why', async (title, why) => {
    await showLoaded();
    const button = card(title).getByRole('button', { name: 'Project Full' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(why);
  });

  test.each([
    ['Thoracic Oncology', 'Submitted for publication'],
    ['Op-Ed: Empathy and Humility as Evidence-Based Medicine', 'Submitted to the editor'],
  ])('%s has the ribbon "%s" (section 2)', async (title, ribbon) => {
    await showLoaded();
    expect(card(title).getByText(ribbon)).toBeVisible();
  });

  test('an https link in a description is a "Try Interactive Tool" button in a new tab; everything else stays text', async () => {
    const description = 'Start at https://a.example/tool, or [here](https://b.example/x). Not http://c.example or <b>bold</b>.';
    await showLoaded([{ ...CELLS, description }]);
    const links = card('Counting Cells').getAllByRole('link', { name: 'Try Interactive Tool (opens in a new tab)' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://a.example/tool', 'https://b.example/x']);
    for (const link of links) expect(link).toHaveAttribute('target', '_blank');
    expect(card('Counting Cells').getByText(/Not http:\/\/c\.example or <b>bold<\/b>\./)).toBeVisible();
  });
});

describe('joining (section 4, "Projects", and decision "Join")', () => {
  const OPEN = { ...CELLS, joinable: true };
  const button = () => card('Counting Cells').getByRole('button', { name: /^Join/ });
  const toasts = jest.mocked(toast);
  beforeEach(() => toasts.mockClear());

  test('while joining is closed, which is the default, nothing can be joined', async () => {
    await showLoaded();
    expect(screen.queryByRole('button', { name: /Join/ })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Project Full' })).toHaveLength(ALL.length);
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

describe('search and filter', () => {
  test.each(['cells', 'CELLS', ' about counting'])(
    'searching %j finds a substring of title or description, whatever the case (section 5)',
    async (query) => {
      await showLoaded();
      await userEvent.type(search(), query);
      expect(titles(active())).toEqual(['Counting Cells']);
      expect(status()).toBe('Showing 1 active project');
    },
  );

  test('a search without a match says so with the query, exactly, and offers all projects again', async () => {
    await showLoaded();
    await userEvent.type(search(), 'zebra');
    expect(active().getByRole('heading', { name: 'No active projects found' })).toBeVisible();
    expect(active().getByText('No active projects match your search for "zebra". Try different keywords.')).toBeVisible();
    expect(status()).toBe('No active projects found');
    await userEvent.click(screen.getByRole('button', { name: 'Show all active projects' }));
    await waitFor(() => expect(titles(active())).toHaveLength(3));
    expect(search()).toHaveValue('');
    expect(document.activeElement).toContainElement(screen.getByText('Counting Cells'));
  });

  test('without any active project the empty state invites ideas, exactly', async () => {
    await showLoaded([ONCOLOGY]);
    expect(active().getByRole('heading', { name: 'No active projects found' })).toBeVisible();
    expect(active().getByText('No active projects in this field. Be the first to submit a project idea!')).toBeVisible();
    expect(active().getByRole('link', { name: 'Submit a project idea' })).toHaveAttribute('href', '/submit');
  });

  test('the completed projects stay whatever is searched', async () => {
    await showLoaded();
    await userEvent.type(search(), 'zebra');
    expect(titles(completed())).toHaveLength(2);
  });

  test('without a completed project its empty state stands there, exactly', async () => {
    await showLoaded([CELLS]);
    expect(completed().getByRole('heading', { name: 'No completed projects found' })).toBeVisible();
    expect(completed().getByText('No projects have been submitted for publication yet.')).toBeVisible();
  });

  test('the filter lists "All fields" and the fields present among the active projects, with the choice exposed', async () => {
    await showLoaded();
    expect(choices()).toEqual([
      ['All fields', 'true'],
      ['Biology', 'false'],
      ['Higher Education & Computer Science', 'false'],
      ['Psychology', 'false'],
    ]);
  });

  test('choosing a field shows its projects, announces their number and gives the focus back to the button', async () => {
    await showLoaded();
    await choose('Psychology');
    expect(titles(active())).toEqual(['Sleep and Exams']);
    expect(status()).toBe('Showing 1 active project');
    expect(choices().filter(([, pressed]) => pressed === 'true')).toEqual([['Psychology', 'true']]);
    expect(screen.getByRole('button', { name: 'Filter Projects' })).toHaveFocus();
  });

  test('the chosen field stands beside the button and can be removed', async () => {
    await showLoaded();
    await choose('Psychology');
    await userEvent.click(screen.getByRole('button', { name: 'Field: Psychology, remove this filter' }));
    expect(titles(active())).toHaveLength(3);
  });

  test('search and field have to match both', async () => {
    await showLoaded();
    await choose('Psychology');
    await userEvent.type(search(), 'cells');
    expect(active().getByText(/match your search for "cells"/)).toBeVisible();
  });

  const list = () => screen.getByRole('list', { name: 'Show projects of one field' });
  const choices = () =>
    within(list())
      .getAllByRole('button')
      .map((choice) => [choice.textContent, choice.getAttribute('aria-pressed')]);
  async function choose(field: string) {
    // jsdom has no popover: the list is always there, and closing it is noted only.
    const hide = jest.fn();
    Object.assign(list().parentElement as HTMLElement, { hidePopover: hide });
    await userEvent.click(within(list()).getByRole('button', { name: field }));
    expect(hide).toHaveBeenCalled();
  }
});

describe('when the list cannot be had (decision "Failed project list")', () => {
  test.each([
    ['the network is down', networkDown],
    ['the API answers 503', problem(503, 'The data cannot be reached.')],
    ['the answer is no list', json({ projects: [] })],
  ])('%s: it says so in plain words and keeps the rest of the page', async (_, reply) => {
    fakeApi(reply);
    show(Page);
    expect(await screen.findByRole('heading', { name: /The projects are not available just now/ })).toBeVisible();
    expect(status()).toBe('The projects are not available just now');
    expect(screen.queryByText(/503|cannot be reached|fetch/)).not.toBeInTheDocument();
    expect(skeletons('Active Projects') + skeletons('Completed Projects')).toBe(0);
    expect(completed().getByText(/come with the same list/)).toBeVisible();
    expect(region('Getting Started').getAllByRole('listitem')).toHaveLength(4);
  });

  test('the retry works without a reload; the button keeps the focus while it runs, then the list has it', async () => {
    const late = held(json(ALL));
    fakeApi(networkDown, late.reply);
    show(Page);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Trying again' })).toBe(retry);
    expect(retry).toHaveFocus();
    expect(status()).toBe('Trying again');
    await act(async () => late.release());
    await waitFor(() => expect(titles(active())).toHaveLength(3));
    expect(screen.getByRole('group', { name: 'Active Projects' })).toHaveFocus();
    expect(titles(completed())).toHaveLength(2);
  });

  test('a retry that fails says so again', async () => {
    fakeApi(networkDown);
    show(Page);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await waitFor(() => expect(status()).toBe('The projects are not available just now'));
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  });
});
