import type { LiveApp } from '@portal/contracts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { exampleLive, formerApp } from '../releases/example-live.ts';
import { deferred } from '../releases/example-releases.ts';
import { createLiveCheck } from '../releases/live-check.ts';
import { createPageLoader } from '../releases/page-loader.ts';
import { loadedRelease, ReleaseOfPage } from '../releases/release-of-page.ts';
import { createRoutes, NOT_FOUND } from './routes.tsx';

const pages: Record<string, ComponentType> = {
  home: () => <h1>Welcome</h1>,
  roses: () => <h1>All about roses</h1>,
  herbs: () => <h1>All about herbs</h1>,
};
const working = async (_: LiveApp, page: string) => pages[page] as ComponentType;
const broken = () => Promise.reject(new Error('offline'));

/** Opens an address of a site that is made from the example's live document. `load` is what the network does. */
async function visit(path: string, { load = working, text }: { load?: typeof working; text?: string } = {}) {
  const network = { load: jest.fn(load), readPrevious: async () => formerApp };
  const loader = createPageLoader(network);
  const first = text === undefined ? undefined : { path, release: 'mfe_garden__2_1_0_', text };
  const liveCheck = createLiveCheck(exampleLive);
  const hardNavigate = jest.fn<void, [URL]>();
  const router = createMemoryRouter(createRoutes({ live: exampleLive, liveCheck, loader, first, hardNavigate }), {
    initialEntries: [path],
    hydrationData: { loaderData: { [NOT_FOUND]: null } },
  });
  await act(async () => {
    render(
      <ReleaseOfPage value={loadedRelease(loader)}>
        <RouterProvider router={router} />
      </ReleaseOfPage>,
      { onCaughtError: () => {} },
    );
  });
  return {
    network,
    hardNavigate,
    go: (to: string) => act(() => router.navigate(to)),
    back: () => act(() => router.navigate(-1)),
    startBack: () => act(async () => void router.navigate(-1)),
    /** Begins a page change and does not wait for it. */
    start: (to: string) => act(async () => void router.navigate(to)),
  };
}

const heading = () => within(screen.getByRole('main')).getByRole('heading', { level: 1 });

let warnings: jest.SpyInstance;
beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => warnings.mockRestore());

test.each([
  ['/', 'Welcome'],
  ['/roses', 'All about roses'],
  ['/garden/roses', 'All about roses'],
  ['/roses/', 'All about roses'],
  ['/herbs', 'All about herbs'],
])('the live document puts a page behind %s', async (path, name) => {
  await visit(path);
  expect(heading()).toHaveAccessibleName(name);
});

// In capitals too: the host and the live document know one spelling, and a page that only some of them know is not whole.
test.each(['/tulips', '/garden', '/roses/red', '/Roses'])('behind %s stands the not-found page', async (path) => {
  await visit(path);
  expect(heading()).toHaveAccessibleName('404 Page Not Found');
  expect(document.title).toBe('Page not found · OpenBench');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Made by shell 7.8.9');
});

test('a step to an address that this document does not know loads its document, and the page stays until then', async () => {
  const { start, hardNavigate } = await visit('/roses');
  await start('/roses/red?of=2026');
  expect(hardNavigate.mock.calls.map(([{ pathname, search }]) => pathname + search)).toEqual(['/roses/red?of=2026']);
  expect(heading()).toHaveAccessibleName('All about roses');
});

test('so does a step back to such an address; the not-found page itself asks nothing', async () => {
  const { go, startBack, hardNavigate } = await visit('/tulips');
  await go('/herbs');
  expect(hardNavigate).not.toHaveBeenCalled();
  await startBack();
  expect(hardNavigate.mock.calls.map(([{ pathname }]) => pathname)).toEqual(['/tulips']);
});

test('the menu shows the entries of the live document and leads to their pages', async () => {
  await visit('/roses');
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const links = within(screen.getByRole('navigation', { name: 'Site menu' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Home Page', 'Roses', 'Herbs']);
  await userEvent.click(screen.getByRole('link', { name: 'Herbs' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'All about herbs' })).toHaveFocus();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('mfe-garden 2.1.0');
});

test('header, main part and footer stand around every page, with a way past the header', async () => {
  await visit('/roses');
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  const skip = screen.getByRole('link', { name: 'Skip to main content' });
  expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
  await userEvent.tab();
  expect(skip).toHaveFocus();
});

test('the page before stays while the next loads, and after a moment the visitor is told', async () => {
  jest.useFakeTimers();
  const herbs = deferred<ComponentType>();
  const { start } = await visit('/roses', { load: async (_, page) => (page === 'herbs' ? herbs.task : working(_, page)) });
  await start('/herbs');
  await act(() => jest.advanceTimersByTimeAsync(299));
  expect(heading()).toHaveAccessibleName('All about roses');
  expect(screen.queryByText('Loading the page')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('Loading the page').closest('[role=status]')).not.toBeNull();
  expect(heading()).toHaveAccessibleName('All about roses');
  await act(async () => herbs.end(pages.herbs as ComponentType));
  expect(heading()).toHaveAccessibleName('All about herbs');
  expect(screen.queryByText('Loading the page')).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('a page that no release brings is explained in its place, and the frame stands', async () => {
  const { go, network } = await visit('/');
  network.load.mockImplementation(broken);
  await go('/herbs');
  expect(heading()).toHaveAccessibleName('Garden did not load');
  expect(heading()).toHaveFocus();
  expect(screen.getByRole('banner')).toBeVisible();
  await go('/');
  expect(heading()).toHaveAccessibleName('Welcome');
});

test('a page that failed is tried again when it is visited again', async () => {
  const { go, network } = await visit('/');
  network.load.mockImplementation(broken);
  await go('/herbs');
  await go('/');
  network.load.mockImplementation(working);
  await go('/herbs');
  expect(heading()).toHaveAccessibleName('All about herbs');
});

test('what was said of one page is not said of the next', async () => {
  const { go } = await visit('/roses', { load: broken });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/It still does not work/)).toBeVisible();
  await go('/herbs');
  expect(screen.getByText('Trying again after a moment often helps.')).toBeVisible();
});

test('a page that throws on arrival never leaves the main part empty', async () => {
  const former = deferred<ComponentType>();
  const { go, network } = await visit('/');
  network.load.mockImplementation(async (release) => {
    if (release === formerApp) return former.task;
    return () => {
      throw new Error('Thorns.');
    };
  });
  await go('/roses');
  expect(screen.getByRole('main')).toHaveTextContent('Loading the page…');
  await act(async () => former.end(() => <h1>Roses of yesterday</h1>));
  expect(heading()).toHaveAccessibleName('Roses of yesterday');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('mfe-garden 2.0.0');
});

test('the text that came with the first page is kept for that page alone', async () => {
  const { go } = await visit('/roses', { load: broken, text: '<h1>Roses as they came</h1>' });
  expect(heading()).toHaveAccessibleName('Roses as they came');
  await go('/herbs');
  expect(heading()).toHaveAccessibleName('Garden did not load');
  await go('/roses');
  expect(heading()).toHaveAccessibleName('Roses as they came');
});

test('a page change scrolls to the top, and going back to where one was', async () => {
  const scrolled = jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
  const { go, back } = await visit('/roses');
  Object.assign(window, { scrollY: 400 });
  await go('/herbs');
  expect(scrolled.mock.lastCall).toEqual([0, 0]);
  await back();
  expect(scrolled.mock.lastCall).toEqual([0, 400]);
  scrolled.mockRestore();
});
