import { act, render, screen } from '@testing-library/react';
import { Fragment } from 'react';
import { createMemoryRouter, Outlet, type RouterNavigateOptions, RouterProvider } from 'react-router-dom';
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
    {
      path: '/herbs',
      element: (
        <Fragment key="herbs">
          <h1>All about herbs</h1>
          <section id="mint">
            <h2>Mint</h2>
          </section>
          <ul>
            <li id="sage">Sage</li>
          </ul>
        </Fragment>
      ),
    },
    { path: '*', element: <p>No heading here</p> },
  ];
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  const go = (to: string, options?: RouterNavigateOptions) => act(() => router.navigate(to, options));
  return { go, back: () => act(() => router.navigate(-1)) };
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

describe('an address that names a place', () => {
  test('the focus goes to the heading of the section, so that Tab goes on from there', async () => {
    await show('/roses').go('/herbs#mint');
    expect(screen.getByRole('heading', { level: 2, name: 'Mint' })).toHaveFocus();
  });

  test('it goes to what is no section itself, such as a card, and on the same page too', async () => {
    const { go } = show('/herbs');
    await go('/herbs#sage');
    expect(screen.getByRole('listitem')).toHaveFocus();
    await go('/herbs#mint');
    expect(screen.getByRole('heading', { level: 2, name: 'Mint' })).toHaveFocus();
  });

  test('following the same link again leads there again', async () => {
    const { go } = show('/herbs');
    await go('/herbs#mint');
    act(() => screen.getByRole('textbox').focus());
    await go('/herbs#mint');
    expect(screen.getByRole('heading', { level: 2, name: 'Mint' })).toHaveFocus();
  });
});

test.each([
  ['a place of the same page that is no element', '/herbs#module=thyme', {}],
  ['a place of another page that is no element', '/roses#module=thyme', {}],
  ['another query of the same page', '/herbs?colour=red', {}],
  ['an address that only follows what the page shows', '/herbs#mint', { replace: true }],
])('the focus is not moved for %s', async (_, to, options) => {
  const { go } = show('/herbs');
  act(() => screen.getByRole('textbox').focus());
  await go(to, options);
  expect(screen.getByRole('textbox')).toHaveFocus();
});
