import { candidate, emptyStore, library, PUBLIC_URL, releaseMadeUp, shell, tools } from '../fixtures/store.ts';
import { madeUpWorkspace } from '../fixtures/workspace.ts';
import { describeEntry, listReleases } from './list-releases.ts';
import { rollback } from './rollback.ts';

test('a store without releases says how to come to some', () => {
  expect(listReleases(emptyStore(), madeUpWorkspace(shell))).toBe('Nothing is released yet. npm start releases every app once.');
});

describe('with a few entries', () => {
  const store = emptyStore();
  const text = (entries?: number) => listReleases(store, madeUpWorkspace(shell, library, tools), entries).split('\n');

  beforeAll(async () => {
    jest.useFakeTimers({ now: Date.parse('2026-03-01T09:00:00Z'), doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'performance'] });
    await releaseMadeUp(store, [shell, '1.0.0'], [library, '1.0.0']);
    jest.setSystemTime(Date.parse('2026-03-02T10:30:00Z'));
    await releaseMadeUp(store, [library, '1.0.1']);
    jest.setSystemTime(Date.parse('2026-03-03T11:45:00Z'));
    await releaseMadeUp(store, [library, '1.0.2'], [tools, '1.0.0']);
    jest.setSystemTime(Date.parse('2026-03-04T12:00:00Z'));
    await rollback({ workspace: '/', store, app: 'mfe-library', publicUrl: PUBLIC_URL, why: 'the home page was empty' });
    jest.useRealTimers();
  });

  test('the list says of each app what is live, what is before it, since when, by whom, how big and from which commit', () => {
    const size = (...made: Parameters<typeof candidate>) =>
      `${Math.round(Object.values(candidate(...made).document.files).reduce((sum, file) => sum + file.size, 0) / 1024)} kB`;
    const rows = text()
      .slice(0, 4)
      .map((line) => line.split(/ {2,}/));
    expect(rows).toEqual([
      ['app', 'live', 'previous', 'since (UTC)', 'by', 'size', 'built from'],
      ['shell', '1.0.0', '-', '2026-03-01 09:00', 'Ada', size(shell, '1.0.0'), '01234567'],
      ['mfe-library', '1.0.1', '1.0.0', '2026-03-04 12:00', expect.any(String), size(library, '1.0.1'), '01234567'],
      ['mfe-tools', '1.0.0', '-', '2026-03-03 11:45', 'Ada', size(tools, '1.0.0'), '01234567'],
    ]);
  });

  test('under it stands the ledger, the newest entry first', () => {
    const rows = text()
      .slice(5, 10)
      .map((line) => line.split(/ {2,}/));
    expect(rows.map(([number, when, , what, why]) => [number, when, what, why])).toEqual([
      ['no.', 'when (UTC)', 'what', 'why'],
      ['4', '2026-03-04 12:00', 'rollback mfe-library 1.0.2 -> 1.0.1', 'the home page was empty'],
      ['3', '2026-03-03 11:45', 'release mfe-library 1.0.1 -> 1.0.2, mfe-tools 1.0.0', 'release mfe-library 1.0.2, mfe-tools 1.0.0'],
      ['2', '2026-03-02 10:30', 'release mfe-library 1.0.0 -> 1.0.1', 'release mfe-library 1.0.1'],
      ['1', '2026-03-01 09:00', 'release shell 1.0.0, mfe-library 1.0.0', 'release shell 1.0.0, mfe-library 1.0.0'],
    ]);
  });

  test('the columns of the list stand under each other', () => {
    const [head = '', ...rows] = text().slice(0, 4);
    for (const row of rows) expect(row.slice(head.indexOf('since'))).toMatch(/^2026-/);
  });

  test('only so many entries are listed as are asked for', () => {
    expect(
      text(2)
        .slice(5, 9)
        .map((line) => line.slice(0, 3).trim()),
    ).toEqual(['no.', '4', '3', '']);
  });

  test('the end names the apps whose sources are not those that are live, and how to release them', () => {
    expect(text().at(-1)).toBe(
      'The sources of shell, mfe-library, mfe-tools differ from what is live. To release: npm run release -- shell mfe-library mfe-tools',
    );
  });
});

test('an entry that made the pages anew is described without an app', () => {
  const entry = { number: 5, at: '', who: '', why: '', live: {}, publicUrl: '' };
  expect(describeEntry({ ...entry, kind: 'pages', steps: [] })).toBe('pages made anew');
});
