import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderContents } from '../../fixtures/folder-contents.ts';
import { rejectionMessage } from '../../fixtures/rejection-message.ts';
import {
  copiedStore,
  emptyStore,
  library,
  PUBLIC_URL,
  place,
  releaseMadeUp,
  shell,
  storeWithTwoApps,
  tools,
} from '../../fixtures/store.ts';
import type { Store } from '../store/store.ts';
import { rollback } from './rollback.ts';

let store: Store;
const back = (app: string, to?: string, why?: string) =>
  rollback({ workspace: path.dirname(store.dir), store, app, publicUrl: PUBLIC_URL, ...(to && { to }), ...(why && { why }) });
const served = (file: string) => readFileSync(path.join(store.dir, 'current', file), 'utf8');
const history = (app: string) => store.head()?.live[app];
const remove = (file: string) => rmSync(file, { recursive: true, force: true });
const previous = (app: string) => JSON.parse(served('live.json')).apps.find(({ id }: { id: string }) => id === app).previous?.version;

test('a rollback takes the search entries of its app back, and leaves those of the others', async () => {
  const found = () => JSON.parse(served('search.json')).entries.map(({ title }: { title: string }) => title);
  const entry = (title: string, address: string) => ({ kind: 'tool' as const, title, text: 'It helps.', address });
  store = await storeWithTwoApps();
  const pages = ['Page home', 'Page modules', 'Page tools'];
  expect(found()).toEqual(pages);
  await releaseMadeUp(store, [{ ...tools, search: [entry('marimo', '/tools#marimo')] }, '1.1.0']);
  expect(found()).toEqual([...pages, 'marimo']);
  const shelf = { ...library, search: [entry('Shelf', '/modules#shelf')] };
  await releaseMadeUp(store, [{ ...tools, search: [entry('Julius', '/tools#julius')] }, '1.2.0'], [shelf, '1.1.0']);
  expect(found()).toEqual(['Page home', 'Page modules', 'Shelf', 'Page tools', 'Julius']);
  await back('mfe-tools');
  expect(found()).toEqual(['Page home', 'Page modules', 'Shelf', 'Page tools', 'marimo']);
  await back('mfe-tools');
  expect(found()).toEqual(['Page home', 'Page modules', 'Shelf', 'Page tools']);
});

describe('of an app with three releases', () => {
  const withThreeReleases = copiedStore(async () => {
    const made = await storeWithTwoApps();
    await releaseMadeUp(made, [library, '1.0.1']);
    await releaseMadeUp(made, [library, '1.1.0'], [tools, '1.0.1']);
    return made;
  });
  beforeEach(async () => {
    store = await withThreeReleases();
  });

  test('a rollback makes the release before the live one live, and the ledger says who, what and why', async () => {
    const entry = await back('mfe-library', undefined, 'the search found nothing');
    expect(entry).toMatchObject({ number: 4, kind: 'rollback', why: 'the search found nothing' });
    expect(entry.steps).toEqual([{ app: 'mfe-library', from: '1.1.0', to: '1.0.1' }]);
    expect(entry.live).toEqual({ shell: ['1.0.0'], 'mfe-library': ['1.0.0', '1.0.1'], 'mfe-tools': ['1.0.0', '1.0.1'] });
    expect(store.head()).toEqual(entry);
    expect(served('modules.html')).toContain('mfe-library 1.0.1 at /modules');
    expect(previous('mfe-library')).toBe('1.0.0');
  });

  test('a rollback renders nothing and touches no byte of any release, of its own app nor of another', async () => {
    const folders = ['releases', 'bodies'].map((folder) => path.join(store.dir, folder));
    const tools = served('tools.html');
    const before = folders.map(folderContents);
    await back('mfe-library');
    expect(folders.map(folderContents)).toEqual(before);
    const body = (page: string) => page.slice(page.indexOf('<main'));
    expect(body(served('tools.html'))).toBe(body(tools));
  });

  test('a second rollback goes further back, and a third has nowhere to go', async () => {
    await back('mfe-library');
    await back('mfe-library');
    expect(history('mfe-library')).toEqual(['1.0.0']);
    expect(served('index.html')).toContain('mfe-library 1.0.0');
    expect(await rejectionMessage(() => back('mfe-library'))).toMatch('There is no release of mfe-library before 1.0.0 to go back to.');
  });

  test('two rollbacks at the same time both count', async () => {
    await Promise.all([back('mfe-library'), back('mfe-library')]);
    expect(history('mfe-library')).toEqual(['1.0.0']);
    expect(store.ledger().map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  test('a rollback to a named release, and from there to one that was rolled back from', async () => {
    await back('mfe-library', '1.0.0');
    expect(history('mfe-library')).toEqual(['1.0.0']);
    await back('mfe-library', '1.1.0');
    expect(history('mfe-library')).toEqual(['1.0.0', '1.1.0']);
    expect(served('index.html')).toContain('mfe-library 1.1.0');
  });

  test('the other apps stay where they are, also those released in the same entry', async () => {
    await back('mfe-library');
    expect(history('mfe-tools')).toEqual(['1.0.0', '1.0.1']);
    expect(served('tools.html')).toContain('mfe-tools 1.0.1');
  });

  test('a live release whose document is damaged can be rolled back from', async () => {
    writeFileSync(path.join(store.releaseDir('mfe-library', '1.1.0'), 'release.json'), '');
    await back('mfe-library');
    expect(served('index.html')).toContain('mfe-library 1.0.1');
  });

  test('what a killed writer left behind is swept away first', async () => {
    const left = path.join(store.dir, 'ledger/000009.json');
    writeFileSync(left, 'half an ent');
    await back('mfe-tools');
    expect(existsSync(left)).toBe(false);
  });

  test('a release that was placed but never became live cannot be rolled back to', async () => {
    await place(store, library, '1.2.0');
    expect(await rejectionMessage(() => back('mfe-library', '1.2.0'))).toBe(
      'mfe-library 1.2.0 was never released, so it cannot be rolled back to. Released versions: 1.0.0, 1.0.1, 1.1.0.',
    );
  });

  test.each(['mfe-nothing', 'mfe'])('%s, which has no release, is refused with those that have one', async (app) => {
    expect(await rejectionMessage(() => back(app))).toBe(
      `${app} has no release, so there is nothing to roll back. Released apps: shell, mfe-library, mfe-tools.`,
    );
  });
});

test('in a store without releases there is nothing to roll back', async () => {
  store = emptyStore();
  expect(await rejectionMessage(() => back('shell'))).toBe('shell has no release, so there is nothing to roll back. Released apps: none.');
});

describe('the shell', () => {
  const provides = { react: '19.3.1', router: '7.0.0' };
  const needsRouter = { ...library, requires: { router: '^7.0.0' } };

  test('is rolled back although the release before that would not fit: nobody gets that one', async () => {
    store = await storeWithTwoApps();
    await releaseMadeUp(store, [{ ...shell, provides }, '1.1.0']);
    await releaseMadeUp(store, [{ ...shell, provides }, '1.2.0']);
    await releaseMadeUp(store, [needsRouter, '1.1.0']);
    await back('shell');
    expect(history('shell')).toEqual(['1.0.0', '1.1.0']);
    expect(served('index.html')).toContain('mfe-library 1.1.0 at / in');
  });

  test('is not rolled back to a release that a live app cannot run in', async () => {
    store = emptyStore();
    await releaseMadeUp(store, [shell, '1.0.0'], [library, '1.0.0']);
    await releaseMadeUp(store, [{ ...shell, provides }, '1.1.0'], [needsRouter, '1.1.0']);
    expect(await rejectionMessage(() => back('shell'))).toMatch(
      'mfe-library 1.1.0 and shell 1.0.0 do not fit together: the app needs router, which this shell does not provide.',
    );
    expect(store.head()?.number).toBe(2);
  });
});

describe('a rollback does not fail for the release before the one that it goes to', () => {
  test.each<[string, Partial<typeof shell>, Partial<typeof library>]>([
    ['needs what the shell does not have anymore', { provides: { react: '19.3.1', router: '7.0.0' } }, { requires: { router: '*' } }],
    [
      'cannot be rendered in the shell anymore',
      {},
      {
        pages: [{ path: '/', page: 'home', html: "react.of === 'shell 2.0.0' ? react[`gon`.concat('e')].word : '<h1>Old</h1>'" }],
        menu: [],
      },
    ],
  ])('and that %s', async (_, oldShell, oldApp) => {
    store = emptyStore();
    await releaseMadeUp(store, [{ ...shell, ...oldShell }, '1.0.0'], [{ ...library, ...oldApp }, '1.0.0']);
    await releaseMadeUp(store, [library, '1.1.0']);
    await releaseMadeUp(store, [library, '1.2.0']);
    await releaseMadeUp(store, [shell, '2.0.0']);
    await back('mfe-library');
    expect(served('index.html')).toContain('mfe-library 1.1.0 at / in shell 2.0.0');
    expect(history('mfe-library')).toEqual(['1.0.0', '1.1.0']);
    expect(previous('mfe-library')).toBeUndefined();
  });

  const damages: [string, (folder: string, bodies: string) => void][] = [
    ['has lost its prerenderer and its stored pages', (folder, bodies) => [path.join(folder, 'server.cjs'), bodies].forEach(remove)],
    [
      'has a prerenderer that is no program, and no stored pages',
      (folder, bodies) => {
        writeFileSync(path.join(folder, 'server.cjs'), 'exports.pages = {');
        remove(bodies);
      },
    ],
    ['has lost its document', (folder) => remove(path.join(folder, 'release.json'))],
    ['has a document that is cut short', (folder) => writeFileSync(path.join(folder, 'release.json'), '{"app":')],
    ['is gone', remove],
  ];
  test.each(damages)('and that %s; nor does a rollback of another app or a release', async (_, damage) => {
    store = await storeWithTwoApps();
    await releaseMadeUp(store, [library, '1.1.0'], [tools, '1.1.0']);
    await releaseMadeUp(store, [library, '1.2.0']);
    damage(store.releaseDir('mfe-library', '1.0.0'), path.join(store.dir, 'bodies/1.0.0/mfe-library/1.0.0'));
    await back('mfe-library');
    expect(served('modules.html')).toContain('mfe-library 1.1.0 at /modules');
    expect(previous('mfe-library')).toBeUndefined();
    await back('mfe-tools');
    await releaseMadeUp(store, [tools, '1.2.0']);
    expect(served('tools.html')).toContain('mfe-tools 1.2.0 at /tools');
    expect(await rejectionMessage(() => back('mfe-library'))).toMatch(/1\.0\.0.+mfe-library|mfe-library.+1\.0\.0/);
    expect(served('modules.html')).toContain('mfe-library 1.1.0 at /modules');
  });
});
