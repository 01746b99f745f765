import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeFiles } from '../../fixtures/builds.ts';
import { captureLines } from '../../fixtures/capture-lines.ts';
import { folderContents } from '../../fixtures/folder-contents.ts';
import { rejectionMessage } from '../../fixtures/rejection-message.ts';
import { emptyStore, library, PUBLIC_URL, releaseMadeUp, shell, tools } from '../../fixtures/store.ts';
import { copyOf, temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { commitAll, madeUpWorkspace, writeApp } from '../../fixtures/workspace.ts';
import { differingApps } from '../monitoring/list-releases.ts';
import type { VersionBump } from '../rules/versions.ts';
import { openStore, type Store } from '../store/store.ts';
import { withWriterLock } from '../store/writer-lock.ts';
import { type ReleaseOrder, release } from './release.ts';

let workspace: string;
let store: Store;
let said: string[];
const order = (apps: readonly string[], parts: Partial<ReleaseOrder> = {}) =>
  release({ workspace, store, apps, bump: {}, publicUrl: PUBLIC_URL, log: captureLines(said), ...parts });
const served = (file: string) => readFileSync(path.join(store.dir, 'current', file), 'utf8');
const changeText = (html: string) =>
  writeApp(workspace, { ...tools, pages: [{ path: '/tools', page: 'tools', html: `'<h1>${html}</h1>'` }] });
/** What builds have left: they are made in a folder of this test alone. */
const buildsLeft = () => readdirSync(os.tmpdir()).filter((name) => name.startsWith('portal-mfe-'));

beforeEach(async () => {
  workspace = madeUpWorkspace(shell, library, tools);
  store = emptyStore();
  said = [];
  jest.spyOn(os, 'tmpdir').mockReturnValue(temporaryFolder());
});
afterEach(() => jest.restoreAllMocks());

test('a store without a shell is refused with what to do', async () => {
  expect(await rejectionMessage(() => order(['mfe-tools']))).toBe(
    `The store ${store.dir} has no shell yet. Run npm start once, or release it as well: npm run release -- shell mfe-tools.`,
  );
});

test('several apps become live as one entry that says who, why and from which commit', async () => {
  const commit = commitAll(workspace, 'Write the words');
  const entry = await order(['shell', 'mfe-tools']);
  expect(said).toEqual(['shell: building 1.0.0.', 'mfe-tools: building 1.0.0.']);
  expect(entry).toMatchObject({
    number: 1,
    kind: 'release',
    who: 'Grace',
    why: 'Write the words',
    steps: [
      { app: 'shell', to: '1.0.0' },
      { app: 'mfe-tools', to: '1.0.0' },
    ],
  });
  expect(store.release('mfe-tools', '1.0.0').source).toMatchObject({ commit, uncommitted: false });
  expect(served('tools.html')).toContain('mfe-tools 1.0.0 at /tools in shell 1.0.0');
  expect(differingApps(store, workspace)).toEqual(['mfe-library']);
});

test('nothing in a commit or in a git name that could steer a terminal comes into the ledger', async () => {
  commitAll(workspace, 'Mend a comma \u001b]0;OWNED\u0007\u001b[31mred \u202eback');
  execFileSync('git', ['config', 'user.name', 'Grace\u001b[2J'], { cwd: workspace });
  const entry = await order(['shell']);
  expect([entry?.who, entry?.why]).toEqual(['Grace [2J', 'Mend a comma ]0;OWNED [31mred back']);
});

test('what an app says that can be found is in the index of the site as soon as it is live', async () => {
  const marimo = { kind: 'tool' as const, title: 'marimo', text: 'A notebook.', address: '/tools?q=marimo' };
  writeApp(workspace, { ...tools, search: [marimo] });
  await order(['shell', 'mfe-library', 'mfe-tools']);
  expect(JSON.parse(served('search.json')).entries.map(({ title }: { title: string }) => title)).toEqual([
    'Page home',
    'Page modules',
    'Page tools',
    'marimo',
  ]);
});

describe('with everything released', () => {
  let released: { workspace: string; store: Store } | undefined;
  beforeEach(async () => {
    if (!released) {
      await order(['shell', 'mfe-library', 'mfe-tools'], { why: 'the beginning' });
      released = { workspace, store };
    }
    workspace = copyOf(released.workspace);
    store = openStore(copyOf(released.store.dir));
    said = [];
  });

  test('sources that have not changed make no release, and nothing is built', async () => {
    rmSync(path.join(workspace, 'mfe-tools/node_modules'), { recursive: true });
    expect(await order(['mfe-tools'])).toBeUndefined();
    expect(said).toEqual(['mfe-tools: nothing has changed since 1.0.0, so there is no new release.']);
    expect(store.liveNumber()).toBe(1);
  });

  test('sources that changed without changing a byte of the build make no release either', async () => {
    writeFiles(workspace, { 'mfe-tools/notes.txt': 'for ourselves' });
    expect(differingApps(store, workspace)).toEqual(['mfe-tools']);
    expect(await order(['mfe-tools'])).toBeUndefined();
    expect(said).toEqual(['mfe-tools: nothing has changed since 1.0.0, so there is no new release.']);
  });

  test.each<[VersionBump, string]>([
    [{}, '1.0.1'],
    [{ step: 'minor' }, '1.1.0'],
    [{ step: 'major' }, '2.0.0'],
    [{ exact: '7.0.0' }, '7.0.0'],
  ])('changed bytes with the bump %j become version %s', async (bump, version) => {
    changeText('New words');
    const entry = await order(['mfe-tools'], { bump });
    expect(said).toEqual([
      'mfe-tools: server.cjs differs from 1.0.0.',
      `mfe-tools: building ${version} from files that are not committed.`,
    ]);
    expect(entry?.steps).toEqual([{ app: 'mfe-tools', from: '1.0.0', to: version }]);
    expect(store.head()?.live).toEqual({ shell: ['1.0.0'], 'mfe-library': ['1.0.0'], 'mfe-tools': ['1.0.0', version] });
    expect(served('tools.html')).toContain('New words');
    expect(store.release('mfe-tools', version).source.uncommitted).toBe(true);
  });

  test('a release names the files that differ, and of many how many more', async () => {
    const files = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => [`${name}.txt`, name]));
    writeApp(workspace, { ...tools, files });
    await order(['mfe-tools']);
    expect(said[0]).toBe('mfe-tools: a.txt, b.txt, c.txt, d.txt, e.txt and 2 more differ from 1.0.0.');
  });

  test('of several apps only those that changed are in the entry', async () => {
    changeText('New words');
    const entry = await order(['mfe-library', 'mfe-tools']);
    expect(entry?.steps).toEqual([{ app: 'mfe-tools', from: '1.0.0', to: '1.0.1' }]);
  });

  test('a version that was released is refused before anything is built', async () => {
    changeText('New words');
    expect(await rejectionMessage(() => order(['mfe-tools'], { bump: { exact: '1.0.0' } }))).toMatch(
      'mfe-tools 1.0.0 has already been released',
    );
    expect(said).toEqual([]);
  });

  test('a build that fails is refused with what it said, and nothing of the other builds stays behind', async () => {
    changeText('New words');
    writeFiles(workspace, { 'mfe-library/source/mistake': 'home.page.tsx: a bracket is missing' });
    const before = folderContents(store.dir);
    expect(await rejectionMessage(() => order(['mfe-tools', 'mfe-library']))).toBe(
      'mfe-library could not be built, so nothing was released. Fix what is reported here and try again.\n\nx home.page.tsx: a bracket is missing',
    );
    expect(folderContents(store.dir)).toEqual(before);
    expect(buildsLeft()).toEqual([]);
  });

  test('an app whose libraries are not installed is refused with what to do', async () => {
    changeText('New words');
    rmSync(path.join(workspace, 'mfe-tools/node_modules'), { recursive: true });
    expect(await rejectionMessage(() => order(['mfe-tools']))).toBe(
      'mfe-tools cannot be built because its libraries are not installed. Run npm start once, then try again.',
    );
  });

  test('a release that does not fit is refused, and the next one takes its version with its own pages', async () => {
    writeApp(workspace, { ...tools, requires: { react: '^20.0.0' } });
    expect(await rejectionMessage(() => order(['mfe-tools']))).toMatch('mfe-tools 1.0.1 and shell 1.0.0 do not fit together');
    expect(store.liveNumber()).toBe(1);
    changeText('Mended words');
    expect((await order(['mfe-tools']))?.steps).toEqual([{ app: 'mfe-tools', from: '1.0.0', to: '1.0.1' }]);
    expect(served('tools.html')).toContain('Mended words');
    expect(buildsLeft()).toEqual([]);
  });

  test('of two releases of the same app at the same time one wins, and the other sees that nothing is left to do', async () => {
    changeText('New words');
    const entries = await Promise.all([order(['mfe-tools']), order(['mfe-tools'])]);
    expect(entries.filter(Boolean)).toHaveLength(1);
    expect(said.slice(4)).toEqual([
      'Another release of the same app finished first; building again under the next version.',
      'mfe-tools: nothing has changed since 1.0.1, so there is no new release.',
    ]);
    expect(store.ledger()).toHaveLength(2);
  });

  test('the pages that were tried are those that become live: nothing is rendered twice', async () => {
    changeText("' + Math.random() + '");
    let tried = '';
    const log = (line: string) => {
      if (!line.startsWith('The pages were not opened')) return;
      const trial = readdirSync(os.tmpdir()).find((name) => name.startsWith('portal-trial-')) ?? '';
      tried = readFileSync(path.join(os.tmpdir(), trial, 'bodies/1.0.0/mfe-tools/1.0.1/tools.html'), 'utf8');
    };
    await order(['mfe-tools'], { log });
    expect(tried).toMatch(/<h1>0\.\d+<\/h1>/);
    expect(served('tools.html')).toContain(tried);
  });

  test('an app is tried again when another shell became live since: nobody has opened it in that one', async () => {
    changeText('New words');
    const shells: string[] = [];
    let wasTried = () => {};
    const firstTrial = new Promise<void>((resolve) => {
      wasTried = resolve;
    });
    const log = (line: string) => {
      if (!line.startsWith('The pages were not opened')) return;
      const trial = readdirSync(os.tmpdir()).find((name) => name.startsWith('portal-trial-')) ?? '';
      shells.push(...readdirSync(path.join(os.tmpdir(), trial, 'releases/shell')).slice(-1));
      wasTried();
    };
    let releasing: Promise<unknown> | undefined;
    await withWriterLock(store.dir, async () => {
      releasing = order(['mfe-tools'], { log });
      await firstTrial;
      await releaseMadeUp(store, [{ ...shell, notFound: "'<h1>Other</h1>'" }, '1.0.1']);
    });
    await releasing;
    expect(shells).toEqual(['1.0.0', '1.0.1']);
    expect(store.head()?.live).toMatchObject({ shell: ['1.0.0', '1.0.1'], 'mfe-tools': ['1.0.0', '1.0.1'] });
    expect(served('tools.html')).toContain('New words');
  });

  test('two releases of different apps at the same time both become live', async () => {
    changeText('New words');
    writeFileSync(path.join(workspace, 'mfe-library/source/web/styles.css'), 'h1 { color: blue }');
    await Promise.all([order(['mfe-tools']), order(['mfe-library'])]);
    expect(store.head()?.live).toMatchObject({ 'mfe-library': ['1.0.0', '1.0.1'], 'mfe-tools': ['1.0.0', '1.0.1'] });
    expect(store.liveNumber()).toBe(3);
  });
});

describe('at a public address', () => {
  const publicUrl = 'https://portal.org';

  test('a shell with the facts of an example is refused with what to correct, and an app is not', async () => {
    await order(['shell', 'mfe-tools']);
    writeApp(workspace, { ...shell, notFound: "'<h1>Another</h1>'" });
    expect(await rejectionMessage(() => order(['shell'], { publicUrl }))).toBe(
      'This shell is not ready for the public at https://portal.org:\n- The contact address nobody@portal.example is an example. Set contactEmail in shell/site.config.ts.\nnpm run check -- --public lists what else is open. To release it anyway: npm run release -- shell --not-ready --why "…".',
    );
    changeText('More words');
    expect(await order(['mfe-tools'], { publicUrl })).toMatchObject({ steps: [{ app: 'mfe-tools', to: '1.0.1' }] });
  });

  test('the ledger says that one was released all the same', async () => {
    expect(await order(['shell', 'mfe-tools'], { publicUrl, notReady: true, why: 'to try the server' })).toMatchObject({
      why: 'to try the server (not ready for the public: 1 point)',
    });
  });
});
