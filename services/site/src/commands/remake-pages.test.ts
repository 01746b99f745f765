import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folderContents } from '../../fixtures/folder-contents.ts';
import { copiedStore, emptyStore, library, PUBLIC_URL, releaseMadeUp, storeWithTwoApps } from '../../fixtures/store.ts';
import type { Store } from '../store/store.ts';
import { remakePages } from './remake-pages.ts';

let store: Store;
const PAGES = ['index.html', 'modules.html', 'learn/modules.html', 'tools.html', '404.html'];
const remake = (publicUrl: string) => remakePages({ workspace: path.dirname(store.dir), store, publicUrl });
const page = (number: number, file: string) => readFileSync(path.join(store.siteDir(number), file), 'utf8');

const withTwoEntries = copiedStore(async () => {
  const made = await storeWithTwoApps();
  await releaseMadeUp(made, [library, '1.0.1']);
  return made;
});
beforeEach(async () => {
  store = await withTwoEntries();
});

test('when the public address changes every page is made anew for it, from bodies and releases that stay as they are', async () => {
  const kept = ['releases', 'bodies'].map((folder) => path.join(store.dir, folder));
  const before = kept.map(folderContents);
  await remake('https://elsewhere.example');
  expect(kept.map(folderContents)).toEqual(before);
  for (const file of PAGES) {
    const withoutAddress = (text: string) => text.replace(/<link rel="canonical"[^>]*>/, '').replace(/"number":\d+/, '');
    expect(page(3, file)).not.toBe(page(2, file));
    expect(withoutAddress(page(3, file))).toBe(withoutAddress(page(2, file)));
  }
  expect(page(3, 'learn/modules.html')).toContain('<link rel="canonical" href="https://elsewhere.example/modules">');
  expect(JSON.parse(page(3, 'site.json')).publicUrl).toBe('https://elsewhere.example');
});

test('the ledger tells of it as an entry without steps that leaves live what was live', async () => {
  const before = store.head();
  const entry = await remake('https://elsewhere.example');
  expect(entry).toMatchObject({ number: 3, kind: 'pages', why: 'the public address is now https://elsewhere.example', steps: [] });
  expect(entry?.live).toEqual(before?.live);
  expect(store.head()).toEqual(entry);
});

test('with the address that they were made for nothing happens', async () => {
  const before = folderContents(store.dir);
  expect(await remake(PUBLIC_URL)).toBeUndefined();
  expect(folderContents(store.dir)).toEqual(before);
});

test('of two who want the same at the same time only one makes the pages', async () => {
  const made = await Promise.all([remake('https://elsewhere.example'), remake('https://elsewhere.example')]);
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(store.liveNumber()).toBe(3);
});

test('a store without releases has no pages to make', async () => {
  store = emptyStore();
  expect(await remake('https://elsewhere.example')).toBeUndefined();
  expect(store.liveNumber()).toBe(0);
});
