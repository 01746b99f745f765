import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { comeFromWithin, prerendered, visit } from '../../testing/visit.tsx';
import { itemsOf } from '../check-yourself/items-of.ts';
import { moduleBySlug } from '../curriculum/path-order.ts';
import { curriculum } from '../modules/learning-path.ts';

const region = (name: string) => screen.getByRole('region', { name });
const linesOf = (name: string) =>
  within(region(name))
    .getAllByRole('listitem')
    .map(({ firstChild }) => firstChild?.textContent);

test('lists what was completed in the order of both paths, each module once, and the module that the ethical-AI page marks', () => {
  visit('/record', {
    'curriculum.completed': [13, 3, 6, 1],
    'ethical-ai.completed': true,
    'research-path.completed': [2, 1],
  });
  expect(linesOf('Educational Modules')).toEqual([
    'Introduction to Research',
    'Research Without Labs',
    'Data Collection & Management',
    'Ethical AI Use (Interactive)',
    'Open Science & Reproducibility',
  ]);
  expect(region('Educational Modules')).toHaveTextContent('4 of 18 completed');
  expect(linesOf('Research Learning Path')).toHaveLength(2);
  expect(region('Research Learning Path')).toHaveTextContent('2 of 15 completed');
});

test('says how many questions of a text were understood, where something was answered', async () => {
  const text = await moduleBySlug(curriculum, 'data-analysis-fundamentals')?.text.load();
  const html = text?.sections.map((section) => section.html).join('') ?? '';
  const [right, wrong] = itemsOf(new DOMParser().parseFromString(html, 'text/html'));
  visit('/record', {
    'curriculum.completed': [1, 7],
    'research-path.completed': [7],
    'curriculum.answers': { 7: { [right?.id ?? '']: right?.key, [wrong?.id ?? '']: 'z', 'check-yourself-of-an-older-release': 'a' } },
  });
  expect(await screen.findByText(/^1 of \d questions understood · /)).toBeInTheDocument();
  expect(screen.getAllByText(/questions understood/)).toHaveLength(1);
  expect(screen.getByText(/questions understood/).closest('li')).toHaveTextContent(/^Data Analysis Fundamentals/);
});

test('a text that does not arrive leaves its count out, and that is said', async () => {
  const text = moduleBySlug(curriculum, 'data-analysis-fundamentals')?.text;
  jest.spyOn(text as { load(): Promise<unknown> }, 'load').mockRejectedValue(new Error('ChunkLoadError'));
  visit('/record', { 'curriculum.completed': [7], 'curriculum.answers': { 7: { any: 'a' } } });
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be counted');
  expect(linesOf('Educational Modules')).toEqual(['Data Analysis Fundamentals']);
  jest.restoreAllMocks();
});

test('says the day and the site, and that it is no certificate', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 23, 23, 59) });
  visit('/record', { 'curriculum.completed': [1] });
  expect(screen.getByText('As of November 23, 2026, from Example Bench (http://localhost)')).toBeInTheDocument();
  expect(screen.getByText('A personal record, not a certificate')).toBeInTheDocument();
  jest.setSystemTime(new Date(2026, 10, 24, 0, 1));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText(/^As of November 24, 2026/)).toBeInTheDocument();
  jest.useRealTimers();
});

test('a name appears on paper alone, and nothing stores it', async () => {
  visit('/record', { 'curriculum.completed': [1] });
  const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  const before = kept();
  const field = screen.getByRole('textbox', { name: 'Your name (optional)' });
  expect(field).toHaveAttribute('autocomplete', 'off');
  await userEvent.type(field, ' Dalia R. ');
  expect(screen.getByText('Name: Dalia R.')).not.toBeVisible();
  expect(kept()).toBe(before);
});

test('the button prints', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  visit('/record', { 'curriculum.completed': [1] });
  await userEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

test('where nothing is completed, it says what to do', async () => {
  await comeFromWithin('/record');
  expect(screen.getByRole('heading', { name: 'Nothing completed yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the modules' })).toHaveAttribute('href', '/modules');
  expect(screen.queryByRole('list')).toBeNull();
});

test('without scripts it says what it needs, and claims nothing', () => {
  const html = prerendered('/record');
  expect(html).toContain('this page needs JavaScript to read it');
  expect(html).not.toMatch(/Nothing completed|As of|<input|<button/);
});
