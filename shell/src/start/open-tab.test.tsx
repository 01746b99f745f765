import type { LiveApp, LiveDocument } from '@portal/contracts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { exampleLive } from '../releases/example-live.ts';
import { deferred, fault } from '../releases/example-releases.ts';
import { createLiveCheck, LIVE_CHECK_INTERVAL_MS } from '../releases/live-check.ts';
import { createPageLoader } from '../releases/page-loader.ts';
import { loadedRelease, ReleaseOfPage } from '../releases/release-of-page.ts';
import { createRoutes, LIVE_CHECK_WAIT_MS } from './routes.tsx';

/** What is live once anything was released or rolled back. */
const next: LiveDocument = { ...exampleLive, number: 4 };

/** A page of the garden, which names its release. */
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
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(Date, 'now').mockImplementation(() => clock.now);
  const fetchLive = jest.fn(() => site.answer());
  const load = jest.fn((release: LiveApp, page: string) => site.load(release, page));
  const hardNavigate = jest.fn<void, [URL]>();
  const loader = createPageLoader({ load, readPrevious: fault('gone') });
  const liveCheck = createLiveCheck(exampleLive, fetchLive);
  const router = createMemoryRouter(createRoutes({ live: exampleLive, liveCheck, loader, first: undefined, hardNavigate }), {
    initialEntries: [path],
    hydrationData: { loaderData: { [path]: null } },
  });
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
    fetchLive,
    load,
    becomes: (live: LiveDocument) => {
      site.answer = async () => live;
    },
    pass: (milliseconds: number) => {
      clock.now += milliseconds;
    },
    go: (to: string) => act(() => router.navigate(to)),
    goBack: () => act(() => router.navigate(-1)),
    /** Begins a navigation that may never end in this tab. */
    start: (to: string | -1) => act(async () => void router.navigate(to as string)),
    hardNavigations: () => hardNavigate.mock.calls.map(([{ pathname, search }]) => pathname + search),
  };
}

const heading = () => within(screen.getByRole('main')).getByRole('heading', { level: 1 });

/** Some part of the page says that it is busy. */
function makeBusy(): HTMLElement {
  const form = document.createElement('form');
  form.dataset.busy = '';
  document.body.append(form);
  return form;
}

afterEach(() => {
  jest.restoreAllMocks();
  for (const part of document.querySelectorAll('[data-busy]')) part.remove();
});

test('"A tab learns of a new live document at its next navigation": the browser loads the address, the page stays until then', async () => {
  const { becomes, start, fetchLive, hardNavigations } = await openTab('/roses');
  becomes(next);
  expect(fetchLive).not.toHaveBeenCalled();
  await start('/herbs?sort=name');
  expect(hardNavigations()).toEqual(['/herbs?sort=name']);
  expect(heading()).toHaveAccessibleName('roses of 2.1.0');
});

test('so it does on the way back', async () => {
  const { becomes, go, start, pass, hardNavigations } = await openTab('/roses');
  await go('/herbs');
  becomes(next);
  pass(LIVE_CHECK_INTERVAL_MS);
  await start(-1);
  expect(hardNavigations()).toEqual(['/roses']);
  expect(heading()).toHaveAccessibleName('herbs of 2.1.0');
});

test('a tab that knows of it loads nothing anymore of the releases that it began with', async () => {
  const answer = deferred<LiveDocument>();
  const { site, start, load, hardNavigations } = await openTab('/roses');
  site.answer = () => answer.task;
  await start('/roses?colour=red');
  await start('/herbs');
  await act(async () => answer.end(next));
  load.mockClear();
  await start('/');
  expect(hardNavigations()).toContain('/');
  expect(load).not.toHaveBeenCalled();
});

test('"never under the visitor’s hands": another query or fragment of the page is no navigation to another', async () => {
  const { becomes, go, fetchLive } = await openTab('/roses');
  await userEvent.type(screen.getByRole('textbox', { name: 'Words' }), 'half a sen');
  becomes(next);
  await go('/roses?colour=red');
  await go('/roses?colour=red#thorns');
  await go('/roses');
  expect(fetchLive).not.toHaveBeenCalled();
  expect(heading()).toHaveAccessibleName('roses of 2.1.0');
  expect(screen.getByRole('textbox', { name: 'Words' })).toHaveValue('half a sen');
});

test('"at most once a minute"', async () => {
  const { becomes, go, start, pass, fetchLive, hardNavigations } = await openTab('/roses');
  await go('/herbs');
  becomes(next);
  await go('/roses');
  expect(heading()).toHaveAccessibleName('roses of 2.1.0');
  expect(fetchLive).toHaveBeenCalledTimes(1);
  pass(LIVE_CHECK_INTERVAL_MS);
  await start('/herbs');
  expect(hardNavigations()).toEqual(['/herbs']);
  expect(fetchLive).toHaveBeenCalledTimes(2);
});

test('the check holds up no navigation for longer than a tenth of a second; a later answer counts at the next one', async () => {
  jest.useFakeTimers();
  const answer = deferred<LiveDocument>();
  const { site, start, hardNavigations } = await openTab('/roses');
  site.answer = () => answer.task;
  await start('/herbs');
  await act(() => jest.advanceTimersByTimeAsync(LIVE_CHECK_WAIT_MS - 1));
  expect(heading()).toHaveAccessibleName('roses of 2.1.0');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(LIVE_CHECK_WAIT_MS).toBe(100);
  expect(heading()).toHaveAccessibleName('herbs of 2.1.0');
  await act(async () => answer.end(next));
  expect(hardNavigations()).toEqual([]);
  expect(heading()).toHaveAccessibleName('herbs of 2.1.0');
  await start('/roses');
  expect(hardNavigations()).toEqual(['/roses']);
  jest.useRealTimers();
});

test('without an answer the tab goes on with the releases that it has', async () => {
  const { site, go, hardNavigations } = await openTab('/roses');
  site.answer = fault('offline');
  await go('/herbs');
  expect(heading()).toHaveAccessibleName('herbs of 2.1.0');
  expect(hardNavigations()).toEqual([]);
});

test('an answer of an earlier minute waits until the site answers again: without a network no page is given up', async () => {
  const answer = deferred<LiveDocument>();
  const { site, go, pass, hardNavigations } = await openTab('/roses');
  site.answer = () => answer.task;
  await go('/herbs');
  await act(async () => answer.end(next));
  site.answer = fault('offline');
  pass(LIVE_CHECK_INTERVAL_MS);
  await go('/');
  expect(hardNavigations()).toEqual([]);
  expect(heading()).toHaveAccessibleName('home of 1.4.2');
});

test('while a part of the page is busy nothing is asked or loaded; the navigation after the one away from it is', async () => {
  const { becomes, go, start, fetchLive, hardNavigations } = await openTab('/roses');
  becomes(next);
  const form = makeBusy();
  await go('/herbs');
  expect(fetchLive).not.toHaveBeenCalled();
  expect(heading()).toHaveAccessibleName('herbs of 2.1.0');
  form.remove();
  await start('/roses');
  expect(hardNavigations()).toEqual(['/roses']);
});

test('what becomes busy while the answer is on its way is not interrupted', async () => {
  const answer = deferred<LiveDocument>();
  const { site, start, hardNavigations } = await openTab('/roses');
  site.answer = () => answer.task;
  await start('/herbs');
  makeBusy();
  await act(async () => answer.end(next));
  expect(hardNavigations()).toEqual([]);
  expect(await screen.findByRole('heading', { level: 1, name: 'herbs of 2.1.0' })).toBeVisible();
});

test('releases that are gone after days, and the answer is slow: the page is loaded from the server, not explained', async () => {
  const answer = deferred<LiveDocument>();
  const { start, site, hardNavigations } = await openTab('/roses');
  site.answer = () => answer.task;
  site.load = fault('404');
  await start('/herbs');
  await act(() => new Promise((passed) => setTimeout(passed, LIVE_CHECK_WAIT_MS + 20)));
  expect(heading()).toHaveAccessibleName('roses of 2.1.0');
  await act(async () => answer.end(next));
  expect(hardNavigations()).toEqual(['/herbs']);
});

test('a navigation that was given up for another loads nothing when its page does not come', async () => {
  const answer = deferred<LiveDocument>();
  const files = deferred<void>();
  const { start, go, site, hardNavigations } = await openTab('/roses');
  site.answer = () => answer.task;
  site.load = async (release, page) => (page === 'herbs' ? files.task.then(fault('404')) : garden(release, page));
  await start('/herbs');
  await go('/');
  await act(async () => {
    answer.end(next);
    files.end();
  });
  expect(hardNavigations()).toEqual([]);
  expect(heading()).toHaveAccessibleName('home of 1.4.2');
});

test.each<[string, () => Promise<LiveDocument>]>([
  ['nothing else is live', async () => exampleLive],
  ['nobody answers', fault('offline')],
])('a page that does not come while %s is explained, without a load that helps nobody', async (_, answer) => {
  const { go, site, hardNavigations } = await openTab('/roses');
  site.answer = answer;
  site.load = fault('404');
  await go('/herbs');
  expect(hardNavigations()).toEqual([]);
  expect(heading()).toHaveAccessibleName('Garden did not load');
});
