import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LedgerEntry } from '@portal/contracts';
import { folderContents } from '../../fixtures/folder-contents.ts';
import { emptyStore, library, place, releaseMadeUp, storeWithTwoApps } from '../../fixtures/store.ts';
import { ledgerFile, numbered, type Store } from './store.ts';
import { sweep, switchLive } from './switch-live.ts';

const entry = (number: number): LedgerEntry => ({
  number,
  kind: 'pages',
  at: '2026-01-02T03:04:05.000Z',
  who: 'Ada',
  why: 'a test',
  steps: [],
  live: { shell: ['1.0.0'] },
  publicUrl: 'https://portal.example',
});

/** A store that was switched this many times, each time to a site with one page. */
function storeAt(number: number): Store {
  const store = emptyStore();
  for (let index = 1; index <= number; index += 1) {
    mkdirSync(store.siteDir(index), { recursive: true });
    writeFileSync(path.join(store.siteDir(index), 'index.html'), `site ${index}`);
    switchLive(store, entry(index));
  }
  return store;
}

test('after a switch the entry is the head of the ledger and its site the one that is served', () => {
  const store = storeAt(2);
  expect(store.head()).toEqual(entry(2));
  expect(readFileSync(path.join(store.dir, 'current/index.html'), 'utf8')).toBe('site 2');
  expect(readdirSync(store.dir).sort()).toEqual(['current', 'ledger', 'sites']);
});

test('the way to the live site holds wherever the store is moved', () => {
  expect(readlinkSync(path.join(storeAt(1).dir, 'current'))).toBe('sites/000001');
});

test('the last twenty sites stay and older ones go, while the ledger stays whole', () => {
  const store = storeAt(23);
  sweep(store);
  expect(readdirSync(path.join(store.dir, 'sites')).sort()).toEqual(Array.from({ length: 20 }, (_, index) => numbered(index + 4)));
  expect(store.ledger()).toHaveLength(23);
});

test('everything that a killed writer can leave is swept away', async () => {
  const store = await storeWithTwoApps();
  const before = folderContents(store.dir);
  const { document } = await place(store, library, '1.0.1');
  writeFileSync(ledgerFile(store.dir, 2), JSON.stringify(entry(2)));
  for (const file of [
    'ledger/000001.json.77.draft',
    'ledger/000002.json.77.draft',
    'sites/000002/index.html',
    'sites/000002.draft/index.html',
    'releases/mfe-library/1.0.2.draft/web/a.js',
  ]) {
    mkdirSync(path.dirname(path.join(store.dir, file)), { recursive: true });
    writeFileSync(path.join(store.dir, file), 'left behind');
  }
  symlinkSync('sites/000002', path.join(store.dir, 'current.77.draft'));
  sweep(store);
  const after = Object.entries(folderContents(store.dir)).filter(([file]) => !file.startsWith(`releases/${document.app}/1.0.1/`));
  expect(Object.fromEntries(after)).toEqual(before);
  expect(readdirSync(store.dir).sort()).toEqual(['bodies', 'current', 'ledger', 'releases', 'sites']);
});

test('files that some systems put beside folders disturb nobody', async () => {
  const store = await storeWithTwoApps();
  for (const folder of ['', 'releases', 'releases/shell', 'bodies', 'ledger', 'sites'])
    writeFileSync(path.join(store.dir, folder, '.DS_Store'), '');
  sweep(store);
  await releaseMadeUp(store, [library, '1.0.1']);
  expect(store.head()?.number).toBe(2);
});

test('a store in which nothing was left behind is not touched', async () => {
  const store = await storeWithTwoApps();
  const before = folderContents(store.dir);
  sweep(store);
  expect(folderContents(store.dir)).toEqual(before);
});

test('sweeping an empty store creates nothing', () => {
  const store = emptyStore();
  sweep(store);
  expect(existsSync(store.dir)).toBe(false);
});
