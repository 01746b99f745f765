import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { exampleLive } from '../releases/example-live.ts';
import { PLACES_SLOT } from './main-places.tsx';
import { MenuAsSlot } from './menu.tsx';
import { NotFound } from './not-found.tsx';

/** Shows the page at an address. */
function show(path: string, { live = exampleLive, asSlot = false } = {}) {
  const element = (
    <MenuAsSlot value={asSlot}>
      <NotFound live={live} />
    </MenuAsSlot>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  return { router, ...render(<RouterProvider router={router} />) };
}

const suggestion = () => screen.getByRole('status');

test('an unknown address says so, gives the hint and a way home', () => {
  show('/nothing');
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('404 Page Not Found');
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test('the main places of the site stand there as links that need no opening', () => {
  show('/nothing');
  const places = screen.getByRole('navigation', { name: 'Popular pages' });
  const links = within(places).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home Page', '/'],
    ['Roses', '/roses'],
    ['Herbs', '/herbs'],
  ]);
});

test('a page that is near is offered by its name, and the link leads there', async () => {
  const { router } = show('/Herb');
  await waitFor(() => expect(suggestion()).toHaveTextContent('Did you mean Herbs?'));
  await userEvent.tab();
  await userEvent.tab();
  expect(within(suggestion()).getByRole('link')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/herbs');
});

test('of a page with several addresses the canonical one is offered', async () => {
  show('/garden/rose');
  expect(await within(suggestion()).findByRole('link', { name: 'Roses' })).toHaveAttribute('href', '/roses');
});

test('where nothing is near nothing is offered, and what was offered before goes', async () => {
  const { router } = show('/herb');
  expect(await within(suggestion()).findByRole('link')).toBeVisible();
  await act(() => router.navigate('/wp-admin'));
  await waitFor(() => expect(suggestion()).toBeEmptyDOMElement());
});

test('a page that is rendered to be stored holds a slot in the place of the list', () => {
  expect(show('/404', { asSlot: true }).container.querySelectorAll(PLACES_SLOT)).toHaveLength(1);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('it goes by the live document of the page loader, whatever stands in the HTML', async () => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'portal-live';
  script.textContent = JSON.stringify({ ...exampleLive, menu: [], apps: [] });
  document.head.append(script);
  show('/herb');
  expect(await within(suggestion()).findByRole('link', { name: 'Herbs' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Popular pages' })).toBeVisible();
  script.remove();
});

test('where no app is live, as in development without a store, the page stands without the list', () => {
  show('/herb', { live: { ...exampleLive, menu: [], apps: [] } });
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(suggestion()).toBeEmptyDOMElement();
});
