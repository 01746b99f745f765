import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visit } from '../../testing/visit.tsx';
import { curriculum } from '../modules/learning-path.ts';

const places = () => within(screen.getByRole('navigation', { name: 'Continue' }));
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const offered = (name: string | RegExp) => places().getByRole('link', { name });
/** Opens a module by its card. Asking the whole list for a role and a name takes long. */
const start = (title: string) => {
  const card = screen.getByText(title, { selector: 'h3' }).closest('article') as HTMLElement;
  return userEvent.click(within(card).getByRole('link'));
};
const settings = () => JSON.parse(localStorage.getItem('portal.settings') ?? '{}');
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

afterEach(() => jest.useRealTimers());

test('a new visitor is offered the first module, and told what will stand beside it', () => {
  visit();
  expect(places().getByRole('link')).toHaveAccessibleName('Next unfinished module Introduction to Research');
  expect(places().getByText('The module you opened last will appear here.')).toBeInTheDocument();
});

test('"Continue where you left off" is the last opened, unfinished module, kept in portal.settings beside the theme', async () => {
  const router = visit('/modules', { settings: { theme: 'dark', later: 1 } });
  await start('Research Without Labs');
  expect(settings()).toEqual({ theme: 'dark', later: 1, lastModule: 3 });
  await act(() => router.navigate(-1));
  await userEvent.click(offered('Continue where you left off Research Without Labs'));
  expect(title()).toBe('Research Without Labs');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as Completed' }));
  await userEvent.click(link('Modules'));
  expect(places().getAllByRole('link')).toHaveLength(1);
  expect(offered('Next unfinished module Introduction to Research')).toBeInTheDocument();
});

test('module 12 is remembered too, though it opens on a page of its own', async () => {
  visit();
  await start('Ethical AI Use (Interactive)');
  expect(settings().lastModule).toBe(12);
});

test('what another release has kept there is passed over', () => {
  visit('/modules', { settings: { lastModule: 'introduction-to-research' } });
  expect(places().getAllByRole('link')).toHaveLength(1);
});

test('next unfinished is the first gap of the path; when there is none that is said', () => {
  visit('/modules', { 'curriculum.completed': [1, 2, 4] });
  expect(offered('Next unfinished module Research Without Labs')).toHaveAttribute('href', '/modules/research-without-labs');
});

test('with everything completed nothing is offered', () => {
  visit('/modules', { 'curriculum.completed': curriculum.path.map(({ id }) => id), settings: { lastModule: 1 } });
  expect(places().queryAllByRole('link')).toEqual([]);
  expect(places().getByText('You have completed the module you opened last.')).toBeInTheDocument();
  expect(places().getByText('You have completed every module of the path.')).toBeInTheDocument();
});

test('the opening day holds back what these places offer as it does a card (section 4)', () => {
  jest.useFakeTimers({ now: new Date(2025, 7, 31) });
  const router = visit();
  fireEvent.click(offered('Next unfinished module Introduction to Research'));
  expect(router.state.location.hash).toBe('');
});

test('a completed module offers the next unfinished one where neither "Continue" nor the path lead there', async () => {
  visit('/modules#module=academic-writing-basics', { 'curriculum.completed': [1, 16] });
  expect(screen.queryByRole('link', { name: /^Next unfinished/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Mark as Completed' }));
  expect(link('Continue to Next Module →')).toBeInTheDocument();
  await userEvent.click(link('Next unfinished: Effective Science Communication'));
  expect(title()).toBe('Effective Science Communication');
});

test('where "Continue to Next Module" leads to the next unfinished one, it is offered once', async () => {
  visit('/modules#module=introduction-to-research');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as Completed' }));
  expect(link('Continue to Next Module →')).toHaveAttribute('href', '/modules#module=understanding-research-design-methods');
  expect(screen.queryByRole('link', { name: /^Next unfinished/ })).toBeNull();
});
