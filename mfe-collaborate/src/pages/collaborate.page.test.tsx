import { fakeApi, held, json, networkDown, noAnswer, problem, show } from '@portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ALL, active, CELLS, card, completed, region, search, showLoaded, skeletons, status, titles } from '../../testing/projects.ts';
import { Page } from './collaborate.page.tsx';

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

  test('the search box has the specified placeholder and "Filter Projects" is beside it', () => {
    expect(search()).toHaveAttribute('placeholder', 'Search projects by title or description...');
    expect(screen.getByRole('button', { name: 'Filter Projects' })).toBeEnabled();
  });

  test('while loading there are 6 skeleton cards', () => {
    expect(skeletons('Active Projects')).toBe(6);
    expect(status()).toBe('Loading projects');
  });
});

describe('the cards', () => {
  test('the list is asked for once, with a GET to /api/projects (section 7)', async () => {
    const asked = fakeApi(json(ALL));
    show(Page);
    await waitFor(() => expect(skeletons('Active Projects')).toBe(0));
    expect(asked).toEqual([{ address: '/api/projects', method: 'GET', body: undefined }]);
  });

  test('the places become the list: cards come into it one by one, and what waits stays the same elements', async () => {
    const waiting = held(json(ALL));
    fakeApi(waiting.reply);
    const { container } = show(Page);
    const lists = () => [...container.querySelectorAll('ul:has(> [data-skeleton])')];
    const [list] = lists();
    expect(lists().map((each) => each.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
    await act(async () => waiting.release());
    await waitFor(() => expect(titles(active())).toHaveLength(3));
    expect(screen.getByRole('heading', { name: 'Counting Cells' }).closest('li')?.parentElement).toBe(list);
    expect(list).not.toHaveAttribute('aria-hidden');
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

  test.each([
    ['3 of 6 places', { memberCount: 3, maxMembers: 6 }, 3, 3],
    ['a full project', { memberCount: 5, maxMembers: 5 }, 5, 0],
    ['no number of places', { maxMembers: undefined }, 0, 0],
    ['more places than a card has room for', { memberCount: 3, maxMembers: 2_000_000_000 }, 0, 0],
  ])('the places are drawn, filled where they are taken: %s', async (_, members, taken, free) => {
    await showLoaded([{ ...CELLS, ...members }]);
    const item = screen.getByRole('heading', { name: 'Counting Cells' }).closest('li');
    expect(item?.querySelectorAll('[data-place=taken]')).toHaveLength(taken);
    expect(item?.querySelectorAll('[data-place=free]')).toHaveLength(free);
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
    ['Thoracic Oncology', 'This project is complete.'],
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

describe('when a project of the list is broken', () => {
  const reports = jest.fn();
  beforeEach(() => {
    globalThis.reportError = reports.mockReset();
  });

  test.each<[string, unknown]>([
    ['has no id', { ...CELLS, id: undefined }],
    ['has no title', { ...CELLS, title: undefined }],
    ['has no description', { ...CELLS, description: null }],
    ['has no field', { ...CELLS, field: undefined }],
    ['has no number of members', { ...CELLS, memberCount: undefined }],
    ['has a number for a duration', { ...CELLS, duration: 3 }],
    ['has a text for its places', { ...CELLS, maxMembers: 'six' }],
    ['is nothing at all', null],
  ])('one that %s is left out and reported once; all others, search and filter work', async (_, broken) => {
    await showLoaded([broken, ...ALL.filter((project) => project !== CELLS)]);
    await waitFor(() => expect(titles(active())).toEqual(['Sleep and Exams', 'Open Notebooks']));
    await waitFor(() => expect(titles(completed())).toHaveLength(2));
    await userEvent.type(search(), 'sleep');
    await waitFor(() => expect(titles(active())).toEqual(['Sleep and Exams']));
    expect(reports).toHaveBeenCalledTimes(1);
    expect(reports.mock.calls[0]?.[0]).toHaveProperty('message', '1 of 5 rows of /api/projects cannot be shown: the first is number 1.');
  });

  test('when all are broken it says that the projects are not available, not that there are none', async () => {
    fakeApi(json([{}]));
    show(Page);
    expect(await screen.findByRole('heading', { name: /The projects did not load/ })).toBeVisible();
  });
});

describe('when the list cannot be had (decision "Failed project list")', () => {
  test.each([
    ['the network is down', networkDown],
    ['the API answers 503', problem(503, 'The data cannot be reached.')],
    ['the answer is no list', json({ projects: [] })],
  ])('%s: it says so in plain words and keeps the rest of the page', async (_, reply) => {
    fakeApi(reply);
    show(Page);
    expect(await screen.findByRole('heading', { name: /The projects did not load/ })).toBeVisible();
    expect(status()).toBe('The projects did not load');
    expect(screen.queryByText(/503|cannot be reached|fetch/)).not.toBeInTheDocument();
    expect(skeletons('Active Projects') + skeletons('Completed Projects')).toBe(0);
    expect(completed().getByText(/part of the same list/)).toBeVisible();
    expect(region('Getting Started').getAllByRole('listitem')).toHaveLength(4);
  });

  test('the retry works without a reload; the button keeps the focus while it runs, then the list has it', async () => {
    const late = held(json(ALL));
    fakeApi(networkDown, late.reply);
    show(Page);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Trying again...' })).toBe(retry);
    expect(retry).toHaveFocus();
    expect(status()).toBe('Trying again...');
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
    await waitFor(() => expect(status()).toBe('The projects did not load'));
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  });
});
