import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { exampleLive } from '../releases/example-live.ts';
import { RouteAnnouncer } from './route-announcer.tsx';

function show(path: string) {
  const frame = (
    <>
      <input aria-label="Search" />
      <main tabIndex={-1}>
        <Outlet />
      </main>
      <RouteAnnouncer live={exampleLive} />
    </>
  );
  // With keys, because every page of the site is mounted anew.
  const children = [
    { path: '/roses', element: <h1 key="roses">All about roses</h1> },
    { path: '/herbs', element: <h1 key="herbs">All about herbs</h1> },
    { path: '*', element: <p>No heading here</p> },
  ];
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return { go: (to: string) => act(() => router.navigate(to)), back: () => act(() => router.navigate(-1)) };
}

const heading = () => screen.getByRole('heading', { level: 1 });

test('the title is that of the page, then the name of the site', async () => {
  const { go } = show('/roses');
  expect(document.title).toBe('Roses · OpenBench');
  await go('/herbs');
  expect(document.title).toBe('Herbs · OpenBench');
  await go('/tulips');
  expect(document.title).toBe('Page not found · OpenBench');
});

test('at load the focus stays where the browser puts it', () => {
  show('/roses');
  expect(document.body).toHaveFocus();
  expect(heading()).not.toHaveAttribute('tabindex');
});

test('a page change moves the focus to the new heading, and scrolling is left to the router', async () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  const { go } = show('/roses');
  await go('/herbs');
  expect(heading()).toHaveAccessibleName('All about herbs');
  expect(heading()).toHaveFocus();
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  focus.mockRestore();
});

test('the heading can be focused but is no stop of the Tab key', async () => {
  await show('/roses').go('/herbs');
  expect(heading()).toHaveAttribute('tabindex', '-1');
});

test('going back is a page change too', async () => {
  const { go, back } = show('/roses');
  await go('/herbs');
  await back();
  expect(heading()).toHaveAccessibleName('All about roses');
  expect(heading()).toHaveFocus();
});

test('without a heading the focus goes to the main part', async () => {
  await show('/roses').go('/tulips');
  expect(screen.getByRole('main')).toHaveFocus();
});

test.each([
  ['another place of the same page', '/roses#thorns'],
  ['another query of the same page', '/roses?colour=red'],
  ['a place of another page, which the browser looks for', '/herbs#mint'],
])('the focus is not moved for %s', async (_, to) => {
  const { go } = show('/roses');
  act(() => screen.getByRole('textbox').focus());
  await go(to);
  expect(screen.getByRole('textbox')).toHaveFocus();
});
