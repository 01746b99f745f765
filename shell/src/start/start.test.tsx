import type { LiveApp } from '@portal/contracts';
import { act, screen, within } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { exampleLive, formerApp } from '../releases/example-live.ts';
import { fault } from '../releases/example-releases.ts';
import { readLiveDocument } from '../releases/live-document.ts';
import { start } from './start.tsx';

const app = exampleLive.apps[0] as LiveApp;
const offline = fault('offline');

/** The page of a release, with the `useState` of the side that shows it: the prerenderer and the browser each have their own React. */
const roses = (version: string, use: typeof useState = useState) =>
  function Roses() {
    const [cut, setCut] = use(0);
    return (
      <>
        <h1>Roses of {version}</h1>
        <button type="button" onClick={() => setCut(cut + 1)}>
          Cut, {cut} so far
        </button>
      </>
    );
  };

/** Puts a page into the document as the host serves it; without a path the not-found page. */
async function serve(path?: string) {
  let html = '';
  await jest.isolateModulesAsync(async () => {
    const React = await import('react');
    const { renderBody } = await import('../prerender/render-body.tsx');
    const { renderDocument } = await import('../prerender/render-document.tsx');
    const nothing = { scripts: [], styles: [], blocking: [] };
    html = renderDocument({
      body: await renderBody(path === undefined ? { path } : { path, app, page: roses(app.version, React.useState) }),
      live: exampleLive,
      path,
      title: 'Roses',
      description: 'What roses need.',
      shell: nothing,
      page: nothing,
    });
  });
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.body.replaceChildren(...page.body.children);
  document.head.replaceChildren(...page.head.children);
  window.history.replaceState(null, '', path ?? '/tulips');
}

/** Starts the page with a network that does what the test says. */
async function begin(live: () => Promise<ComponentType>, former = offline as () => Promise<ComponentType>) {
  const load = (release: LiveApp) => (release.version === app.version ? live() : former());
  await act(() => start(readLiveDocument(document), { load, readPrevious: async () => formerApp }));
}

const heading = () => within(screen.getByRole('main')).getByRole('heading', { level: 1 });
const button = () => screen.getByRole('button', { name: /^Cut/ });
const press = (element: HTMLElement) => act(() => element.click());

let complaints: jest.SpyInstance;
beforeAll(() => {
  // The prerenderer runs in Node, which provides this.
  Object.assign(globalThis, { setImmediate: (work: () => void) => setTimeout(work) });
  // The browser is never idle here, because what is fetched then is not part of the start.
  Object.assign(globalThis, { requestIdleCallback: () => 0 });
});
beforeEach(() => {
  complaints = jest.spyOn(console, 'error');
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  expect(complaints).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

test('the browser takes over the page as it was made: the same nodes, and now they work', async () => {
  await serve('/roses');
  const before = [heading(), button(), screen.getByRole('banner'), screen.getByRole('button', { name: 'Menu' })];
  await begin(async () => roses('2.1.0'));
  press(button());
  expect(button()).toHaveAccessibleName('Cut, 1 so far');
  expect(before.every((node) => node.isConnected)).toBe(true);
});

test('the not-found page is taken over too', async () => {
  await serve();
  const before = [heading(), screen.getByRole('banner')];
  await begin(offline);
  press(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
  expect(before.every((node) => node.isConnected)).toBe(true);
});

test('where the release before takes over, nothing of the page that was made remains', async () => {
  await serve('/roses');
  const before = [heading(), screen.getByRole('banner')];
  await begin(offline, async () => roses('2.0.0'));
  expect(heading()).toHaveAccessibleName('Roses of 2.0.0');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Made by shell 7.8.9 and mfe-garden 2.0.0');
  expect(before.some((node) => node.isConnected)).toBe(false);
});

test.each([
  ['the focus goes to its heading', true],
  ['nobody who had no focus gets one', false],
])('where the release before takes over, %s', async (_, hasFocus) => {
  await serve('/roses');
  if (hasFocus) button().focus();
  await begin(offline, async () => roses('2.0.0'));
  expect(hasFocus ? heading() : document.body).toHaveFocus();
});

test('where no release brings the page its text stays, and above it stands why its buttons do not work', async () => {
  await serve('/roses');
  const before = [heading(), button()];
  await begin(offline);
  expect(screen.getByText(/You can read this page/)).toBeVisible();
  expect(before.every((node) => node.isConnected)).toBe(true);
});

test('until the first page is there the page stands as it was made', async () => {
  await serve('/roses');
  const before = document.body.innerHTML;
  await begin(async () => {
    expect(document.body.innerHTML).toBe(before);
    return roses('2.1.0');
  });
});

test('what the browser keeps is followed once the page was taken over', async () => {
  await serve('/roses');
  await begin(async () => roses('2.1.0'));
  const newValue = '{"theme":"dark"}';
  localStorage.setItem('portal.settings', newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'portal.settings', newValue, storageArea: localStorage })));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

test('where the browser keeps nothing, so that asking for storage throws, the page works all the same', async () => {
  const off = () => {
    throw new DOMException('Storage is off.', 'SecurityError');
  };
  const blocked = (['localStorage', 'sessionStorage'] as const).map((storage) =>
    jest.spyOn(window, storage, 'get').mockImplementation(off),
  );
  await serve('/roses');
  await begin(async () => roses('2.1.0'));
  press(button());
  for (const storage of blocked) storage.mockRestore();
  expect(button()).toHaveAccessibleName('Cut, 1 so far');
});

test('where nothing was made ahead, as in development, the page is rendered', async () => {
  await serve('/roses');
  document.getElementById('portal')?.replaceChildren();
  await begin(async () => roses('2.1.0'));
  expect(heading()).toHaveAccessibleName('Roses of 2.1.0');
});

test('a frame that throws is reported as the shell, and the error is heard', async () => {
  await serve('/roses');
  const sent = jest.fn(async () => new Response());
  globalThis.fetch = sent as unknown as typeof fetch;
  const heard = jest.fn();
  globalThis.reportError = heard;
  const planted = new Error('planted in the frame');
  const Throws = () => {
    throw planted;
  };
  document.getElementById('portal')?.replaceChildren();
  // Inside `act`, React throws instead of reporting.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  try {
    await jest.isolateModulesAsync(async () => {
      jest.doMock('../releases/release-of-page.ts', () => ({
        ...jest.requireActual('../releases/release-of-page.ts'),
        ReleaseOfPage: Throws,
      }));
      const isolated = await import('./start.tsx');
      await isolated.start(readLiveDocument(document), { load: async () => roses('2.1.0'), readPrevious: async () => formerApp });
    });
  } finally {
    jest.dontMock('../releases/release-of-page.ts');
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  }
  expect(heard).toHaveBeenCalledWith(planted);
  expect(sent).toHaveBeenCalledWith(
    '/api/client-events',
    expect.objectContaining({ body: JSON.stringify({ app: 'shell', release: SHELL_VERSION, stage: 'unavailable' }) }),
  );
});

test('a page without the element to take over is refused', async () => {
  await serve('/roses');
  document.getElementById('portal')?.removeAttribute('id');
  // Not inside of `act`: where its callback fails, React keeps the queue of that `act` for whatever is rendered next.
  const refused = start(readLiveDocument(document), { load: offline, readPrevious: async () => formerApp });
  await expect(refused).rejects.toThrow('The page has no element "portal".');
});
