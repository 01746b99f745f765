import { rmSync } from 'node:fs';
import type { LedgerEntry } from '@portal/contracts';
import { type Fault, type Front, NOT_FOUND, OTHER_BYTES, startFront, UNAVAILABLE } from '../../fixtures/front.ts';
import { type Site, serve } from '../../fixtures/served-site.ts';
import { emptyStore, library, releaseMadeUp, shell, storeWithTwoApps, tools } from '../../fixtures/store.ts';
import { rollback } from '../commands/rollback.ts';
import type { Store } from '../store/store.ts';
import { type Watched, watchRelease } from './watch-release.ts';

const changed = { ...tools, files: { 'new.txt': 'new' } };

let store: Store;
let site: Site;
let front: Front;
let faultOf: (url: string) => Fault | undefined;
let said: string[];

beforeEach(async () => {
  store = await storeWithTwoApps();
  said = [];
  faultOf = () => undefined;
  await standBefore();
});
afterEach(async () => {
  await front.stop();
  await site.stop();
});

async function standBefore(api?: string): Promise<void> {
  site = await serve(store.dir, api);
  front = await startFront(site.port, (url) => faultOf(url));
}

/** The first round is whole and the watch over after it, unless a page is suspected. */
function watch(entry: LedgerEntry, lengthMs = 1): Promise<Watched> {
  const log = (line: string) => said.push(line);
  return watchRelease({ workspace: '/', store, entry, address: front.address, browser: undefined, intervalMs: 1, lengthMs, log });
}

const live = () => Object.fromEntries(Object.entries(store.head()?.live ?? {}).map(([app, history]) => [app, history.at(-1)]));
const asks = (part: string) => front.asked.filter((url) => url.includes(part)).length;
/** So many requests for an address go wrong, from now on. */
const failing = (part: string, fault: Fault, times = Number.POSITIVE_INFINITY) => {
  let left = times;
  return (url: string) => {
    if (!url.includes(part) || left === 0) return undefined;
    left -= 1;
    return fault;
  };
};

test('a healthy release stays, and its pages were opened through the web server', async () => {
  const entry = await releaseMadeUp(store, [changed, '1.0.1']);
  expect(await watch(entry)).toEqual({ outcome: 'healthy' });
  expect(live()['mfe-tools']).toBe('1.0.1');
  expect(front.asked).toEqual(
    expect.arrayContaining(['/tools', '/releases/mfe-tools/1.0.1/web/tools.js', '/releases/shell/1.0.0/web/shell.js']),
  );
  expect(said).toEqual([
    `Watching mfe-tools 1.0.1 at ${front.address} for 0 s. Ctrl-C ends the watch and leaves the release live; --no-watch skips the watch.`,
    'Watched mfe-tools 1.0.1: one page view without a fault of the release.',
  ]);
});

test.each([
  [
    'a file that the web server does not find',
    'releases/mfe-tools/1.0.1/web/tools.js',
    NOT_FOUND,
    'the server answered 404 (/releases/mfe-tools/1.0.1/web/tools.js)',
  ],
  [
    'a file that arrives altered',
    'releases/mfe-tools/1.0.1/web/tools.js',
    OTHER_BYTES,
    'the bytes that arrived are not those that were recorded (/releases/mfe-tools/1.0.1/web/tools.js)',
  ],
  ['a page that the web server has no answer to', '/tools', UNAVAILABLE, 'the server answered 503'],
])('%s twice in a row takes the release back; ledger and output say who did that and why', async (_, part, fault, how) => {
  const entry = await releaseMadeUp(store, [changed, '1.0.1']);
  const breaks = failing(part, fault);
  faultOf = (url) => (part === '/tools' && url !== '/tools' ? undefined : breaks(url));
  const controls = '/tools of mfe-tools 1.0.0 and / of mfe-library work';
  const what = `/tools of mfe-tools 1.0.1 failed twice in a row behind the web server (${how}), while ${controls}`;
  expect(await watch(entry)).toEqual({ outcome: 'rolled back', entries: [store.head()] });
  expect(store.head()).toMatchObject({
    kind: 'rollback',
    who: 'the site itself',
    why: `watched after release: ${what}`,
    steps: [{ app: 'mfe-tools', from: '1.0.1', to: '1.0.0' }],
    byWatch: true,
  });
  expect(live()).toEqual({ shell: '1.0.0', 'mfe-library': '1.0.0', 'mfe-tools': '1.0.0' });
  expect(said.slice(1)).toEqual([
    `/tools of mfe-tools 1.0.1 failed (${how}), while ${controls}. Opening it once more.`,
    expect.stringMatching(/^Live: rollback mfe-tools 1\.0\.1 -> 1\.0\.0\. The site did this itself: .* then release again\.$/),
  ]);
});

test('one failure alone takes nothing back, even when the time is over with it', async () => {
  const entry = await releaseMadeUp(store, [changed, '1.0.1']);
  faultOf = failing('mfe-tools/1.0.1/web/tools.js', NOT_FOUND, 1);
  expect(await watch(entry)).toEqual({ outcome: 'healthy' });
  expect(asks('mfe-tools/1.0.1/web/tools.js')).toBe(2);
  expect(said.at(-1)).toBe('Watched mfe-tools 1.0.1: 2 page views without a fault of the release.');
  expect(store.liveNumber()).toBe(entry.number);
});

test('failures of two different pages in a row are none of the same page', async () => {
  const entry = await releaseMadeUp(store, [library, '1.0.1']);
  // Of each page the first request.
  const faults = [failing('mfe-library/1.0.1/web/home.js', NOT_FOUND, 1), failing('mfe-library/1.0.1/web/modules.js', NOT_FOUND, 1)];
  faultOf = (url) => faults.map((fault) => fault(url)).find(Boolean);
  expect(await watch(entry, 60)).toEqual({ outcome: 'healthy' });
  expect(store.liveNumber()).toBe(entry.number);
});

test('what fails for the pages of other apps too is not counted', async () => {
  const entry = await releaseMadeUp(store, [changed, '1.0.1']);
  faultOf = (url) => (url === '/live.json' ? undefined : UNAVAILABLE);
  expect(await watch(entry, 20)).toEqual({ outcome: 'healthy' });
  expect(store.liveNumber()).toBe(entry.number);
  expect(said[1]).toBe(
    '/tools of mfe-tools 1.0.1 failed (the server answered 503). It does not count: so did /tools of mfe-tools 1.0.0 (the server answered 503 (/releases/shell/1.0.0/web/theme.js)).',
  );
});

test('what fails for the former release too is not counted: going back would not help', async () => {
  const entry = await releaseMadeUp(store, [changed, '1.0.1']);
  faultOf = failing('/web/tools.js', NOT_FOUND);
  expect(await watch(entry)).toEqual({ outcome: 'healthy' });
  expect(said[1]).toContain('It does not count: so did /tools of mfe-tools 1.0.0 (the server answered 404');
  expect(said[2]).toBe(
    'Watched mfe-tools 1.0.1: one page view without a fault of the release; 1 failure was not caused by the release alone.',
  );
});

test('an API that is away never counts', async () => {
  await Promise.all([front.stop(), site.stop()]);
  await standBefore('http://127.0.0.1:9');
  const entry = await releaseMadeUp(store, [changed, '1.0.1']);
  expect((await fetch(`${front.address}/api/modules`)).status).toBe(503);
  expect(await watch(entry)).toEqual({ outcome: 'healthy' });
});

test.each([
  ['a rollback by somebody', () => rollback({ workspace: '/', store, app: 'mfe-tools', publicUrl: '' }), 'mfe-tools 1.0.0'],
  ['another release', () => releaseMadeUp(store, [tools, '1.0.2']), 'mfe-tools 1.0.2'],
  ['another shell', () => releaseMadeUp(store, [shell, '1.0.1']), 'shell 1.0.1'],
])('%s meanwhile ends the watch, and nothing is taken back', async (_, change, name) => {
  const entry = await releaseMadeUp(store, [changed, '1.0.1']);
  let changing: Promise<LedgerEntry> | undefined;
  const breaks = failing('mfe-tools/1.0.1/web/tools.js', NOT_FOUND);
  faultOf = (url) => {
    const fault = breaks(url);
    if (fault) changing ??= change();
    return fault && ((response) => void changing?.then(() => fault(response)));
  };
  expect(await watch(entry)).toEqual({ outcome: 'not watched', why: `${name} has become live since` });
  expect(store.head()).toEqual(await changing);
});

test('a release of another app meanwhile changes nothing', async () => {
  const entry = await releaseMadeUp(store, [changed, '1.0.1']);
  const other = await releaseMadeUp(store, [library, '1.0.1']);
  faultOf = failing('mfe-tools/1.0.1/web/tools.js', OTHER_BYTES);
  expect(await watch(entry)).toMatchObject({ outcome: 'rolled back' });
  expect(store.head()?.live).toEqual({ ...other.live, 'mfe-tools': ['1.0.0'] });
});

test('of an entry with several releases what fails is taken back alone', async () => {
  const entry = await releaseMadeUp(store, [shell, '1.0.1'], [library, '1.0.1'], [changed, '1.0.1']);
  faultOf = failing('mfe-library/1.0.1/web/home.js', NOT_FOUND);
  expect(await watch(entry)).toMatchObject({ outcome: 'rolled back', entries: [{ steps: [{ app: 'mfe-library' }] }] });
  expect(live()).toEqual({ shell: '1.0.1', 'mfe-library': '1.0.0', 'mfe-tools': '1.0.1' });
});

test.each([
  ['alone', () => releaseMadeUp(store, [shell, '1.0.1']), { 'mfe-library': '1.0.0', 'mfe-tools': '1.0.0' }],
  [
    'with all apps',
    () => releaseMadeUp(store, [shell, '1.0.1'], [library, '1.0.1'], [changed, '1.0.1']),
    { 'mfe-library': '1.0.1', 'mfe-tools': '1.0.1' },
  ],
])('a shell that was released %s and fails around every page is taken back, and no app with it', async (_, release, apps) => {
  const entry = await release();
  faultOf = failing('shell/1.0.1/web/shell.js', NOT_FOUND);
  expect(await watch(entry)).toMatchObject({ outcome: 'rolled back', entries: [{ steps: [{ app: 'shell' }] }] });
  expect(live()).toEqual({ shell: '1.0.0', ...apps });
});

test('what cannot be taken back is said, and stays', async () => {
  const entry = await releaseMadeUp(store, [changed, '1.0.1']);
  faultOf = failing('mfe-tools/1.0.1/web/tools.js', NOT_FOUND);
  rmSync(`${store.releaseDir('mfe-tools', '1.0.0')}/server.cjs`);
  expect(await watch(entry)).toMatchObject({
    outcome: 'failing',
    why: expect.stringContaining('It could not be taken back: mfe-tools 1.0.0 is damaged'),
  });
  expect(store.liveNumber()).toBe(entry.number);
});

describe('is not watched, in one line, where', () => {
  const notWatched = async (entry: LedgerEntry, why: string | RegExp) => {
    expect(await watch(entry)).toEqual({ outcome: 'not watched', why: expect.stringMatching(why) });
    expect(said).toEqual([expect.stringMatching(/^The release was not watched because .*\.$/)]);
  };

  test('nothing answers at the address', async () => {
    const entry = await releaseMadeUp(store, [changed, '1.0.1']);
    await front.stop();
    await notWatched(entry, /^nothing answers at http:\/\/127\.0\.0\.1:\d+ \(ECONNREFUSED\)$/);
  });

  test('another site answers at the address', async () => {
    await Promise.all([front.stop(), site.stop()]);
    const other = await storeWithTwoApps();
    const entry = await releaseMadeUp(store, [changed, '1.0.1']);
    site = await serve(other.dir);
    front = await startFront(site.port, () => undefined);
    await notWatched(entry, /^another site answers at http/);
  });

  test('there is no release before', () => notWatched(store.head() as LedgerEntry, 'there is no release before it to go back to'));

  test('there is no other app', async () => {
    store = emptyStore();
    await releaseMadeUp(store, [shell, '1.0.0'], [tools, '1.0.0']);
    await notWatched(await releaseMadeUp(store, [changed, '1.0.1']), 'there is no other app to compare with');
  });
});
