import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folderContents } from '../../fixtures/folder-contents.ts';
import { rejectionMessage } from '../../fixtures/rejection-message.ts';
import { emptyStore, library, PUBLIC_URL, place, releaseMadeUp, shell, storeWithTwoApps, tools } from '../../fixtures/store.ts';
import { publish } from '../publish/publish.ts';
import { endOfPreview } from '../rules/previews.ts';
import type { Store } from '../store/store.ts';
import { rollback } from './rollback.ts';
import { switchOffline } from './switch-offline.ts';

let store: Store;
const to = (state: string, why?: string) =>
  switchOffline({ workspace: path.dirname(store.dir), store, to: state, publicUrl: PUBLIC_URL, ...(why && { why }) });
const served = (file: string) => readFileSync(path.join(store.dir, 'current', file), 'utf8');
const live = () => JSON.parse(served('live.json'));
/** What the page itself says is live. */
const inPage = (file: string) => JSON.parse(/id="portal-live">(.*)<\/script>/.exec(served(file))?.[1] ?? '{}');
const REMOVES = /caches\.delete\(name\)[\s\S]*registration\.unregister\(\)/;

beforeEach(async () => {
  store = await storeWithTwoApps();
});

test('a site has the service worker of its live shell, and every page names it', () => {
  expect(served('worker.js')).toBe(readFileSync(path.join(store.releaseDir('shell', '1.0.0'), 'web/worker.js'), 'utf8'));
  for (const document of [live(), inPage('tools.html'), inPage('404.html')]) expect(document.worker).toBe('/worker.js');
});

test('switched off, no page names a worker, and in its place is one that removes what browsers have', async () => {
  const releases = path.join(store.dir, 'releases');
  const before = folderContents(releases);
  const { number } = live();
  const entry = await to('off', 'it shows old pages');
  expect(entry).toMatchObject({ kind: 'pages', steps: [], offline: 'off', why: 'offline reading is off: it shows old pages' });
  expect(served('worker.js')).toMatch(REMOVES);
  for (const document of [live(), inPage('tools.html'), inPage('404.html')]) expect(document).not.toHaveProperty('worker');
  // Open tabs follow another number.
  expect(live().number).toBe(number + 1);
  expect(folderContents(releases)).toEqual(before);
});

test('it stays off whatever is released, rolled back or shown as a preview, until it is switched on', async () => {
  await to('off');
  await releaseMadeUp(store, [shell, '1.1.0'], [library, '1.1.0']);
  await rollback({ workspace: path.dirname(store.dir), store, app: 'mfe-library', publicUrl: PUBLIC_URL });
  const VERSION = '1.0.1-preview.1.abcdefghjkmnpqrs';
  await place(store, tools, VERSION);
  const preview = { id: 'abcdefghjkmnpqrs', app: 'mfe-tools', version: VERSION, until: endOfPreview(new Date()) };
  const histories = store.head()?.live ?? {};
  await publish(store, { kind: 'pages', who: 'Ada', why: 'a look', steps: [], histories, publicUrl: PUBLIC_URL, preview });
  expect([live().worker, store.head()?.offline]).toEqual([undefined, 'off']);
  expect(served('worker.js')).toMatch(REMOVES);
  await to('on');
  expect([live().worker, store.head()?.offline]).toEqual(['/worker.js', undefined]);
  expect(served('worker.js')).toContain('worker 1.1.0');
  // Candidates are code that nobody has reviewed: a worker would stay when the preview has ended.
  expect(inPage(`.previews/${preview.id}/tools.html`)).toMatchObject({ preview });
  expect(inPage(`.previews/${preview.id}/tools.html`)).not.toHaveProperty('worker');
});

test('after a rollback to a shell that has none, browsers get one that removes theirs', async () => {
  const old = emptyStore();
  store = old;
  await releaseMadeUp(old, [{ ...shell, worker: false }, '1.0.0'], [library, '1.0.0']);
  expect(live()).not.toHaveProperty('worker');
  await releaseMadeUp(old, [shell, '1.1.0']);
  expect(served('worker.js')).toContain('worker 1.1.0');
  await rollback({ workspace: path.dirname(old.dir), store: old, app: 'shell', publicUrl: PUBLIC_URL });
  expect(served('worker.js')).toMatch(REMOVES);
  expect(live()).not.toHaveProperty('worker');
});

test.each([
  ['on', 'Offline reading is already on.'],
  ['aus', '--offline is "aus", but it can only be on or off.'],
])('--offline %s is refused', async (state, sentence) => {
  expect(await rejectionMessage(() => to(state))).toBe(sentence);
});

test('where nothing is live there is nothing to switch', async () => {
  store = emptyStore();
  expect(await rejectionMessage(() => to('off'))).toBe('Nothing is live yet, so there is nothing to switch. Run npm start once.');
});
