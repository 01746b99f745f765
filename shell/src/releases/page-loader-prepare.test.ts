import type { ComponentType } from 'react';
import { formerApp } from './example-live.ts';
import { byHand, exampleReleases, fault } from './example-releases.ts';
import { createPageLoader } from './page-loader.ts';

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
const live = { Page: LivePage, release: expect.objectContaining({ version: '2.1.0' }), from: 'live' };
const former = { Page: FormerPage, release: formerApp, from: 'previous' };

test('a prepared page is there at once when it is opened', async () => {
  const pages = loader();
  await pages.prepare(network.app, 'roses');
  expect(pages.current(network.app, 'roses')).toMatchObject(live);
  await expect(pages.ready(network.app, 'roses')).resolves.toMatchObject(live);
  expect(network.asked()).toEqual(['2.1.0 roses']);
});

test('a page that is opened while it is being prepared is loaded once', async () => {
  const roses = byHand<ComponentType>();
  network.behave({ live: () => roses.task });
  const pages = loader();
  const prepared = pages.prepare(network.app, 'roses');
  const opened = pages.ready(network.app, 'roses');
  roses.end(LivePage);
  await prepared;
  await expect(opened).resolves.toMatchObject(live);
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
  await expect(pages.ready(network.app, 'roses')).resolves.toMatchObject(live);
  await expect(pages.ready(network.app, 'herbs')).resolves.toMatchObject(live);
});

test('a preparation that fails for somebody who waits for the page ends with the former release, and with a word', async () => {
  network.behave({ live: fault('chunk 7 is missing') });
  const pages = loader();
  const prepared = pages.prepare(network.app, 'roses');
  await expect(pages.ready(network.app, 'roses')).resolves.toMatchObject(former);
  await prepared;
  expect(pages.current(network.app, 'roses')).toMatchObject(former);
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
  expect(pages.current(network.app, 'herbs')).toMatchObject(former);
});

test('a preparation of the live release does not count once the app fell back meanwhile', async () => {
  const herbs = byHand<ComponentType>();
  network.behave({ live: (_, page) => (page === 'herbs' ? herbs.task : fault('broken')()) });
  const pages = loader();
  const prepared = pages.prepare(network.app, 'herbs');
  await pages.ready(network.app, 'roses');
  herbs.end(LivePage);
  await prepared;
  expect(pages.current(network.app, 'herbs')).toBeUndefined();
  await expect(pages.ready(network.app, 'herbs')).resolves.toMatchObject(former);
});
