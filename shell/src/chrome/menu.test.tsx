import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { exampleLive } from '../releases/example-live.ts';
import { MENU_SLOT, Menu, MenuAsSlot } from './menu.tsx';

/** The menu calls the herbs what they are; the roses have a page with a name of its own. */
const live = {
  ...exampleLive,
  apps: exampleLive.apps.map((app) => ({
    ...app,
    routes: app.routes.map((route) => ({ ...route, title: route.path === '/roses' ? 'All Our Roses' : 'Herbs' })),
  })),
};

function show(path: string, { asSlot = false } = {}) {
  const element = (
    <MenuAsSlot value={asSlot}>
      <button type="button">Outside</button>
      <Menu live={live} />
    </MenuAsSlot>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  const { container } = render(<RouterProvider router={router} />);
  return { router, container };
}

const button = () => screen.getByRole('button', { name: 'Menu' });
const nav = () => screen.getByRole('navigation', { name: 'Site menu' });
const links = () => within(nav()).queryAllByRole('link');

async function open(path = '/roses') {
  const shown = show(path);
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  return shown;
}
const expectClosed = () => {
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(links()).toEqual([]);
};

test('the menu is a closed button until it is opened', () => {
  show('/roses');
  expectClosed();
});

test('the button opens and closes a list of links in the order of the live document, with the name of a page that is called something else', async () => {
  await open();
  const items = within(within(nav()).getByRole('list')).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('link').textContent)).toEqual(['Home Page', 'Roses All Our Roses', 'Herbs']);
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/', '/roses', '/herbs']);
  expect(document.getElementById(button().getAttribute('aria-controls') ?? '')).toBe(within(nav()).getByRole('list'));
  await userEvent.click(button());
  expectClosed();
});

test('it has no menu roles, which would promise other keys', async () => {
  const { container } = await open();
  expect(container.querySelectorAll('[role^="menu"], [aria-haspopup]')).toHaveLength(0);
});

test('the current page is marked, and only that', async () => {
  await open('/herbs');
  expect(links().map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'page']);
});

test('choosing an entry leads there and closes the menu', async () => {
  const { router } = await open();
  await userEvent.click(screen.getByRole('link', { name: 'Herbs' }));
  expect(router.state.location.pathname).toBe('/herbs');
  expectClosed();
});

test('choosing the page one is on closes the menu too', async () => {
  await open('/herbs');
  await userEvent.click(screen.getByRole('link', { name: 'Herbs' }));
  expectClosed();
});

test('going back closes the menu', async () => {
  const { router } = show('/roses');
  await act(() => router.navigate('/herbs'));
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await act(() => router.navigate(-1));
  expectClosed();
});

test('pressing outside closes it, pressing inside does not', async () => {
  await open();
  fireEvent.pointerDown(within(nav()).getByRole('list'));
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Outside' }));
  expectClosed();
});

test.each(['Herbs', 'Outside'])('Escape closes it and gives the focus back to its button, from "%s" too', async (name) => {
  await open();
  act(() => screen.getByText(name).focus());
  await userEvent.keyboard('{Escape}');
  expectClosed();
  expect(button()).toHaveFocus();
});

test('an Escape that belongs to text being composed leaves it open', async () => {
  await open();
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
  expect(button()).toHaveAttribute('aria-expanded', 'true');
});

test('Escape moves no focus while the menu is closed', async () => {
  show('/roses');
  const outside = screen.getByRole('button', { name: 'Outside' });
  act(() => outside.focus());
  await userEvent.keyboard('{Escape}');
  expect(outside).toHaveFocus();
});

test('the button gives way while one scrolls down; scrolling up and the end of the page bring it back', () => {
  show('/roses');
  const page = document.documentElement;
  jest.spyOn(page, 'scrollHeight', 'get').mockReturnValue(3000);
  jest.spyOn(page, 'clientHeight', 'get').mockReturnValue(600);
  const scrollTo = (y: number) => {
    window.scrollY = y;
    fireEvent.scroll(window);
    return nav().hasAttribute('data-away');
  };
  expect([scrollTo(200), scrollTo(197), scrollTo(100), scrollTo(900), scrollTo(2400)]).toEqual([true, true, false, true, false]);
  window.scrollY = 0;
  jest.restoreAllMocks();
});

test('the home page has no menu', () => {
  show('/');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('a page that is rendered to be stored holds a slot in its place, and the home page none', () => {
  expect(show('/roses', { asSlot: true }).container.querySelectorAll(MENU_SLOT)).toHaveLength(1);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(show('/', { asSlot: true }).container.querySelectorAll(MENU_SLOT)).toHaveLength(0);
});
