import { formerApp } from './example-live.ts';
import { exampleReleases, fault } from './example-releases.ts';
import { createPageLoader, type LoadedPage, type PageState } from './page-loader.ts';

// Issue, "Watching": a failed load or fallback is reported with app, release and stage. Here: what is told of which release, and when.
const LivePage = () => null;
const FormerPage = () => null;

let network: ReturnType<typeof exampleReleases>;
const told = jest.fn();
const tellings = () => told.mock.calls.map(([{ id, version }, stage]) => `${id} ${version} ${stage}`);
const loader = () => createPageLoader({ ...network, onFault: told });
const page = (state: PageState) => state as LoadedPage;

beforeEach(() => {
  network = exampleReleases({ live: LivePage, former: FormerPage });
  told.mockClear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('nothing is told while everything works, and nothing of a page that was only prepared', async () => {
  const pages = loader();
  await pages.ready(network.app, 'roses');
  network.behave({ live: fault('offline') });
  await pages.prepare(network.app, 'herbs');
  expect(tellings()).toEqual([]);
});

test('a live release that does not come is told of once the release before has taken its place', async () => {
  network.behave({ live: fault('offline') });
  const pages = loader();
  await pages.ready(network.app, 'roses');
  await pages.ready(network.app, 'herbs');
  expect(tellings()).toEqual(['mfe-garden 2.1.0 load']);
});

test('where nothing can take its place that is what is told, also when there is no release before', async () => {
  network.behave({ live: fault('offline'), former: fault('offline') });
  await loader().ready(network.app, 'roses');
  await loader().ready({ ...network.app, previous: undefined }, 'roses');
  expect(tellings()).toEqual(['mfe-garden 2.1.0 unavailable', 'mfe-garden 2.1.0 unavailable']);
});

test('a page that throws at its first mount, later, and in the release before: each is told of the release that threw', async () => {
  const pages = loader();
  const first = page(await pages.ready(network.app, 'roses'));
  const former = page(await pages.broke(network.app, 'roses', first, true));
  expect(tellings()).toEqual(['mfe-garden 2.1.0 mount']);
  await pages.broke(network.app, 'roses', former, true);
  expect(tellings().slice(1)).toEqual([`${formerApp.id} 2.0.0 unavailable`]);
  const others = loader();
  await others.broke(network.app, 'herbs', page(await others.ready(network.app, 'herbs')), false);
  expect(tellings().slice(2)).toEqual(['mfe-garden 2.1.0 shown']);
});
