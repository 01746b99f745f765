import { toast } from '@portal/shell-api';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeProgress, visit } from '../../testing/visit.tsx';
import { curriculum } from '../modules/learning-path.ts';

const card = (title: string) => within(screen.getByRole('article', { name: title }));
/** The visible percentage; the bar itself holds it too, for browsers without bars. */
const percent = () => screen.getByText(/^\d+%$/, { selector: 'span' }).textContent;
const start = (title: string) => screen.getByRole('link', { name: `Click here to start ${title}` });

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.mocked(toast).mockClear();
});

test('the list has the badge, the heading as its one h1, the intro and the overall progress (section 2, "List view")', () => {
  visit();
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Educational Modules']);
  expect(screen.getByText('Learn & Grow')).toBeInTheDocument();
  expect(screen.getByText(/^If you are new to research, we recommend .* You are free to choose another path/)).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Overall progress' })).toHaveAttribute('max', '18');
  expect(screen.getByText('0 of 18 completed')).toBeInTheDocument();
  expect(percent()).toBe('0%');
});

test('six groups hold the 19 numbered modules of the path, in order', () => {
  visit();
  const groups = screen.getAllByRole('list').map((list) => within(list).getAllByRole('heading', { level: 3 }).length);
  expect(groups).toEqual([3, 2, 5, 3, 3, 3]);
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(curriculum.path.map(({ title }) => title));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => Number(/^Module (\d+)/.exec(textContent ?? '')?.[1]))).toEqual(
    curriculum.path.map((_, at) => at + 1),
  );
});

test('"a vertical timeline of numbered module cards alternating left and right" (section 2)', () => {
  visit();
  const sides = screen.getAllByRole('listitem').map((item) => item.dataset.side);
  expect(sides).toEqual(curriculum.path.map((_, at) => (at % 2 === 0 ? 'start' : 'end')));
});

test('every card has one of the levels Beginner, Intermediate and Advanced (section 9)', () => {
  visit();
  const levels = screen
    .getAllByRole('article')
    .map((each) => ['Beginner', 'Intermediate', 'Advanced'].filter((level) => within(each).queryByText(level)).length);
  expect(levels).toEqual(curriculum.path.map(() => 1));
});

test('a closing "Congratulations!" card stands at the end of the line (section 2)', () => {
  visit();
  const end = screen.getByRole('heading', { name: 'Congratulations!' });
  const last = screen.getAllByRole('listitem').at(-1);
  expect(last?.compareDocumentPosition(end)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the six groups are the second-level headings, before the closing card', () => {
  visit();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Foundations',
    'Getting Involved',
    'Data & References',
    'Ethics & Integrity',
    'Writing & Communication',
    'Leadership & Impact',
    'Congratulations!',
  ]);
});

test('a card shows title, description, level and one control whose area is the card', () => {
  visit();
  const { description } = curriculum.path[0] ?? {};
  const first = card('Introduction to Research');
  expect(first.getByText('Beginner')).toBeInTheDocument();
  expect(first.getByText(String(description))).toBeInTheDocument();
  expect(first.getAllByRole('link')).toHaveLength(1);
  expect(first.getAllByRole('button')).toHaveLength(1);
  // Without scripts, and for who gets the link, it is the page of its text.
  expect(start('Introduction to Research')).toHaveAttribute('href', '/modules/introduction-to-research');
});

const bookmark = (title: string) => card(title).getByRole('button', { name: `Bookmark ${title}` });

test('a module is bookmarked on its card, which does not open it', async () => {
  const router = visit();
  await userEvent.click(bookmark('Research Without Labs'));
  expect(JSON.parse(localStorage.getItem('portal.curriculum.bookmarked') ?? '')).toEqual([3]);
  expect(router.state.location.hash).toBe('');
  await userEvent.click(bookmark('Research Without Labs'));
  expect(bookmark('Research Without Labs')).toHaveAttribute('aria-pressed', 'false');
});

test('icons and badge are named when set, and only then (3-decisions.md, "Icons on a card")', () => {
  visit('/modules', { 'curriculum.completed': [1], 'curriculum.bookmarked': [2], 'curriculum.notes': { 3: 'Ask Ana.', 4: ' \n ' } });
  const named = (title: string) =>
    card(title)
      .queryAllByRole('img')
      .map((icon) => icon.getAttribute('aria-label'));
  expect(named('Introduction to Research')).toEqual(['Completed']);
  expect(card('Introduction to Research').getByText('Completed')).toBeInTheDocument();
  expect(named('Understanding Research Design & Methods')).toEqual([]);
  expect(bookmark('Understanding Research Design & Methods')).toHaveAttribute('aria-pressed', 'true');
  expect(bookmark('Introduction to Research')).toHaveAttribute('aria-pressed', 'false');
  expect(named('Research Without Labs')).toEqual(['Has notes']);
  expect(named('Finding and Joining a Research Lab')).toEqual([]);
  expect(card('Finding and Joining a Research Lab').queryByText('Completed')).toBeNull();
});

test('the line turns green behind a completed module, also from one group to the next', () => {
  visit('/modules', { 'curriculum.completed': [3] });
  const lines = screen.getAllByRole('listitem').map((item) => item.dataset.line);
  expect(lines.slice(0, 4)).toEqual(['open', 'open', 'done', 'open']);
  const line = (group: string) => screen.getByRole('heading', { name: group }).parentElement?.dataset.line;
  expect(['Foundations', 'Getting Involved', 'Data & References'].map(line)).toEqual([undefined, 'done', 'open']);
});

test('module 12 also counts as completed when the ethical-AI flag is true (section 4)', () => {
  visit('/modules', { 'ethical-ai.completed': true });
  expect(card('Ethical AI Use (Interactive)').getByText('Completed')).toBeInTheDocument();
  expect(screen.getByText('1 of 18 completed')).toBeInTheDocument();
  expect(percent()).toBe('6%');
});

test('progress never passes 18 of 18, and what another tab changes shows at once', () => {
  visit();
  storeProgress({ 'curriculum.completed': [...curriculum.path.map(({ id }) => id), 13, 15] });
  expect(screen.getByText('18 of 18 completed')).toBeInTheDocument();
  expect(percent()).toBe('100%');
});

test('the list fetches no text; a module that somebody looks at is fetched', async () => {
  const loads = curriculum.path.map(({ text }) => jest.spyOn(text, 'load'));
  visit();
  expect(loads.flatMap(({ mock }) => mock.calls)).toEqual([]);
  jest.useFakeTimers();
  const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
  fireEvent.pointerEnter(start('Introduction to Research'));
  wait(149);
  expect(loads[0]).not.toHaveBeenCalled();
  wait(1);
  expect(loads[0]).toHaveBeenCalled();
  act(() => start('Research Without Labs').focus());
  wait(150);
  expect(loads[2]).toHaveBeenCalled();
  fireEvent.pointerEnter(start('Managing References'));
  fireEvent.pointerLeave(start('Managing References'));
  fireEvent.pointerEnter(start('Ethical AI Use (Interactive)'));
  wait(1000);
  expect(loads.flatMap(({ mock }) => mock.calls)).toHaveLength(2);
});

test('module 12 leads to its own page (section 2)', async () => {
  const router = visit();
  expect(start('Ethical AI Use (Interactive)')).toHaveAttribute('href', '/ethical-ai-module');
  await userEvent.click(start('Ethical AI Use (Interactive)'));
  expect(router.state.location.pathname).toBe('/ethical-ai-module');
});

test('before 1 September 2025 a card does not open, and says why (section 4)', () => {
  jest.useFakeTimers({ now: new Date(2025, 7, 31, 23, 59) });
  const router = visit();
  fireEvent.click(start('Introduction to Research'));
  expect(router.state.location.hash).toBe('');
  expect(toast).toHaveBeenCalledWith({ title: 'The modules open on September 1, 2025', description: expect.any(String) });
});

test('the opening day does not hold back module 12', () => {
  jest.useFakeTimers({ now: new Date(2025, 7, 31) });
  const router = visit();
  fireEvent.click(start('Ethical AI Use (Interactive)'));
  expect(router.state.location.pathname).toBe('/ethical-ai-module');
  expect(toast).not.toHaveBeenCalled();
});

test('from 1 September 2025 on a card opens its module', async () => {
  jest.useFakeTimers({ now: new Date(2025, 8, 1) });
  const router = visit();
  fireEvent.click(start('Introduction to Research'));
  expect(router.state.location.hash).toBe('#module=introduction-to-research');
  await act(async () => {});
  expect(toast).not.toHaveBeenCalled();
});

test('two doors stand above the list: the first module, and a study of your own, each with whom it is for and how long it takes', async () => {
  visit();
  expect(screen.getByText(/^For everyone who is new to research: 19 short modules/)).toBeVisible();
  expect(screen.getByText(/15 steps from a question to a paper, with two or three hours a week/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Take the Research Learning Path' })).toHaveAttribute('href', '/research-modules');
  await userEvent.click(screen.getByRole('link', { name: 'Start with module 1' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Introduction to Research' })).toBeVisible();
});

test.each([
  [[1, 2], /You have completed 2 of 18 modules so far/],
  [curriculum.path.map(({ id }) => id), /You have reached the end of the path/],
])('the closing card says what is true for who reads it', (completed, says) => {
  visit('/modules', { 'curriculum.completed': completed });
  const card = screen.getByRole('heading', { name: 'Congratulations!' }).closest('section');
  expect(card).toHaveTextContent(says);
});
