import { formerApp } from './example-live.ts';
import { exampleReleases, fault } from './example-releases.ts';
import { createPageLoader, type LoadedPage } from './page-loader.ts';

const LivePage = () => null;
const FormerPage = () => null;

let network: ReturnType<typeof exampleReleases>;
let warnings: jest.SpyInstance;

beforeEach(() => {
  network = exampleReleases({ live: LivePage, former: FormerPage });
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  warnings.mockRestore();
});

const loader = () => createPageLoader(network);
const live = (part = {}) => ({ Page: LivePage, release: network.app, from: 'live', attempt: 1, ...part });
const former = (part = {}) => ({ Page: FormerPage, release: formerApp, from: 'previous', attempt: 1, ...part });

async function shown(pages: ReturnType<typeof loader>): Promise<LoadedPage> {
  const state = await pages.ready(network.app, 'roses');
  if ('failed' in state) throw new Error('The example page did not load.');
  return state;
}

test('when a page throws at its first mount the release before takes its place', async () => {
  const pages = loader();
  const broken = await shown(pages);
  await expect(pages.broke(network.app, 'roses', broken, true)).resolves.toEqual(former({ attempt: 2 }));
  expect(pages.current(network.app, 'roses')).toEqual(former({ attempt: 2 }));
  expect(network.asked()).toEqual(['2.1.0 roses', '2.0.0 roses']);
});

test('a page that threw keeps its place until the release before is there', async () => {
  const pages = loader();
  const broken = await shown(pages);
  const fallback = pages.broke(network.app, 'roses', broken, true);
  expect(pages.current(network.app, 'roses')).toBe(broken);
  await fallback;
});

test('when a page throws later it counts as failed, and no other release is asked', async () => {
  const pages = loader();
  const broken = await shown(pages);
  await expect(pages.broke(network.app, 'roses', broken, false)).resolves.toEqual({ failed: true });
  expect(pages.current(network.app, 'roses')).toEqual({ failed: true });
  expect(network.asked()).toEqual(['2.1.0 roses']);
});

test('a former release that throws at its first mount has failed: there is nothing before it', async () => {
  network.behave({ live: fault('broken') });
  const pages = loader();
  const broken = await shown(pages);
  network.load.mockClear();
  await expect(pages.broke(network.app, 'roses', broken, true)).resolves.toEqual({ failed: true });
  expect(network.asked()).toEqual([]);
});

test('a retry begins with the live release again, also for an app that fell back', async () => {
  network.behave({ live: fault('broken') });
  const pages = loader();
  await pages.ready(network.app, 'herbs');
  await pages.broke(network.app, 'roses', await shown(pages), false);
  network.behave();
  network.load.mockClear();
  await expect(pages.retry(network.app, 'roses')).resolves.toEqual(live({ attempt: 3 }));
  expect(network.asked()).toEqual(['2.1.0 roses']);
});

test('every page that is brought counts up, so that it is mounted anew', async () => {
  const pages = loader();
  const first = await shown(pages);
  const second = (await pages.retry(network.app, 'roses')) as LoadedPage;
  expect(second.attempt).toBeGreaterThan(first.attempt);
});

test('a page whose fault could not be reported can be asked for again', async () => {
  const unreported = () => {
    throw new Error('The report failed.');
  };
  network.behave({ live: fault('broken'), former: fault('broken too') });
  const pages = createPageLoader({ ...network, onFault: unreported });
  await expect(pages.ready(network.app, 'roses')).rejects.toThrow('The report failed.');
  network.behave();
  await expect(pages.ready(network.app, 'roses')).resolves.toEqual(live());
});
