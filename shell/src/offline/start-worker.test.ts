import type { LiveDocument } from '@portal/contracts';
import { exampleApp, exampleLive } from '../releases/example-live.ts';
import { startWorker } from './start-worker.ts';

const live: LiveDocument = { ...exampleLive, worker: '/worker.js' };

/** A browser with service workers; `controlled` if one had the page's requests. */
function browser({ controlled = false } = {}) {
  const active = { postMessage: jest.fn() };
  const registration = { unregister: jest.fn(async () => true) };
  const serviceWorker = {
    controller: controlled ? active : null,
    register: jest.fn(async (_address: string, _options: object) => registration),
    ready: Promise.resolve({ active }),
    getRegistrations: jest.fn(async () => [registration]),
  };
  Object.assign(navigator, { serviceWorker });
  const names = new Set(['portal mfe-garden 2.1.0', 'of something else']);
  Object.assign(globalThis, { caches: { keys: async () => [...names], delete: async (name: string) => names.delete(name) } });
  Object.assign(performance, {
    getEntriesByType: () => [
      { name: `${location.origin}/releases/mfe-garden/2.1.0/web/roses.js` },
      { name: `${location.origin}/api/projects` },
      { name: 'https://elsewhere.example/releases/x.js' },
    ],
  });
  return { active, registration, serviceWorker, names };
}

/** A router that a test navigates. */
function exampleRouter() {
  const listeners: (() => void)[] = [];
  const state = { navigation: { state: 'idle' } };
  return {
    router: { state, subscribe: (listener: () => void) => listeners.push(listener) } as unknown as Parameters<typeof startWorker>[1],
    navigate(address: string) {
      window.history.pushState(null, '', address);
      for (const listener of listeners) listener();
    },
  };
}

const ready = (state: DocumentReadyState) => Object.defineProperty(document, 'readyState', { value: state, configurable: true });
/** Everything that has begun goes on until it waits for something that does not come by itself. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  ready('complete');
  window.history.replaceState(null, '', '/roses');
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

test('nothing of it happens before the page has loaded', async () => {
  const { serviceWorker } = browser();
  ready('interactive');
  startWorker(live, exampleRouter().router);
  await settle();
  expect(serviceWorker.register).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await settle();
  expect(serviceWorker.register.mock.calls).toEqual([['/worker.js', { updateViaCache: 'none' }]]);
});

test('at a first visit the worker is told what was shown without it, then each page that is navigated to, once', async () => {
  const { active } = browser();
  const { router, navigate } = exampleRouter();
  startWorker(live, router);
  await settle();
  navigate('/herbs');
  navigate('/herbs?sort=name');
  await settle();
  expect(active.postMessage.mock.calls).toEqual([
    [{ page: '/roses', files: ['/releases/mfe-garden/2.1.0/web/roses.js'] }],
    [{ page: '/herbs', files: [] }],
  ]);
});

test('a worker that has seen the page already is told nothing of it', async () => {
  const { active } = browser({ controlled: true });
  startWorker(live, exampleRouter().router);
  await settle();
  expect(active.postMessage).not.toHaveBeenCalled();
});

test('where the live document names none, as with the switch off, it is removed with all that it kept', async () => {
  const { serviceWorker, registration, names } = browser({ controlled: true });
  startWorker(exampleLive, exampleRouter().router);
  await settle();
  expect(registration.unregister).toHaveBeenCalledTimes(1);
  expect([...names]).toEqual(['of something else']);
  expect(serviceWorker.register).not.toHaveBeenCalled();
});

test.each<[string, (parts: ReturnType<typeof browser>) => void]>([
  ['refuses to register it', ({ serviceWorker }) => serviceWorker.register.mockRejectedValue(new DOMException('', 'SecurityError'))],
  ['has no service workers', () => Reflect.deleteProperty(navigator, 'serviceWorker')],
])('in a browser that %s the page goes on', async (_, breaks) => {
  const parts = browser();
  breaks(parts);
  expect(() => startWorker(live, exampleRouter().router)).not.toThrow();
  await settle();
  expect(parts.active.postMessage).not.toHaveBeenCalled();
});

test('a page that nobody should find in the browser afterward is not named to the worker', async () => {
  const { active } = browser();
  const { router, navigate } = exampleRouter();
  const [garden, ...others] = live.apps;
  const routes = garden?.routes.map((route) => (route.path === '/herbs' ? { ...route, kept: false as const } : route)) ?? [];
  startWorker({ ...live, apps: [{ ...exampleApp(), routes }, ...others] }, router);
  await settle();
  navigate('/herbs');
  await settle();
  expect(active.postMessage.mock.calls.map(([message]) => message.page)).toEqual(['/roses']);
});
