import type { ComponentType } from 'react';
import { exampleApp, formerApp } from './example-live.ts';
import { deferred, exampleReleases, fault } from './example-releases.ts';
import { createPageLoader, type LoadedPage, type LoadPage, type PageState } from './page-loader.ts';

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

describe('order', () => {
  test('the live release is asked first, and alone while it works', async () => {
    await expect(loader().ready(network.app, 'roses')).resolves.toEqual(live());
    expect(network.asked()).toEqual(['2.1.0 roses']);
    expect(network.readPrevious).not.toHaveBeenCalled();
    expect(warnings).not.toHaveBeenCalled();
  });

  test('the release before is asked when the live one fails, and the console says why', async () => {
    network.behave({ live: fault('chunk 7 is missing') });
    await expect(loader().ready(network.app, 'roses')).resolves.toEqual(former());
    expect(network.asked()).toEqual(['2.1.0 roses', '2.0.0 roses']);
    expect(warnings).toHaveBeenCalledWith('[portal]', 'chunk 7 is missing');
  });

  test('an import that brings no component counts as a failure', async () => {
    network.behave({ live: async () => undefined as unknown as ComponentType });
    await expect(loader().ready(network.app, 'roses')).resolves.toEqual(former());
    expect(warnings).toHaveBeenCalledWith('[portal]', 'mfe-garden 2.1.0 contains no page "roses"');
  });

  test('the page counts as failed when there is no release before', async () => {
    network.behave({ live: fault('broken') });
    await expect(loader().ready({ ...network.app, previous: undefined }, 'roses')).resolves.toEqual({ failed: true });
    expect(network.readPrevious).not.toHaveBeenCalled();
  });

  test('the page counts as failed when the description of the release before cannot be read', async () => {
    network.behave({ live: fault('broken') });
    network.readPrevious.mockImplementation(fault('404'));
    await expect(loader().ready(network.app, 'roses')).resolves.toEqual({ failed: true });
    expect(network.asked()).toEqual(['2.1.0 roses']);
  });

  test.each<[string, LoadPage]>([
    ['is broken too', fault('broken too')],
    ['brings no component', async () => undefined as unknown as ComponentType],
  ])('the page counts as failed when the release before %s', async (_, former) => {
    network.behave({ live: fault('broken'), former });
    await expect(loader().ready(network.app, 'roses')).resolves.toEqual({ failed: true });
    expect(network.asked()).toEqual(['2.1.0 roses', '2.0.0 roses']);
  });
});

describe('memory', () => {
  test('nothing is known of a page before it is asked for', () => {
    expect(loader().current(network.app, 'roses')).toBeUndefined();
  });

  test('a loaded page is kept', async () => {
    const pages = loader();
    const first = await pages.ready(network.app, 'roses');
    expect(await pages.ready(network.app, 'roses')).toBe(first);
    expect(network.asked()).toEqual(['2.1.0 roses']);
  });

  test('calls at the same time share one load', async () => {
    const pages = loader();
    const answers = await Promise.all([
      pages.ready(network.app, 'roses'),
      pages.ready(network.app, 'roses'),
      pages.retry(network.app, 'roses'),
    ]);
    expect(network.asked()).toEqual(['2.1.0 roses']);
    expect(new Set(answers).size).toBe(1);
  });

  test('a failed page is tried again by the next call, beginning with the live release', async () => {
    network.behave({ live: fault('offline'), former: fault('offline') });
    const pages = loader();
    await pages.ready(network.app, 'roses');
    network.behave();
    await expect(pages.ready(network.app, 'roses')).resolves.toEqual(live());
  });

  test('an app that fell back keeps to its former release for other pages, and the broken one is not tried', async () => {
    network.behave({ live: fault('broken') });
    const pages = loader();
    await pages.ready(network.app, 'roses');
    network.load.mockClear();
    await expect(pages.ready(network.app, 'herbs')).resolves.toEqual(former({ attempt: 2 }));
    expect(network.asked()).toEqual(['2.0.0 herbs']);
  });

  test('the fall of one app does not touch another', async () => {
    const other = exampleApp({ id: 'mfe-other', version: '5.0.0' });
    network.load.mockImplementation(async (release) => {
      if (release === network.app) throw new Error('broken');
      return release === other ? LivePage : FormerPage;
    });
    const pages = loader();
    await pages.ready(network.app, 'roses');
    await expect(pages.ready(other, 'roses')).resolves.toEqual(live({ release: other, attempt: 2 }));
  });

  test('an app whose two releases both failed is not held to the former one', async () => {
    network.behave({ live: fault('broken'), former: fault('broken too') });
    const pages = loader();
    await pages.ready(network.app, 'roses');
    network.behave();
    await expect(pages.ready(network.app, 'herbs')).resolves.toEqual(live());
  });
});

describe('prefetching', () => {
  test('a prepared page is there at once when it is opened', async () => {
    const pages = loader();
    await pages.prepare(network.app, 'roses');
    expect(pages.current(network.app, 'roses')).toMatchObject(live({ attempt: expect.any(Number) }));
    await expect(pages.ready(network.app, 'roses')).resolves.toMatchObject(live({ attempt: expect.any(Number) }));
    expect(network.asked()).toEqual(['2.1.0 roses']);
  });

  test('a page that is opened while it is being prepared is loaded once', async () => {
    const roses = deferred<ComponentType>();
    network.behave({ live: () => roses.task });
    const pages = loader();
    const prepared = pages.prepare(network.app, 'roses');
    const opened = pages.ready(network.app, 'roses');
    roses.end(LivePage);
    await prepared;
    await expect(opened).resolves.toMatchObject(live({ attempt: expect.any(Number) }));
    expect(network.asked()).toEqual(['2.1.0 roses']);
  });

  test('a preparation that fails says nothing, and the page that is opened later begins with the live release', async () => {
    network.behave({ live: fault('offline') });
    const pages = loader();
    await pages.prepare(network.app, 'roses');
    expect(pages.current(network.app, 'roses')).toBeUndefined();
    expect(network.asked()).toEqual(['2.1.0 roses']);
    expect(warnings).not.toHaveBeenCalled();
    network.behave();
    await expect(pages.ready(network.app, 'roses')).resolves.toMatchObject(live({ attempt: expect.any(Number) }));
    await expect(pages.ready(network.app, 'herbs')).resolves.toMatchObject(live({ attempt: expect.any(Number) }));
  });

  test('a preparation that fails for somebody who waits for the page ends with the former release, and with a word', async () => {
    network.behave({ live: fault('chunk 7 is missing') });
    const pages = loader();
    const prepared = pages.prepare(network.app, 'roses');
    await expect(pages.ready(network.app, 'roses')).resolves.toMatchObject(former({ attempt: expect.any(Number) }));
    await prepared;
    expect(pages.current(network.app, 'roses')).toMatchObject(former({ attempt: expect.any(Number) }));
    expect(network.asked()).toEqual(['2.1.0 roses', '2.0.0 roses']);
    expect(warnings).toHaveBeenCalledWith('[portal]', 'chunk 7 is missing');
  });

  test('what stands or failed is left to the visitor', async () => {
    network.behave({ live: fault('offline'), former: fault('offline') });
    const pages = loader();
    await pages.ready(network.app, 'roses');
    network.behave();
    await pages.ready(network.app, 'herbs');
    network.load.mockClear();
    await pages.prepare(network.app, 'roses');
    await pages.prepare(network.app, 'herbs');
    expect(network.asked()).toEqual([]);
    expect(pages.current(network.app, 'roses')).toEqual({ failed: true });
  });

  test('of an app that fell back the former release is prepared', async () => {
    network.behave({ live: fault('broken') });
    const pages = loader();
    await pages.ready(network.app, 'roses');
    network.load.mockClear();
    await pages.prepare(network.app, 'herbs');
    expect(network.asked()).toEqual(['2.0.0 herbs']);
    expect(pages.current(network.app, 'herbs')).toMatchObject(former({ attempt: expect.any(Number) }));
  });

  test('a preparation of the live release does not count once the app fell back meanwhile', async () => {
    const herbs = deferred<ComponentType>();
    network.behave({ live: (_, page) => (page === 'herbs' ? herbs.task : fault('broken')()) });
    const pages = loader();
    const prepared = pages.prepare(network.app, 'herbs');
    await pages.ready(network.app, 'roses');
    herbs.end(LivePage);
    await prepared;
    expect(pages.current(network.app, 'herbs')).toBeUndefined();
    await expect(pages.ready(network.app, 'herbs')).resolves.toMatchObject(former({ attempt: expect.any(Number) }));
  });
});

describe('listening', () => {
  test('what is known of a page is the same object until it changes', async () => {
    const pages = loader();
    const seen: (PageState | undefined)[] = [];
    await pages.ready(network.app, 'roses');
    seen.push(pages.current(network.app, 'roses'), pages.current(network.app, 'roses'));
    await pages.ready(network.app, 'herbs');
    seen.push(pages.current(network.app, 'roses'));
    expect(new Set(seen).size).toBe(1);
  });

  test('listeners hear of every change when it can be read, and of nothing after they left', async () => {
    const pages = loader();
    const heard: (PageState | undefined)[] = [];
    const leave = pages.subscribe(() => heard.push(pages.current(network.app, 'roses')));
    const first = await pages.ready(network.app, 'roses');
    await pages.ready(network.app, 'roses');
    expect(heard).toEqual([first]);
    await pages.reportRenderError(network.app, 'roses', first as LoadedPage, false);
    expect(heard).toEqual([first, { failed: true }]);
    leave();
    await pages.retry(network.app, 'roses');
    expect(heard).toHaveLength(2);
  });
});
