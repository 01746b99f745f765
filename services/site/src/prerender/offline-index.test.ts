import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OfflineIndex, ReleaseDocument } from '@portal/contracts';
import { library, storeWithTwoApps, tools } from '../../fixtures/store.ts';
import type { Store } from '../store/store.ts';
import { offlineIndexOf } from './offline-index.ts';

let store: Store;
let shell: ReleaseDocument;
let apps: ReleaseDocument[];
const indexOf = (releases = apps): OfflineIndex => offlineIndexOf(store, { shell, apps: releases }, (address) => `page ${address}`, '{}');
const withSet = (release: ReleaseDocument, more: Partial<ReleaseDocument['manifest']> = {}): ReleaseDocument => ({
  ...release,
  manifest: { ...release.manifest, offline: { id: 'books', name: 'All books' }, ...more },
});

beforeAll(async () => {
  store = await storeWithTwoApps();
  shell = store.release('shell', '1.0.0');
  apps = [library, tools].map(({ id }) => store.release(id, '1.0.0'));
});

test('an app that offers nothing is no set', () => {
  expect(indexOf().sets).toEqual([]);
});

test('a set has the pages of its app with titles, once each, and its files with their integrity', () => {
  const [release] = apps as [ReleaseDocument];
  const [set] = indexOf([withSet(release)]).sets;
  expect(set).toMatchObject({ id: 'books', name: 'All books' });
  expect(Object.entries(set?.pages ?? {}).map(([address, { title }]) => [address, title])).toEqual(
    release.manifest.routes.map((route) => [route.path, route.title]),
  );
  const files = { ...set?.code, ...set?.media };
  for (const [address, { integrity }] of Object.entries(files)) expect(integrity).toBe(release.files[path.basename(address)]?.integrity);
  expect(Object.keys(set?.code ?? {})).toContain('/releases/mfe-library/1.0.0/web/remoteEntry.js');
});

test('sizes are those that go over the network', () => {
  const [release] = apps as [ReleaseDocument];
  const [set] = indexOf([withSet(release)]).sets;
  const file = 'remoteEntry.js';
  const compressed = readFileSync(path.join(store.releaseDir(release.app, '1.0.0'), 'web', `${file}.br`)).length;
  expect(set?.code[`/releases/mfe-library/1.0.0/web/${file}`]?.size).toBe(compressed);
});

test('a page that no browser may keep is in no set', () => {
  const [release] = apps as [ReleaseDocument];
  const routes = release.manifest.routes.map((route, number) => (number === 0 ? { ...route, kept: false as const } : route));
  const [set] = indexOf([withSet(release, { routes })]).sets;
  expect(Object.keys(set?.pages ?? {})).toEqual(routes.slice(1).map((route) => route.path));
});

test('pictures of link previews, films and sounds are not part of it', () => {
  const [release] = apps as [ReleaseDocument];
  const facts = release.files['remoteEntry.js'] as ReleaseDocument['files'][string];
  const names = ['preview.png', 'intro.mp4', 'anthem.mp3', 'release.json', 'figure.svg'];
  const files = { ...release.files, ...Object.fromEntries(names.map((name) => [name, facts])) };
  const [set] = indexOf([withSet({ ...release, files })]).sets;
  expect(Object.keys(set?.media ?? {}).map((address) => path.basename(address))).toEqual(['figure.svg']);
});
