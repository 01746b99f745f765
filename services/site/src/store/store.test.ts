import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rejectionMessage } from '../../fixtures/rejection-message.ts';
import { copiedStore, emptyStore, library, releaseMadeUp, storeWithTwoApps } from '../../fixtures/store.ts';
import { ledgerFile, pageFile, type Store } from './store.ts';

const damaged = (file: string) => `${file} is damaged. Put it back from a backup of the store, or roll its app back to another release.`;

test('a missing folder is a store without releases', () => {
  const store = emptyStore();
  expect([store.liveNumber(), store.head(), store.ledger()]).toEqual([0, undefined, []]);
});

describe('with two entries', () => {
  let store: Store;
  const withTwoEntries = copiedStore(async () => {
    const made = await storeWithTwoApps();
    await releaseMadeUp(made, [library, '1.0.1']);
    return made;
  });
  beforeEach(async () => {
    store = await withTwoEntries();
  });

  test('the ledger tells them in order, and the last is live', () => {
    expect(store.liveNumber()).toBe(2);
    expect(store.ledger().map(({ number, why }) => [number, why])).toEqual([
      [1, 'release shell 1.0.0, mfe-library 1.0.0, mfe-tools 1.0.0'],
      [2, 'release mfe-library 1.0.1'],
    ]);
    expect(store.head()?.live).toEqual({ shell: ['1.0.0'], 'mfe-library': ['1.0.0', '1.0.1'], 'mfe-tools': ['1.0.0'] });
  });

  test('what was written for a number above the live one does not count', () => {
    writeFileSync(ledgerFile(store.dir, 3), 'left by a writer that was killed');
    writeFileSync(path.join(store.dir, 'ledger/000002.json.77.draft'), 'as well');
    expect(store.ledger().map(({ number }) => number)).toEqual([1, 2]);
    expect(store.head()?.number).toBe(2);
  });

  test('what counts is what is served: with the first site current the second entry is as if it were not there', () => {
    rmSync(path.join(store.dir, 'current'));
    symlinkSync('sites/000001', path.join(store.dir, 'current'));
    expect(store.head()?.live['mfe-library']).toEqual(['1.0.0']);
    expect(store.ledger()).toHaveLength(1);
  });

  test.each(['{ "number": 2', '{"number":2,"kind":"release"}', ''])('a ledger entry that reads %j is reported as damaged', async (text) => {
    writeFileSync(ledgerFile(store.dir, 2), text);
    expect(await rejectionMessage(() => store.head())).toBe(damaged(ledgerFile(store.dir, 2)));
    expect(await rejectionMessage(() => store.ledger())).toBe(damaged(ledgerFile(store.dir, 2)));
  });

  test('a release document that is damaged is reported with its file', async () => {
    const file = path.join(store.releaseDir('mfe-library', '1.0.1'), 'release.json');
    writeFileSync(file, '{}');
    expect(await rejectionMessage(() => store.release('mfe-library', '1.0.1'))).toBe(damaged(file));
    expect(store.release('mfe-library', '1.0.0').version).toBe('1.0.0');
  });

  test.each(['9.9.9', '1.0.2'])('a release that the store does not have, %s, is refused with where to look', async (version) => {
    mkdirSync(store.releaseDir('mfe-library', '1.0.2'));
    expect(await rejectionMessage(() => store.release('mfe-library', version))).toBe(
      `The store has no release ${version} of mfe-library; npm run releases lists what it has.`,
    );
  });

  test('fields that a later tool adds are kept', () => {
    const entry = { ...store.head(), ticket: 'ABC-1' };
    writeFileSync(ledgerFile(store.dir, 2), JSON.stringify(entry));
    expect(store.head()).toEqual(entry);
  });
});

test.each([
  ['/', 'index.html'],
  ['/tools', 'tools.html'],
  ['/learn/modules', 'learn/modules.html'],
])('the page %s is the file %s', (address, file) => {
  expect(pageFile(address)).toBe(file);
});
