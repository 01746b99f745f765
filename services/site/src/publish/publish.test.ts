import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LiveDocument } from '@portal/contracts';
import { folderContents } from '../../fixtures/folder-contents.ts';
import { rejectionMessage } from '../../fixtures/rejection-message.ts';
import { emptyStore, library, releaseMadeUp, shell, storeWithTwoApps, tools } from '../../fixtures/store.ts';
import type { Store } from '../store/store.ts';

const served = (store: Store, file: string) => readFileSync(path.join(store.dir, 'current', file), 'utf8');
const live = (store: Store): LiveDocument => JSON.parse(served(store, 'live.json'));
const below = (store: Store, ...folders: string[]) => folders.map((folder) => folderContents(path.join(store.dir, folder)));
const failing = (words: string) => ({
  ...library.pages[1],
  path: '/modules',
  page: 'modules',
  html: `(() => { throw new Error('${words}'); })()`,
});

test('the first entry makes the shell and its apps live', async () => {
  const store = emptyStore();
  const entry = await releaseMadeUp(store, [shell, '1.0.0'], [library, '1.0.0']);
  expect(entry).toEqual({
    number: 1,
    kind: 'release',
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    who: 'Ada',
    why: 'release shell 1.0.0, mfe-library 1.0.0',
    steps: [
      { app: 'shell', to: '1.0.0' },
      { app: 'mfe-library', to: '1.0.0' },
    ],
    live: { shell: ['1.0.0'], 'mfe-library': ['1.0.0'] },
    publicUrl: 'https://portal.example',
  });
  expect(store.ledger()).toEqual([entry]);
  expect(served(store, 'modules.html')).toContain('mfe-library 1.0.0 at /modules in shell 1.0.0');
});

test('a release of one app touches no byte of the others, nor of what was released before', async () => {
  const store = await storeWithTwoApps();
  const folders = [
    'releases/shell',
    'releases/mfe-tools',
    'releases/mfe-library/1.0.0',
    'bodies/1.0.0/mfe-tools',
    'bodies/1.0.0/shell',
    'bodies/1.0.0/mfe-library/1.0.0',
    'ledger',
    'sites',
  ];
  const before = below(store, ...folders);
  await releaseMadeUp(store, [library, '1.0.1']);
  const after = below(store, ...folders);
  for (const [index, contents] of before.entries()) expect(after[index]).toMatchObject(contents);
  expect(Object.keys(after[6] ?? {})).toEqual(['000001.json', '000002.json']);
  expect(served(store, 'tools.html')).toContain('mfe-tools 1.0.0');
  expect(served(store, 'index.html')).toContain('mfe-library 1.0.1');
});

test('every page of a site says what is live, also those whose body is old', async () => {
  const store = await storeWithTwoApps();
  await releaseMadeUp(store, [library, '1.0.1']);
  expect(live(store).apps.map(({ id, version, previous }) => [id, version, previous?.version])).toEqual([
    ['mfe-library', '1.0.1', '1.0.0'],
    ['mfe-tools', '1.0.0', undefined],
  ]);
  for (const file of ['index.html', 'tools.html', '404.html']) expect(served(store, file)).toContain(JSON.stringify(live(store)));
});

test('a new shell renders every page anew, those of the previous releases too, and leaves the old bodies', async () => {
  const store = await storeWithTwoApps();
  await releaseMadeUp(store, [library, '1.0.1']);
  const [before] = below(store, 'bodies/1.0.0');
  await releaseMadeUp(store, [shell, '1.1.0']);
  expect(below(store, 'bodies/1.0.0')).toEqual([before]);
  expect(Object.keys(below(store, 'bodies/1.1.0')[0] ?? {})).toEqual([
    'mfe-library/1.0.0/index.html',
    'mfe-library/1.0.0/learn/modules.html',
    'mfe-library/1.0.0/modules.html',
    'mfe-library/1.0.0/said-to-machines.json',
    'mfe-library/1.0.1/index.html',
    'mfe-library/1.0.1/learn/modules.html',
    'mfe-library/1.0.1/modules.html',
    'mfe-library/1.0.1/said-to-machines.json',
    'mfe-tools/1.0.0/said-to-machines.json',
    'mfe-tools/1.0.0/tools.html',
    'shell/1.1.0/404.html',
    'shell/1.1.0/shell.json',
  ]);
  expect(served(store, 'tools.html')).toContain('in shell 1.1.0');
});

test('an address that a release gives up is gone, and so is its page', async () => {
  const store = await storeWithTwoApps();
  await releaseMadeUp(store, [{ ...library, pages: library.pages.slice(0, 1), menu: [] }, '1.1.0']);
  expect(existsSync(path.join(store.dir, 'current/modules.html'))).toBe(false);
});

describe('a release that is refused', () => {
  const broken = { ...library, pages: [{ path: '/', page: 'home' }, failing('No words yet.')] };

  test('leaves what is live, the ledger and the served pages as they are', async () => {
    const store = await storeWithTwoApps();
    const before = below(store, 'ledger', 'sites', 'current/');
    expect(await rejectionMessage(() => releaseMadeUp(store, [broken, '1.0.1']))).toBe(
      'The page /modules of mfe-library could not be rendered: No words yet. Look at mfe-library/src/pages/modules.page.tsx.',
    );
    expect(below(store, 'ledger', 'sites', 'current/')).toEqual(before);
    expect(store.head()?.number).toBe(1);
  });

  test('leaves no page behind that the mended release would show in place of its own', async () => {
    const store = await storeWithTwoApps();
    await rejectionMessage(() => releaseMadeUp(store, [broken, '1.0.1']));
    const mended = { ...library, pages: [{ path: '/', page: 'home', html: "'<h1>Mended at last</h1>'" }], menu: [] };
    await releaseMadeUp(store, [mended, '1.0.1']);
    expect(served(store, 'index.html')).toContain('Mended at last');
  });

  test('of a shell leaves no page behind either', async () => {
    const store = await storeWithTwoApps();
    await rejectionMessage(() => releaseMadeUp(store, [shell, '1.1.0'], [broken, '1.0.1']));
    await releaseMadeUp(store, [{ ...shell, notFound: "'<h1>Mended at last</h1>'" }, '1.1.0']);
    expect(served(store, '404.html')).toContain('Mended at last');
  });
});

describe('the release before the live one', () => {
  const oldPages = {
    ...library,
    pages: [{ path: '/', page: 'home', html: "react.of === 'shell 1.1.0' ? react[`gon`.concat('e')].word : '<h1>Old</h1>'" }],
    menu: [],
  };

  test('has a shell refused in which it cannot be rendered, because it stands in for the live one', async () => {
    const store = await storeWithTwoApps();
    await releaseMadeUp(store, [oldPages, '1.0.1']);
    await releaseMadeUp(store, [library, '1.0.2']);
    expect(await rejectionMessage(() => releaseMadeUp(store, [shell, '1.1.0']))).toMatch(
      "The page / of mfe-library could not be rendered: Cannot read properties of undefined (reading 'word')",
    );
  });

  test('is done without when a shell and its app become live together and only the pair fits', async () => {
    const store = emptyStore();
    await releaseMadeUp(store, [shell, '1.0.0'], [library, '1.0.0'], [tools, '1.0.0']);
    const provides = { react: '20.0.0', router: '7.0.0' };
    await releaseMadeUp(
      store,
      [{ ...shell, provides }, '2.0.0'],
      [{ ...library, requires: { react: '^20.0.0' } }, '2.0.0'],
      [{ ...tools, requires: { router: '^7.0.0' } }, '2.0.0'],
    );
    expect(live(store).apps.map(({ version, previous }) => [version, previous])).toEqual([
      ['2.0.0', undefined],
      ['2.0.0', undefined],
    ]);
  });
});
