import { writeFileSync } from 'node:fs';
import { candidate, emptyStore, library, PUBLIC_URL, releaseMadeUp, shell, tools } from '../../fixtures/store.ts';
import { madeUpWorkspace } from '../../fixtures/workspace.ts';
import { rollback } from '../commands/rollback.ts';
import { ledgerFile } from '../store/store.ts';
import type { Watched } from './ask-counts.ts';
import type { PageCheck } from './check-pages.ts';
import { describeEntry, listReleases } from './list-releases.ts';

test('a store without releases says how to come to some', () => {
  expect(listReleases({ store: emptyStore(), workspace: madeUpWorkspace(shell), watched: { counts: [] } })).toBe(
    'Nothing has been released yet. npm start releases every app once.',
  );
});

describe('with a few entries', () => {
  const store = emptyStore();
  const now = new Date('2026-03-04T14:03:00Z');
  const text = (watched: Watched = { counts: [] }, entries?: number, pageChecks: ReadonlyMap<string, PageCheck> = new Map()) => {
    const workspace = madeUpWorkspace(shell, library, tools);
    return listReleases({ store, workspace, watched, pageChecks, now, ...(entries && { entries }) }).split('\n');
  };
  const fault = {
    app: 'mfe-library',
    release: '1.0.1',
    stage: 'load',
    from: '2026-03-04T13:30:00.000Z',
    minutes: 10,
    pageViews: 3,
    networks: 2,
  };

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

  test('the list says of each app "live and previous, since when, by whom, why, size, page views with a failure or fallback" (issue, "Watching")', () => {
    const size = (...made: Parameters<typeof candidate>) =>
      `${Math.round(Object.values(candidate(...made).document.files).reduce((sum, file) => sum + file.size, 0) / 1024)} kB`;
    const rows = text({ counts: [fault, { ...fault, from: '2026-03-04T12:00:00.000Z', pageViews: 4 }] })
      .slice(0, 4)
      .map((line) => line.split(/ {2,}/));
    expect(rows).toEqual([
      ['app', 'live', 'previous', 'since (UTC)', 'by', 'size', 'faults', 'last hour', 'built from', 'why'],
      ['shell', '1.0.0', '-', '2026-03-01 09:00', 'Ada', size(shell, '1.0.0'), '0', '0', '01234567', expect.any(String)],
      [
        'mfe-library',
        '1.0.1',
        '1.0.0',
        '2026-03-04 12:00',
        expect.any(String),
        size(library, '1.0.1'),
        '7',
        '3',
        '01234567',
        'the home page was empty',
      ],
      ['mfe-tools', '1.0.0', '-', '2026-03-03 11:45', 'Ada', size(tools, '1.0.0'), '0', '0', '01234567', expect.any(String)],
    ]);
  });

  test('under it stands the ledger, the newest entry first', () => {
    const rows = text()
      .slice(7, 12)
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

  test('while nothing failed the list says so', () => {
    expect(text()[5]).toBe('No page view with a fault has been reported for what is live.');
  });

  test('bad news that was seen here too names the command that helps (issue, "Watching")', () => {
    const pageChecks = new Map([['mfe-library', { fault: 'The page / of mfe-library 1.0.1 is empty.' }]]);
    expect(text({ counts: [fault] }, undefined, pageChecks).slice(5, 8)).toEqual([
      'Faults are page views in which a release did not load or failed, counted since it became live. Browsers report them.',
      "Visitors' browsers reported that mfe-library 1.0.1 failed in 3 page views since it became live: 3 × it did not load, and the previous release took its place. In the last hour: 3, from 2 networks. It was also seen here: The page / of mfe-library 1.0.1 is empty. To roll back to 1.0.0:",
      '    npm run rollback -- mfe-library --why "it failed in 3 page views"',
    ]);
  });

  test('where the numbers cannot be had one sentence says why, and everything else stands as ever', () => {
    const lines = text({ unknown: 'Faults are not counted because API_URL is none.' });
    expect(lines[5]).toBe('Faults are not counted because API_URL is none.');
    expect(lines[1]?.split(/ {2,}/).slice(6, 8)).toEqual(['?', '?']);
    expect(lines[7]).toMatch(/^no\. /);
  });

  test('only so many entries are listed as are asked for', () => {
    expect(
      text(undefined, 2)
        .slice(7, 11)
        .map((line) => line.slice(0, 3).trim()),
    ).toEqual(['no.', '4', '3', '']);
  });

  test('the end names the apps whose sources are not those that are live, and how to release them', () => {
    expect(text().at(-1)).toBe(
      'The sources of shell, mfe-library, mfe-tools differ from what is live. To release: npm run release -- shell mfe-library mfe-tools',
    );
  });
});

test('what an older ledger holds of a commit cannot steer the terminal that lists it', async () => {
  const store = emptyStore();
  const entry = await releaseMadeUp(store, [shell, '1.0.0']);
  const planted = { ...entry, who: 'Ada\u001b[2J', why: 'Mend a comma \u001b]0;OWNED\u0007\nshell  9.9.9' };
  writeFileSync(ledgerFile(store.dir, 1), JSON.stringify(planted));
  const text = listReleases({ store, workspace: madeUpWorkspace(shell), watched: { counts: [] } });
  expect(text).not.toMatch(/[^\P{Cc}\n]/u);
  expect(text).toContain('Ada [2J');
  expect(text).toContain('Mend a comma ]0;OWNED shell 9.9.9');
});

test('an entry that made the pages anew is described without an app', () => {
  const entry = { number: 5, at: '', who: '', why: '', live: {}, publicUrl: '' };
  expect(describeEntry({ ...entry, kind: 'pages', steps: [] })).toBe('pages rebuilt');
});
