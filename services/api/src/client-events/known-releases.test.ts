import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { NEW_RELEASES_BY_SENDER } from '../limits/limit-table.ts';
import { KnownReleases } from './known-releases.ts';

test('where the store is at hand it says which releases there are, also of one that came since', () => {
  const storeDir = temporaryFolder();
  const place = (version: string) => {
    const folder = path.join(storeDir, 'releases/mfe-content', version);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'release.json'), '{}');
  };
  place('1.0.0');
  const releases = new KnownReleases(storeDir);
  expect(releases.has('mfe-content', '1.0.0', 'one')).toBe(true);
  for (const [app, version] of [
    ['mfe-content', '1.0.1'],
    ['mfe-other', '1.0.0'],
  ] as const)
    expect(releases.has(app, version, 'one')).toBe(false);
  place('1.0.1');
  expect(releases.has('mfe-content', '1.0.1', 'one')).toBe(true);
});

test('apart from the store one network can name only so many releases, all of them only so many a day, and what is named is known to all', () => {
  let now = Date.parse('2026-03-01T12:00:00Z');
  const releases = new KnownReleases(path.join(temporaryFolder(), 'nowhere'), () => now);
  const name = (sender: string, count: number) =>
    Array.from({ length: count }, (_, at) => releases.has(`mfe-${sender}`, `1.0.${at}`, sender)).filter(Boolean).length;
  const each = NEW_RELEASES_BY_SENDER.most;
  expect(name('forger', 100)).toBe(each);
  expect(releases.has('mfe-forger', '1.0.0', 'somebody')).toBe(true);
  expect(Array.from({ length: 60 }, (_, at) => name(`n${at}`, 10)).reduce((sum, count) => sum + count, each)).toBe(200);
  now += 86_400_000;
  expect(name('late', 1)).toBe(1);
});
