import type { LiveApp, LiveDocument } from '@portal/contracts';
import { act, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { exampleApp, exampleLive } from '../apps/example-live.ts';
import { fault } from '../apps/example-releases.ts';
import { followLive } from '../apps/follow-live.ts';
import { createPageLoader } from '../apps/page-loader.ts';
import { loadedRelease, ReleaseOfPage } from '../apps/release-of-page.ts';
import { routesOf } from './routes.tsx';

/** The example's site with another release of the garden, and whatever else is different. */
export function liveWith(number: number, version: string, part: Partial<LiveDocument> & { app?: Partial<LiveApp> } = {}): LiveDocument {
  const { app, ...rest } = part;
  const garden = exampleApp({ version, name: `mfe_garden__${version}`, base: `/releases/mfe-garden/${version}/web/`, ...app });
  return { ...exampleLive, number, apps: [garden, ...exampleLive.apps.slice(1)], ...rest };
}
/** Another release of the garden is live; with it, another one of the shell. */
export const next = liveWith(4, '2.1.1');
export const newShell = liveWith(4, '2.1.1', { shell: { version: '99.0.0' } });

/** A page of the garden, which names its release. */
export const garden =
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
export async function openTab(path: string) {
  const site = { answer: async () => exampleLive, load: async (release: LiveApp, page: string) => garden(release, page) };
  const clock = { now: 1_700_000_000_000 };
  jest.spyOn(console, 'warn').mockImplementation(() => {});
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

export const heading = () => within(screen.getByRole('main')).getByRole('heading', { level: 1 });
export const footer = () => screen.getByRole('contentinfo');

/** Some part of the page says that it is busy. */
export function makeBusy(): HTMLElement {
  const form = document.createElement('form');
  form.dataset.busy = '';
  document.body.append(form);
  return form;
}

/** Takes back what a test has changed of the tab. */
export function closeTab(): void {
  jest.restoreAllMocks();
  for (const part of document.querySelectorAll('[data-busy]')) part.remove();
}
