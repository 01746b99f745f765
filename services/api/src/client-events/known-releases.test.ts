import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { NEW_RELEASES_BY_CLIENT } from '../rate-limits/limit-table.ts';
import { KnownReleases } from './known-releases.ts';

test('where the store is at hand its ledger says which releases pages show, also one that came since and one that was rolled back', () => {
  const storeDir = temporaryFolder();
  let now = Date.parse('2026-03-01T12:00:00Z');
  let entries = 0;
  const enter = (...history: string[]) => {
    entries += 1;
    writeFileSync(
      path.join(storeDir, `ledger/${String(entries).padStart(6, '0')}.json`),
      JSON.stringify({ live: { 'mfe-content': history } }),
    );
  };
  mkdirSync(path.join(storeDir, 'ledger'));
  enter('1.0.0', '1.0.1', '1.0.2');
  const releases = new KnownReleases(storeDir, () => now);
  const known = (version: string, app = 'mfe-content') => releases.has(app, version, 'one');
  expect(['1.0.0', '1.0.1', '1.0.2', '1.0.3'].map((version) => known(version))).toEqual([false, true, true, false]);
  expect(known('1.0.2', 'mfe-other')).toBe(false);
  enter('1.0.0', '1.0.1', '1.0.2', '1.0.3');
  enter('1.0.0', '1.0.1', '1.0.2');
  now += 1000;
  expect(known('1.0.3')).toBe(true);
});

test('what was live long ago is not counted: a list of everything that ever was could be made long by anybody', () => {
  const storeDir = temporaryFolder();
  mkdirSync(path.join(storeDir, 'ledger'));
  const versions = Array.from({ length: 60 }, (_, index) => `1.0.${index}`);
  versions.forEach((_, index) => {
    const live = { 'mfe-content': versions.slice(0, index + 1) };
    writeFileSync(path.join(storeDir, `ledger/${String(index + 1).padStart(6, '0')}.json`), JSON.stringify({ live }));
  });
  const releases = new KnownReleases(storeDir);
  expect(versions.filter((version) => releases.has('mfe-content', version, 'one'))).toEqual(versions.slice(-31));
});

test('apart from the store one network can name only so many releases, all of them only so many a day, and what is named is known to all', () => {
  let now = Date.parse('2026-03-01T12:00:00Z');
  const releases = new KnownReleases(path.join(temporaryFolder(), 'nowhere'), () => now);
  const name = (sender: string, count: number) =>
    Array.from({ length: count }, (_, index) => releases.has(`mfe-${sender}`, `1.0.${index}`, sender)).filter(Boolean).length;
  const each = NEW_RELEASES_BY_CLIENT.max;
  expect(name('forger', 100)).toBe(each);
  expect(releases.has('mfe-forger', '1.0.0', 'somebody')).toBe(true);
  expect(Array.from({ length: 60 }, (_, index) => name(`n${index}`, 10)).reduce((sum, count) => sum + count, each)).toBe(200);
  now += 86_400_000;
  expect(name('late', 1)).toBe(1);
});
