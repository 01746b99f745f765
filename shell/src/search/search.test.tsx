import type { IndexedEntry } from '@portal/contracts';
import { startProgress } from '@portal/progress';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { stubDialogs } from './example-dialog.ts';
import { Search } from './search.tsx';

const entry = (kind: string, title: string, address: string, more: Partial<IndexedEntry> = {}): IndexedEntry => ({
  kind,
  title,
  text: `About ${title}.`,
  address,
  ...more,
});
const entries = [
  entry('module', 'Research Ethics', '/modules#module=research-ethics', { progress: { of: 'curriculum', id: 3 } }),
  entry('module', 'Publication Ethics', '/modules#module=publication-ethics', { progress: { of: 'curriculum', id: 4 } }),
  entry('tool', 'marimo', '/tools?q=marimo'),
  entry('resource', 'Coursera', '/resources#coursera'),
  entry('podcast', 'Lab talks', '/team'),
];
const answer =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });
let ask: jest.SpiedFunction<typeof fetch>;

beforeAll(stubDialogs);
beforeEach(() => {
  startProgress();
  ask = jest.spyOn(globalThis, 'fetch').mockImplementation(answer({ entries }));
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const key of ['portal.curriculum.completed', 'portal.curriculum.bookmarked']) elsewhere(key, null);
});

/** What another tab stores. */
function elsewhere(key: string, newValue: string | null) {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage })));
}

function show() {
  const element = (
    <>
      <Search />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/volunteer'] });
  render(<RouterProvider router={router} />);
  return router;
}
const button = () => screen.getByRole('button', { name: 'Search' });
const dialog = () => screen.queryByRole('dialog', { name: 'Search' });
const field = () => screen.findByRole('combobox', { name: 'Search modules, tools, resources and pages' });
const options = () => screen.queryAllByRole('option');
const names = () => options().map((option) => option.textContent?.replace(/\s+/g, ' '));
const chosen = () => options().filter((option) => option.getAttribute('aria-selected') === 'true');

async function open() {
  const router = show();
  await userEvent.click(button());
  return { router, input: await field() };
}

test('in the page as it was made there is a button, and nothing of what it opens is said', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Search />);
  expect(page.querySelector('button')).toHaveTextContent('Search');
  expect(page).toHaveTextContent(/^Search$/);
});

test('"loaded on first focus": nothing is asked for before the button is reached, and once from then on', async () => {
  show();
  expect(ask).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(button()).toHaveFocus();
  const asked = () => ask.mock.calls.map(([address]) => address);
  await waitFor(() => expect(asked()).toEqual(['/search.json', '/api/projects']));
  expect(dialog()).toBeNull();
  await userEvent.click(button());
  await userEvent.type(await field(), 'ethics');
  await waitFor(() => expect(options()).toHaveLength(2));
  expect(asked()).toHaveLength(2);
});

test('it opens at once, and the focus is in the field', async () => {
  const { input } = await open();
  expect(dialog()).toBeVisible();
  expect(input).toHaveFocus();
  expect(input).toHaveAccessibleDescription(/arrow keys/);
  expect(input).toHaveAttribute('aria-expanded', 'false');
});

test('results say what they are, and "etics" finds ethics', async () => {
  const { input } = await open();
  await userEvent.type(input, 'etics');
  await waitFor(() => expect(options()).toHaveLength(2));
  expect(names()).toContain('Research Ethics Module About Research Ethics.');
  expect(input).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByRole('status')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 results'));
});

test('an entry of a kind that this shell does not know is found without a label', async () => {
  const { input } = await open();
  await userEvent.type(input, 'lab talks');
  await waitFor(() => expect(names()).toEqual(['Lab talks About Lab talks.']));
});

test('"shows completed and bookmarked", also when that changes in another tab', async () => {
  const { input } = await open();
  await userEvent.type(input, 'research ethics');
  await waitFor(() => expect(options()).toHaveLength(1));
  elsewhere('portal.curriculum.completed', '[3]');
  elsewhere('portal.curriculum.bookmarked', '[3,9]');
  expect(names()).toEqual(['Research Ethics Module Completed Bookmarked About Research Ethics.']);
});

test('"arrow keys": the best result is chosen, arrows go on and around, Enter opens it in this tab and closes the search', async () => {
  const { router, input } = await open();
  await userEvent.type(input, 'ethics');
  await waitFor(() => expect(options()).toHaveLength(2));
  const [first, second] = options();
  expect(chosen()).toEqual([first]);
  expect(input).toHaveAttribute('aria-activedescendant', first?.id);
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toEqual([second]);
  expect(input).toHaveAttribute('aria-activedescendant', second?.id);
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toEqual([first]);
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toEqual([second]);
  expect(input).toHaveFocus();
  const address = second?.getAttribute('href') ?? '';
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.pathname + router.state.location.hash).toBe(address);
  expect(dialog()).toBeNull();
});

test('another query begins with its best result again', async () => {
  const { input } = await open();
  await userEvent.type(input, 'ethics{ArrowDown}');
  await waitFor(() => expect(chosen()).toEqual([options()[1]]));
  await userEvent.type(input, '{Backspace}');
  expect(chosen()).toEqual([options()[0]]);
});

test('while text is composed the keys are the input method’s', async () => {
  const { router, input } = await open();
  await userEvent.type(input, 'ethics');
  await waitFor(() => expect(options()).toHaveLength(2));
  act(() => void input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true })));
  expect(router.state.location.pathname).toBe('/volunteer');
});

test('a result that leads to a card opens the page at the card', async () => {
  const { router, input } = await open();
  await userEvent.type(input, 'coursera');
  await waitFor(() => expect(options()).toHaveLength(1));
  await userEvent.click(options()[0] as Element);
  expect(router.state.location.pathname + router.state.location.hash).toBe('/resources#coursera');
});

test('where nothing is found a sentence says so, and where most people wanted to go is one click away', async () => {
  const { input } = await open();
  await userEvent.type(input, 'xyzzyq');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Nothing found for “xyzzyq”\. Try different words/));
  expect(options()).toEqual([]);
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/modules', '/collaborate', '/code-of-conduct#report', '/your-data', '/feedback', '/glossary']);
  await userEvent.click(screen.getByRole('link', { name: 'Report an incident' }));
  expect(dialog()).toBeNull();
});

describe('projects of the hub', () => {
  const projects = [
    {
      id: 7,
      title: 'Heart Rhythm at Home',
      description: `See [the tool](https://tool.example). ${'Long words '.repeat(30)}`,
      field: 'data-science',
    },
    { id: 'broken' },
    null,
  ];

  test('they can be found, and lead to their card', async () => {
    ask.mockImplementation((address) => answer(address === '/api/projects' ? projects : { entries })());
    const { router, input } = await open();
    await userEvent.type(input, 'heart rhythm');
    await waitFor(() =>
      expect(names()).toEqual([expect.stringMatching(/^Heart Rhythm at Home Project See the tool\. Long .{150,190} …$/)]),
    );
    await userEvent.keyboard('{Enter}');
    expect(router.state.location).toMatchObject({ pathname: '/collaborate', hash: '#project-7' });
  });

  test.each([
    ['an error', answer({ status: 503 }, 503)],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('with %s from the API everything else is found', async (_, broken) => {
    ask.mockImplementation((address) => (address === '/api/projects' ? broken() : answer({ entries })()));
    const { input } = await open();
    await userEvent.type(input, 'marimo');
    await waitFor(() => expect(names()).toEqual(['marimo Tool About marimo.']));
  });
});

test('an index that does not come is said, and can be asked for again with what was typed', async () => {
  ask.mockImplementation(answer({}, 503));
  const { input } = await open();
  await userEvent.type(input, 'marimo');
  expect(await screen.findByRole('alert')).toHaveTextContent('Search could not be loaded');
  ask.mockImplementation(answer({ entries }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toEqual(['marimo Tool About marimo.']));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(input).toHaveFocus();
});
