import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeProgress, visit } from '../../testing/visit.tsx';

const filters = () => within(screen.getByRole('navigation', { name: 'Filter modules' }));
const current = () =>
  filters()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent);
const shown = () => screen.getAllByText(/./, { selector: 'article h3' }).map(({ textContent }) => textContent);
const count = () => screen.getByText(/modules$/, { selector: '[role="status"]' }).textContent;

test.each([
  ['Unfinished', '#show=unfinished', 17, 'Showing 17 of 19 modules'],
  ['Bookmarked', '#show=bookmarked', 2, 'Showing 2 of 19 modules'],
  ['With notes', '#show=with-notes', 1, 'Showing 1 of 19 modules'],
])(
  '%s: the filter is a link with the address %s, is told apart by more than color, and its count is announced',
  async (name, hash, cards, words) => {
    const router = visit('/modules', {
      'curriculum.completed': [1, 2],
      'curriculum.bookmarked': [3, 15],
      'curriculum.notes': { 8: 'Zotero', 9: ' ' },
    });
    expect(current()).toEqual(['All modules']);
    expect(count()).toBe('All 19 modules');
    await userEvent.click(filters().getByRole('link', { name }));
    expect(router.state.location.hash).toBe(hash);
    expect(current()).toEqual([name]);
    expect(shown()).toHaveLength(cards);
    expect(count()).toBe(words);
    expect(filters().getByRole('link', { name })).toHaveFocus();
  },
);

test('an address with a filter shows the filtered list', () => {
  visit('/modules#show=bookmarked', { 'curriculum.bookmarked': [20, 1] });
  expect(shown()).toEqual(['Introduction to Research', 'Publication Ethics & Scholarly Integrity']);
  expect(screen.getByRole('heading', { level: 2, name: 'Bookmarked modules' })).toBeInTheDocument();
});

test('the filters are reached by the Tab key and taken by Enter', async () => {
  visit('/modules', { 'curriculum.bookmarked': [1] });
  const user = userEvent.setup();
  for (let tabs = 0; tabs < 8 && document.activeElement?.textContent !== 'Bookmarked'; tabs += 1) await user.tab();
  await user.keyboard('{Enter}');
  expect(current()).toEqual(['Bookmarked']);
  expect(shown()).toEqual(['Introduction to Research']);
});

test.each([
  ['#show=bookmarked', 'No bookmarks yet'],
  ['#show=with-notes', 'No notes yet'],
])('%s with nothing to show says so and how to change it', (hash, title) => {
  visit(`/modules${hash}`);
  expect(screen.getByRole('heading', { level: 3, name: title })).toBeInTheDocument();
  expect(document.querySelector('article')).toBeNull();
});

test('nothing unfinished is said as what it is', () => {
  visit('/modules#show=unfinished', { 'curriculum.completed': Array.from({ length: 21 }, (_, at) => at + 1) });
  expect(screen.getByRole('heading', { level: 3, name: 'Nothing is unfinished' })).toBeInTheDocument();
});

test('what another tab changes shows in the filtered list', () => {
  visit('/modules#show=bookmarked', { 'curriculum.bookmarked': [1] });
  storeProgress({ 'curriculum.bookmarked': [1, 2] });
  expect(count()).toBe('Showing 2 of 19 modules');
});

test('from a module back to the filtered list, the focus is on its card; where the card has gone it is on the heading', async () => {
  const router = visit('/modules#show=unfinished', {});
  // Asking the whole list for a role and a name takes long.
  const start = () => {
    const card = screen.getByText('Managing References', { selector: 'article h3' }).closest('article') as HTMLElement;
    return within(card).getByRole('link', { name: 'Click here to start Managing References' });
  };
  await userEvent.click(start());
  await act(() => router.navigate(-1));
  expect(router.state.location.hash).toBe('#show=unfinished');
  expect(start()).toHaveFocus();
  await act(() => router.navigate(1));
  await userEvent.click(screen.getByRole('button', { name: 'Mark as Completed' }));
  await userEvent.click(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Modules' }));
  expect(router.state.location.hash).toBe('#show=unfinished');
  expect(shown()).not.toContain('Managing References');
  expect(screen.getByText('Educational Modules', { selector: 'h1' })).toHaveFocus();
});
