import type { ComponentType } from 'react';
import { formerApp } from './example-live.ts';
import { deferred, exampleReleases, fault, hang } from './example-releases.ts';
import { budgetLeft, createPageLoader, LOAD_BUDGET_MS, type LoadedPage, type PageState } from './page-loader.ts';

const LivePage = () => null;
const FormerPage = () => null;

let network: ReturnType<typeof exampleReleases>;
let warnings: jest.SpyInstance;

beforeEach(() => {
  network = exampleReleases({ live: LivePage, former: FormerPage });
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => warnings.mockRestore());

const loader = () => createPageLoader(network);
const live = (part = {}) => ({ Page: LivePage, release: network.app, from: 'live', attempt: 1, ...part });
const former = (part = {}) => ({ Page: FormerPage, release: formerApp, from: 'previous', attempt: 1, ...part });

describe('time limit', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a release that hangs gives way after exactly ten seconds', async () => {
    expect(LOAD_BUDGET_MS).toBe(10_000);
    network.behave({ live: hang });
    const pages = loader();
    void pages.ready(network.app, 'roses');
    await jest.advanceTimersByTimeAsync(LOAD_BUDGET_MS - 1);
    expect(network.asked()).toEqual(['2.1.0 roses']);
    await jest.advanceTimersByTimeAsync(1);
    expect(network.asked()).toEqual(['2.1.0 roses', '2.0.0 roses']);
    expect(pages.current(network.app, 'roses')).toEqual(former());
  });

  test('the page of the document has been on its way since it was asked for; the next page has a whole budget again', async () => {
    network.behave({ live: hang, former: hang });
    const pages = createPageLoader({ ...network, firstBudgetMs: budgetLeft(700) });
    void pages.ready(network.app, 'roses');
    await jest.advanceTimersByTimeAsync(LOAD_BUDGET_MS - 701);
    expect(network.asked()).toEqual(['2.1.0 roses']);
    await jest.advanceTimersByTimeAsync(1);
    expect(network.asked()).toEqual(['2.1.0 roses', '2.0.0 roses']);
    await jest.advanceTimersByTimeAsync(LOAD_BUDGET_MS - 1);
    expect(pages.current(network.app, 'roses')).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(pages.current(network.app, 'roses')).toEqual({ failed: true });
  });

  test.each([
    [0, 10_000],
    [700, 9300],
    [8000, 5000],
    [30_000, 5000],
  ])('after %d ms a page that is on its way has %d ms left', (underWay, left) => {
    expect(budgetLeft(underWay)).toBe(left);
  });

  test('a page that takes long but stays within the budget is shown', async () => {
    network.behave({ live: () => new Promise((resolve) => setTimeout(() => resolve(LivePage), LOAD_BUDGET_MS - 1)) });
    const pages = loader();
    void pages.ready(network.app, 'roses');
    await jest.advanceTimersByTimeAsync(LOAD_BUDGET_MS);
    expect(pages.current(network.app, 'roses')).toEqual(live());
  });

  test.each<[string, () => void]>([
    ['the page', () => network.behave({ live: hang, former: hang })],
    ['the description', () => network.readPrevious.mockImplementation(hang)],
  ])('a former release that hangs on %s has failed after a budget of its own', async (_, arrange) => {
    network.behave({ live: hang });
    arrange();
    const pages = loader();
    void pages.ready(network.app, 'roses');
    await jest.advanceTimersByTimeAsync(2 * LOAD_BUDGET_MS - 1);
    expect(pages.current(network.app, 'roses')).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(pages.current(network.app, 'roses')).toEqual({ failed: true });
  });

  test('no timer is left running once a page is there', async () => {
    await loader().ready(network.app, 'roses');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('a late success counts as nothing and changes nothing', async () => {
    const late = deferred<ComponentType>();
    network.behave({ live: () => late.task });
    const pages = loader();
    const heard = jest.fn();
    void pages.ready(network.app, 'roses');
    await jest.advanceTimersByTimeAsync(LOAD_BUDGET_MS);
    const shown = pages.current(network.app, 'roses');
    pages.subscribe(heard);
    late.end(LivePage);
    await jest.advanceTimersByTimeAsync(LOAD_BUDGET_MS);
    expect(pages.current(network.app, 'roses')).toBe(shown);
    expect(heard).not.toHaveBeenCalled();
    await expect(pages.ready(network.app, 'herbs')).resolves.toEqual(former({ attempt: 2 }));
  });
});

describe('a page that throws', () => {
  async function shown(pages: ReturnType<typeof loader>): Promise<LoadedPage> {
    const state = await pages.ready(network.app, 'roses');
    if ('failed' in state) throw new Error('The example page did not load.');
    return state;
  }

  test('when a page throws at its first mount the release before takes its place', async () => {
    const pages = loader();
    const broken = await shown(pages);
    await expect(pages.reportRenderError(network.app, 'roses', broken, true)).resolves.toEqual(former({ attempt: 2 }));
    expect(pages.current(network.app, 'roses')).toEqual(former({ attempt: 2 }));
    expect(network.asked()).toEqual(['2.1.0 roses', '2.0.0 roses']);
  });

  test('a page that threw keeps its place until the release before is there', async () => {
    const pages = loader();
    const broken = await shown(pages);
    const fallback = pages.reportRenderError(network.app, 'roses', broken, true);
    expect(pages.current(network.app, 'roses')).toBe(broken);
    await fallback;
  });

  test('when a page throws later it counts as failed, and no other release is asked', async () => {
    const pages = loader();
    const broken = await shown(pages);
    await expect(pages.reportRenderError(network.app, 'roses', broken, false)).resolves.toEqual({ failed: true });
    expect(pages.current(network.app, 'roses')).toEqual({ failed: true });
    expect(network.asked()).toEqual(['2.1.0 roses']);
  });

  test('a former release that throws at its first mount has failed: there is nothing before it', async () => {
    network.behave({ live: fault('broken') });
    const pages = loader();
    const broken = await shown(pages);
    network.load.mockClear();
    await expect(pages.reportRenderError(network.app, 'roses', broken, true)).resolves.toEqual({ failed: true });
    expect(network.asked()).toEqual([]);
  });

  test('a retry begins with the live release again, also for an app that fell back', async () => {
    network.behave({ live: fault('broken') });
    const pages = loader();
    await pages.ready(network.app, 'herbs');
    await pages.reportRenderError(network.app, 'roses', await shown(pages), false);
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
    const pages = createPageLoader({ ...network, onError: unreported });
    await expect(pages.ready(network.app, 'roses')).rejects.toThrow('The report failed.');
    network.behave();
    await expect(pages.ready(network.app, 'roses')).resolves.toEqual(live());
  });
});

// Issue, "Watching": a failed load or fallback is reported with app, release and stage.
describe('reports', () => {
  const reported = jest.fn();
  const reports = () => reported.mock.calls.map(([{ id, version }, stage]) => `${id} ${version} ${stage}`);
  const reporting = () => createPageLoader({ ...network, onError: reported });
  const page = (state: PageState) => state as LoadedPage;

  beforeEach(() => reported.mockClear());

  test('nothing is reported while everything works, and nothing of a page that was only prepared', async () => {
    const pages = reporting();
    await pages.ready(network.app, 'roses');
    network.behave({ live: fault('offline') });
    await pages.prepare(network.app, 'herbs');
    expect(reports()).toEqual([]);
  });

  test('a live release that does not come is reported once the release before has taken its place', async () => {
    network.behave({ live: fault('offline') });
    const pages = reporting();
    await pages.ready(network.app, 'roses');
    await pages.ready(network.app, 'herbs');
    expect(reports()).toEqual(['mfe-garden 2.1.0 load']);
  });

  test('where nothing can take its place that is what is reported, also when there is no release before', async () => {
    network.behave({ live: fault('offline'), former: fault('offline') });
    await reporting().ready(network.app, 'roses');
    await reporting().ready({ ...network.app, previous: undefined }, 'roses');
    expect(reports()).toEqual(['mfe-garden 2.1.0 unavailable', 'mfe-garden 2.1.0 unavailable']);
  });

  test('a page that throws at its first mount, later, and in the release before: each is reported with the release that threw', async () => {
    const pages = reporting();
    const first = page(await pages.ready(network.app, 'roses'));
    const former = page(await pages.reportRenderError(network.app, 'roses', first, true));
    expect(reports()).toEqual(['mfe-garden 2.1.0 mount']);
    await pages.reportRenderError(network.app, 'roses', former, true);
    expect(reports().slice(1)).toEqual([`${formerApp.id} 2.0.0 unavailable`]);
    const others = reporting();
    await others.reportRenderError(network.app, 'herbs', page(await others.ready(network.app, 'herbs')), false);
    expect(reports().slice(2)).toEqual(['mfe-garden 2.1.0 shown']);
  });
});
