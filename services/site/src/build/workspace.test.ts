import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeFiles } from '../../fixtures/builds.ts';
import { rejectionMessage } from '../../fixtures/rejection-message.ts';
import { library, shell, tools } from '../../fixtures/store.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { commitAll, madeUpWorkspace } from '../../fixtures/workspace.ts';
import { actorOf, appsOf, commitOf, requireApps, sourceDigest } from './workspace.ts';

let workspace: string;
beforeEach(() => {
  workspace = madeUpWorkspace(tools, shell, library);
});

test('the apps are the shell and every mfe folder with a manifest', () => {
  writeFiles(workspace, { 'mfe-notes/README.md': '', 'services/api/app.ts': '', 'my-mfe-x/app.ts': '' });
  expect(appsOf(workspace)).toEqual(['shell', 'mfe-library', 'mfe-tools']);
});

test('a name that is no app is refused with those that are', async () => {
  expect(() => requireApps(workspace, ['shell', 'mfe-tools'])).not.toThrow();
  expect(await rejectionMessage(() => requireApps(workspace, ['mfe-tools', 'tools']))).toBe(
    'There is no app "tools". The apps are shell, mfe-library, mfe-tools.',
  );
  expect(await rejectionMessage(() => requireApps(workspace, []))).toBe(
    'Name the app: npm run release -- mfe-library. The apps are shell, mfe-library, mfe-tools.',
  );
});

describe('the digest of the sources', () => {
  const digest = () => sourceDigest(workspace, 'mfe-tools');
  const change = (file: string) => writeFiles(workspace, { [file]: 'something new' });

  test.each(['mfe-tools/source/web/styles.css', 'mfe-tools/content/new.md', 'packages/words/src/index.ts', 'pnpm-lock.yaml'])(
    'is another one when %s changes',
    (file) => {
      const before = digest();
      change(file);
      expect(digest()).not.toBe(before);
    },
  );

  test.each([
    'mfe-tools/README.md',
    'mfe-tools/src/list.test.ts',
    'mfe-tools/src/list.test.tsx',
    'mfe-tools/node_modules/x/index.js',
    'mfe-tools/dist/web/a.js',
    'packages/words/node_modules/x/index.js',
    'packages/unused/src/index.ts',
    'mfe-library/source/web/styles.css',
    'package.json',
  ])('stays when %s changes, from which nothing is built', (file) => {
    const before = digest();
    change(file);
    expect(digest()).toBe(before);
  });

  test('is another one when a file is renamed or goes', () => {
    const before = digest();
    const [from, to] = ['styles.css', 'styles-of-all.css'].map((file) => path.join(workspace, 'mfe-tools/source/web', file)) as [
      string,
      string,
    ];
    renameSync(from, to);
    const renamed = digest();
    rmSync(to);
    expect(new Set([before, renamed, digest()]).size).toBe(3);
  });

  test('sees packages that packages use', () => {
    writeFiles(workspace, {
      'packages/words/package.json': '{ "devDependencies": { "@portal/letters": "workspace:*" } }',
      'packages/letters/package.json': '{}',
    });
    const before = digest();
    change('packages/letters/a.ts');
    expect(digest()).not.toBe(before);
  });

  test.each(['packages', 'packages/portal'])('is the same wherever the workspace lies, also in a folder %s', (folder) => {
    const before = digest();
    const moved = path.join(temporaryFolder(), folder);
    mkdirSync(path.dirname(moved), { recursive: true });
    renameSync(workspace, moved);
    expect(sourceDigest(moved, 'mfe-tools')).toBe(before);
  });
});

describe('the commit of a build', () => {
  test('is named with its subject, and as uncommitted once its app or a package differs from it', () => {
    const commit = commitAll(workspace, 'Write the words');
    const clean = { commit, subject: 'Write the words', uncommitted: false };
    expect(commitOf(workspace, 'mfe-tools')).toEqual(clean);
    writeFileSync(path.join(workspace, 'mfe-library/app.ts'), 'changed');
    expect(commitOf(workspace, 'mfe-tools')).toEqual(clean);
    expect(commitOf(workspace, 'mfe-library')).toEqual({ ...clean, uncommitted: true });
    writeFileSync(path.join(workspace, 'packages/words/new.ts'), 'new');
    expect(commitOf(workspace, 'mfe-tools')).toEqual({ ...clean, uncommitted: true });
  });

  test('is unknown where there is no repository', () => {
    expect(commitOf(workspace, 'mfe-tools')).toEqual({ commit: 'unknown', subject: '', uncommitted: true });
  });
});

test('who acts is the name that git knows, and the user of the machine where there is no folder to ask in', () => {
  commitAll(workspace, 'Write the words');
  expect(actorOf(workspace)).toBe('Grace');
  expect(actorOf(path.join(workspace, 'missing'))).toBe(os.userInfo().username);
});
