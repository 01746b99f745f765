/** @jest-environment node */
import type { LiveDocument, OfflineIndex } from '@portal/contracts';
import { exampleLive } from '../releases/example-live.ts';
import { examplePage, exampleWorker } from './example-worker-scope.ts';
import { fetchSet, offersOf, removeSet } from './keep-sets.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

const BASE = '/releases/mfe-garden/2.1.0/web/';
const FRAME = `/releases/shell/${SHELL_VERSION}/web/frame.js`;
const file = (size: number) => ({ size, integrity: 'sha384-x' });
const live: LiveDocument = { ...exampleLive, shell: { version: SHELL_VERSION }, worker: '/worker.js' };
const index: OfflineIndex = {
  frame: { files: { [FRAME]: file(100) }, search: 30 },
  sets: [
    {
      id: 'garden',
      name: 'The whole garden',
      pages: { '/roses': { title: 'Roses', size: 10 }, '/herbs': { title: 'Herbs', size: 20 } },
      code: { [`${BASE}garden.js`]: file(200) },
      media: { [`${BASE}rose.svg`]: file(5), [`${BASE}heights.csv`]: file(7) },
    },
  ],
};
const words = (address: string) => `words of ${address} <img src="${BASE}rose.svg">`;
const site = async (address: string) =>
  address.startsWith('/releases/') || address.endsWith('.json') ? new Response('bytes') : examplePage(live, words(address));
const everything = ['/herbs', '/roses', '/search.json', FRAME, `${BASE}garden.js`, `${BASE}heights.csv`, `${BASE}rose.svg`].sort();

/** A browser with a worker, and what was asked of its network. */
async function browser(network: (address: string) => Promise<Response> = site) {
  const asked: string[] = [];
  const worker = await exampleWorker(async (address) => {
    asked.push(address);
    return network(address);
  });
  const kept = () => Object.values(worker.kept()).flat().sort();
  return { worker, asked, kept };
}
const parts = (more: Partial<Parameters<typeof fetchSet>[0]> = {}) => ({ index, live, signal: new AbortController().signal, ...more });

test('a set brings all its pages and files, those of the frame and the search index, and says how far it is', async () => {
  const { kept } = await browser();
  const progress: [number, number][] = [];
  await fetchSet(parts(), 'garden', (done, size) => progress.push([done, size]));
  expect(kept()).toEqual(everything);
  expect(progress.at(0)).toEqual([0, 372]);
  expect(progress.at(-1)).toEqual([372, 372]);
  expect(progress.map(([done]) => done)).toEqual(progress.map(([done]) => done).sort((a, b) => a - b));
});

test('every page of it opens without a network', async () => {
  const { worker } = await browser();
  await fetchSet(parts(), 'garden', () => {});
  worker.browser.network = async () => Promise.reject(new TypeError('Failed to fetch'));
  for (const address of ['/roses', '/herbs']) expect(await (await worker.ask(address).answer)?.text()).toContain(`words of ${address}`);
  const answer = worker.ask(`${BASE}rose.svg`, { mode: 'no-cors' }).answer;
  expect((await answer)?.status).toBe(200);
});

test('a page alone brings the figures that its HTML names, and no other page', async () => {
  const { kept } = await browser();
  await fetchSet(parts(), '/roses', () => {});
  expect(kept()).toEqual(everything.filter((address) => !['/herbs', `${BASE}heights.csv`].includes(address)));
});

test('what is there is not fetched again: an attempt goes on where the one before ended', async () => {
  const { worker, asked, kept } = await browser(async (address) =>
    address === '/herbs' ? Promise.reject(new TypeError('Failed to fetch')) : site(address),
  );
  await expect(fetchSet(parts(), 'garden', () => {})).rejects.toThrow('Failed to fetch');
  await new Promise((resolve) => setImmediate(resolve));
  const had = kept();
  asked.length = 0;
  worker.browser.network = async (address) => {
    asked.push(address);
    return site(address);
  };
  await fetchSet(parts(), 'garden', () => {});
  expect(kept()).toEqual(everything);
  expect(asked.filter((address) => had.includes(address) && address !== '/search.json')).toEqual([]);
});

test('after a release, copies of what was live before are replaced', async () => {
  const { worker, kept } = await browser();
  await worker.putAside('portal mfe-garden 1.0.0', '/releases/mfe-garden/1.0.0/web/old.js', 'old');
  await worker.putAside(`portal pages ${SHELL_VERSION} mfe-garden 1.0.0`, '/roses', 'withdrawn words');
  await fetchSet(parts(), 'garden', () => {});
  expect(kept()).toEqual(everything);
  worker.browser.network = async () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await (await worker.ask('/roses').answer)?.text()).toContain('words of /roses');
});

test.each<[string, (address: string) => Promise<Response>, string]>([
  ['does not come', async () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['is missing', async () => new Response('There is no such page.', { status: 404 }), 'answered 404'],
])('a set of which something %s is not called kept', async (_, network, problem) => {
  await browser(network);
  await expect(fetchSet(parts(), 'garden', () => {})).rejects.toThrow(problem);
});

test('a browser without room says so', async () => {
  const { worker } = await browser();
  worker.browser.storage = 'full';
  await expect(fetchSet(parts(), 'garden', () => {})).rejects.toMatchObject({ name: 'QuotaExceededError' });
});

test('whoever stops it fetches nothing more', async () => {
  const controller = new AbortController();
  const { asked } = await browser(async (address) => {
    controller.abort();
    return site(address);
  });
  await expect(fetchSet(parts({ signal: controller.signal }), 'garden', () => {})).rejects.toThrow();
  expect(asked.length).toBeLessThan(everything.length);
});

test('what is removed is gone, but for the frame and what another one needs', async () => {
  const { kept } = await browser();
  await fetchSet(parts(), 'garden', () => {});
  await removeSet(index, 'garden', ['/roses']);
  expect(kept()).toEqual(['/roses', '/search.json', FRAME, `${BASE}garden.js`, `${BASE}heights.csv`, `${BASE}rose.svg`].sort());
  await removeSet(index, '/roses', []);
  expect(kept()).toEqual([FRAME, '/search.json']);
});

test('sets are offered with their sizes, and after them the single pages that are kept; what the site does not have anymore is left out', () => {
  expect(offersOf(index, ['/herbs', 'garden', '/gone', 'of-an-app-that-went'])).toEqual([
    { id: 'garden', name: 'The whole garden', size: 372 },
    { id: '/herbs', name: 'Herbs', size: 350 },
  ]);
});

test('a set that the site does not have anymore is left alone', async () => {
  const { asked } = await browser();
  await fetchSet(parts(), 'of-an-app-that-went', () => {});
  expect(asked).toEqual([]);
});
