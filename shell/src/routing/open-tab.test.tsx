import type { LiveApp, LiveDocument } from '@portal/contracts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { exampleApp, exampleLive } from '../apps/example-live.ts';
import { byHand, fault } from '../apps/example-releases.ts';
import { ASK_EVERY_MS, followLive } from '../apps/follow-live.ts';
import { createPageLoader } from '../apps/page-loader.ts';
import { loadedRelease, ReleaseOfPage } from '../apps/release-of-page.ts';
import { routesOf } from './routes.tsx';
import { WORD_MS } from './step.ts';

/** The example's site with another release of the garden, and whatever else is different. */
function liveWith(number: number, version: string, part: Partial<LiveDocument> & { app?: Partial<LiveApp> } = {}): LiveDocument {
  const { app, ...rest } = part;
  const garden = exampleApp({ version, name: `mfe_garden__${version}`, base: `/releases/mfe-garden/${version}/web/`, ...app });
  return { ...exampleLive, number, apps: [garden, ...exampleLive.apps.slice(1)], ...rest };
}
const next = liveWith(4, '2.1.1');
const newShell = liveWith(4, '2.1.1', { shell: { version: '99.0.0' } });

const garden =
  ({ version }: LiveApp, page: string): ComponentType =>
  () => (
    <>
      <h1>
        {page} of {version}
      </h1>
      <input aria-label="Words" />
    </>
  );

/** A tab on the example's document: what is live, what the releases do and what time it is are up to the test. */
async function openTab(path: string) {
  const site = { answer: async () => exampleLive, load: async (release: LiveApp, page: string) => garden(release, page) };
  const clock = { now: 1_700_000_000_000 };
  jest.spyOn(Date, 'now').mockImplementation(() => clock.now);
  const askLive = jest.fn(() => site.answer());
  const leaveFor = jest.fn<void, [URL]>();
  const back = { is: false };
  const following = followLive(exampleLive, askLive);
  const loader = createPageLoader({ load: (release, page) => site.load(release, page), readPrevious: fault('gone') });
  const routes = routesOf({ following, loader, first: undefined, leaveFor, isHere: () => back.is });
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData: { loaderData: { [path]: exampleLive } } });
  await loader.ready(exampleLive.apps[path === '/' ? 1 : 0] as LiveApp, path === '/' ? 'home' : path.slice(1));
  await act(async () => {
    render(
      <ReleaseOfPage value={loadedRelease(loader)}>
        <RouterProvider router={router} />
      </ReleaseOfPage>,
    );
  });
  return {
    site,
    askLive,
    leaveFor,
    becomes: (live: LiveDocument) => {
      site.answer = async () => live;
    },
    pass: (milliseconds: number) => {
      clock.now += milliseconds;
    },
    go: (to: string) => act(() => router.navigate(to)),
    goBack: async () => {
      back.is = true;
      await act(() => router.navigate(-1));
      back.is = false;
    },
    /** Begins a step that nothing of this tab ends. */
    start: (to: string) => act(async () => void router.navigate(to)),
    left: () => leaveFor.mock.calls.map(([{ pathname, search }]) => pathname + search),
  };
}

const heading = () => within(screen.getByRole('main')).getByRole('heading', { level: 1 });
const footer = () => screen.getByRole('contentinfo');
/** Some part of the page says that it is busy. */
function makeBusy(): HTMLElement {
  const form = document.createElement('form');
  form.dataset.busy = '';
  document.body.append(form);
  return form;
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const part of document.querySelectorAll('[data-busy]')) part.remove();
});

test('"A tab learns of a new live document at its next navigation": the page, the footer and the menu are of the new one', async () => {
  const { becomes, go, askLive } = await openTab('/roses');
  becomes(liveWith(4, '2.1.1', { menu: [{ label: 'The herb bed', path: '/herbs' }] }));
  expect(askLive).not.toHaveBeenCalled();
  await go('/herbs');
  expect(heading()).toHaveAccessibleName('herbs of 2.1.1');
  expect(footer()).toHaveTextContent('mfe-garden 2.1.1');
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.getByRole('link', { name: 'The herb bed' })).toBeVisible();
});

test('it "takes the new release at the boundary of a page, never under the visitor’s hands"', async () => {
  const { becomes, go, goBack, pass } = await openTab('/roses');
  await userEvent.type(screen.getByRole('textbox', { name: 'Words' }), 'half a sen');
  becomes(next);
  pass(ASK_EVERY_MS);
  await go('/roses?colour=red');
  await go('/roses?colour=red#thorns');
  await go('/roses');
  expect(heading()).toHaveAccessibleName('roses of 2.1.0');
  expect(footer()).toHaveTextContent('mfe-garden 2.1.0');
  expect(screen.getByRole('textbox', { name: 'Words' })).toHaveValue('half a sen');
  await go('/herbs');
  await goBack();
  expect(heading()).toHaveAccessibleName('roses of 2.1.1');
});

test('"at most once a minute", steps to other places of a page not at all; a rollback is followed like a release', async () => {
  const { becomes, go, pass, askLive } = await openTab('/roses');
  await go('/roses#thorns');
  expect(askLive).not.toHaveBeenCalled();
  await go('/herbs');
  becomes(next);
  await go('/roses');
  expect(heading()).toHaveAccessibleName('roses of 2.1.0');
  expect(askLive).toHaveBeenCalledTimes(1);
  pass(ASK_EVERY_MS);
  await go('/herbs');
  expect(heading()).toHaveAccessibleName('herbs of 2.1.1');
  becomes(liveWith(5, '2.1.0'));
  pass(ASK_EVERY_MS);
  await go('/roses');
  expect(heading()).toHaveAccessibleName('roses of 2.1.0');
  expect(askLive).toHaveBeenCalledTimes(3);
});

test('asking holds up no step for longer than a tenth of a second; what is said later counts at the next one', async () => {
  jest.useFakeTimers();
  const answer = byHand<LiveDocument>();
  const { site, start } = await openTab('/roses');
  site.answer = () => answer.task;
  await start('/herbs');
  await act(() => jest.advanceTimersByTimeAsync(WORD_MS - 1));
  expect(heading()).toHaveAccessibleName('roses of 2.1.0');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(WORD_MS).toBe(100);
  expect(heading()).toHaveAccessibleName('herbs of 2.1.0');
  await act(async () => answer.end(next));
  expect(heading()).toHaveAccessibleName('herbs of 2.1.0');
  await start('/roses');
  expect(heading()).toHaveAccessibleName('roses of 2.1.1');
  jest.useRealTimers();
});

test('without an answer the tab goes on with the release that it knows', async () => {
  const { site, go } = await openTab('/roses');
  site.answer = fault('offline');
  await go('/herbs');
  expect(heading()).toHaveAccessibleName('herbs of 2.1.0');
});

test('"when the shell changed, that navigation is a full load", and the page stays until the browser has left it', async () => {
  const { becomes, start, left } = await openTab('/roses');
  becomes(newShell);
  await start('/herbs?sort=name');
  expect(left()).toEqual(['/herbs?sort=name']);
  expect(heading()).toHaveAccessibleName('roses of 2.1.0');
});

test('"Back and forward stay right": after a new shell too the way back is shown by the shell that the tab has', async () => {
  const { becomes, go, goBack, pass, left } = await openTab('/roses');
  await go('/herbs');
  becomes(newShell);
  pass(ASK_EVERY_MS);
  await goBack();
  expect(heading()).toHaveAccessibleName('roses of 2.1.0');
  expect(left()).toEqual([]);
});

test('a new shell that was heard of waits until the site answers again: without a network no page is given up', async () => {
  const { becomes, go, goBack, pass, site, left } = await openTab('/roses');
  await go('/herbs');
  becomes(newShell);
  pass(ASK_EVERY_MS);
  await goBack();
  site.answer = fault('offline');
  pass(ASK_EVERY_MS);
  await go('/');
  expect(left()).toEqual([]);
  expect(heading()).toHaveAccessibleName('home of 1.4.2');
});

test('an address that the new document does not have is asked of the server', async () => {
  const { becomes, start, left } = await openTab('/roses');
  becomes(liveWith(4, '2.1.1', { app: { routes: [{ path: '/roses', page: 'roses', title: 'Roses' }] } }));
  await start('/herbs');
  expect(left()).toEqual(['/herbs']);
});

test('while a part of the page is busy nothing is asked or taken; the step after the one away from it follows', async () => {
  const { becomes, go, askLive } = await openTab('/roses');
  becomes(newShell);
  const form = makeBusy();
  await go('/herbs');
  expect(askLive).not.toHaveBeenCalled();
  expect(heading()).toHaveAccessibleName('herbs of 2.1.0');
  form.remove();
  becomes(next);
  await go('/roses');
  expect(heading()).toHaveAccessibleName('roses of 2.1.1');
});

test('what becomes busy while the answer is on its way is not touched by it', async () => {
  const answer = byHand<LiveDocument>();
  const { site, start, left } = await openTab('/roses');
  site.answer = () => answer.task;
  await start('/herbs');
  makeBusy();
  await act(async () => answer.end(newShell));
  expect(left()).toEqual([]);
  expect(await screen.findByRole('heading', { level: 1, name: 'herbs of 2.1.0' })).toBeVisible();
});

test('a new release that does not work is passed over for the one that the tab has', async () => {
  const { becomes, go, site } = await openTab('/roses');
  becomes(next);
  site.load = async (release, page) => (release.version === '2.1.1' ? Promise.reject(new Error('404')) : garden(release, page));
  await go('/herbs');
  expect(heading()).toHaveAccessibleName('herbs of 2.1.0');
  expect(footer()).toHaveTextContent('mfe-garden 2.1.0');
});

test('releases that are gone after days, and something else is live: the wanted page is loaded from the server', async () => {
  const { becomes, start, site, left } = await openTab('/roses');
  becomes(next);
  site.load = fault('404');
  await start('/herbs');
  expect(left()).toEqual(['/herbs']);
});

test('a step that was given up for another leaves no more when its page does not come', async () => {
  const files = byHand<void>();
  const { becomes, start, go, site, left } = await openTab('/roses');
  becomes(next);
  site.load = async (release, page) => (page === 'herbs' ? files.task.then(fault('404')) : garden(release, page));
  await start('/herbs');
  await go('/');
  await act(async () => files.end());
  expect(left()).toEqual([]);
  expect(heading()).toHaveAccessibleName('home of 1.4.2');
});

test('nor does it take the tab back to the release that it would have shown', async () => {
  const files = byHand<void>();
  const { becomes, start, go, site } = await openTab('/roses');
  becomes(next);
  site.load = async (release, page) => {
    if (page !== 'herbs') return garden(release, page);
    return release.version === '2.1.1' ? files.task.then(fault('404')) : garden(release, page);
  };
  await start('/herbs');
  await go('/');
  await act(async () => files.end());
  makeBusy();
  await go('/roses');
  expect(heading()).toHaveAccessibleName('roses of 2.1.1');
});

test.each<[string, () => Promise<LiveDocument>]>([
  ['nothing else is live', async () => exampleLive],
  ['nobody answers', fault('offline')],
])('a page that does not come while %s is explained, without a load that helps nobody; trying again may', async (_, answer) => {
  const { go, site, left, pass, becomes } = await openTab('/roses');
  site.answer = answer;
  site.load = fault('404');
  await go('/herbs');
  expect(left()).toEqual([]);
  expect(heading()).toHaveAccessibleName('Garden is not available just now');
  becomes(next);
  pass(ASK_EVERY_MS);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(left()).toEqual([location.pathname]);
});

test('who goes on while "Try again" asks what is live is not taken anywhere', async () => {
  const { go, site, left, pass } = await openTab('/roses');
  site.load = fault('404');
  await go('/herbs');
  const answer = byHand<LiveDocument>();
  site.answer = () => answer.task;
  pass(ASK_EVERY_MS);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const before = location.pathname;
  history.pushState(null, '', '/elsewhere');
  await act(async () => answer.end(next));
  expect(left()).toEqual([]);
  history.replaceState(null, '', before);
});
