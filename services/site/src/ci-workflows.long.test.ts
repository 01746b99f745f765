import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeFiles } from '../fixtures/builds.ts';
import { makeKey, makeMember, receive, type TestReceiver } from '../fixtures/receiver.ts';
import { library, shell, storeWithTwoApps, tools } from '../fixtures/store.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { madeUpWorkspace, writeApp } from '../fixtures/workspace.ts';
import type { Store } from './store/store.ts';

// A team copies these files as they are, so their commands are run here as a forge would run them.
const root = path.join(__dirname, '../../..');
const workflow = (name: string) => readFileSync(path.join(root, 'docs/ci', `${name}.yml`), 'utf8');
const PROGRAM = path.join(__dirname, '../fixtures/programs/command.cjs');

/** The script of a step, for a made-up app. */
function scriptOf(text: string, step: string): string {
  const [, lines = ''] = new RegExp(`- name: ${step}\\n(?: {8}.*\\n)*? {8}run: \\|\\n((?: {10}.*\\n)+)`).exec(text) ?? [];
  return lines.replaceAll(/^ {10}/gm, '').replaceAll('mfe-content', 'mfe-tools');
}

let workspace: string;
let store: Store;
let receiver: TestReceiver;
let ada: string;
let temporary: string;

beforeEach(async () => {
  workspace = madeUpWorkspace(shell, library, tools);
  store = await storeWithTwoApps();
  const dataDir = path.dirname(store.dir);
  ada = await makeMember(dataDir, 'CI of tools', 'mfe-tools');
  receiver = await receive(workspace, dataDir);
  temporary = path.join(temporaryFolder(), 'runner');
  mkdirSync(temporary);
  const scripts = Object.fromEntries(['release', 'preview'].map((name) => [name, `node ${PROGRAM} ${name}`]));
  writeFiles(workspace, { 'package.json': JSON.stringify({ scripts }) });
  writeApp(workspace, { ...tools, files: { 'better.txt': 'better' } });
});

async function run(script: string, key: string) {
  const output = path.join(temporary, 'output');
  writeFileSync(output, '');
  const own = { PORTAL_URL: receiver.address, PORTAL_KEY: readFileSync(key, 'utf8').trimEnd(), TAG: 'mfe-tools-$(id)', NUMBER: '7' };
  const env = { PATH: process.env.PATH, HOME: temporary, API_URL: 'none', RUNNER_TEMP: temporary, GITHUB_OUTPUT: output, ...own };
  // A forge starts bash like this.
  const order = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script];
  const { code = 0 } = await promisify(execFile)('bash', order, { cwd: workspace, env }).then(
    () => ({ code: 0 }),
    (problem: { code?: number }) => problem,
  );
  expect(existsSync(path.join(temporary, 'portal-key'))).toBe(false);
  return { code, output: readFileSync(output, 'utf8') };
}

test('a tag releases the app, signed with the key of the team, and the name of the tag is no command', async () => {
  const script = scriptOf(workflow('release'), 'Release');
  expect((await run(script, makeKey())).code).toBe(1);
  expect(store.head()?.number).toBe(1);
  expect((await run(script, ada)).code).toBe(0);
  expect(store.head()).toMatchObject({
    number: 2,
    who: 'CI of tools',
    why: 'tag mfe-tools-$(id)',
    live: { 'mfe-tools': ['1.0.0', '1.0.1'] },
  });
}, 60_000);

test('a pull request gets the link of its preview, and fails without one', async () => {
  const script = scriptOf(workflow('preview'), 'Preview');
  const { code, output } = await run(script, ada);
  const id = store.head()?.preview?.id;
  expect([code, output]).toEqual([0, `link=http://localhost:8090/preview/${id}\n`]);
  expect(await run(script, makeKey())).toEqual({ code: 1, output: '' });
}, 60_000);

test('no code of a fork runs with a secret, what others name is not part of a script, and the package manager is that of the portal', () => {
  const [manager = ''] = readFileSync(path.join(root, 'packages/workspace-tools/bin/portal.mjs'), 'utf8').match(/pnpm@[\d.]+/) ?? [];
  for (const text of [workflow('release'), workflow('preview')]) {
    const lines = text.split('\n').filter((line) => !line.trim().startsWith('#'));
    expect(lines.join('\n')).not.toContain('pull_request_target');
    for (const step of ['Release', 'Preview', 'Comment']) expect(scriptOf(text, step)).not.toContain('${{');
    expect(text.match(/pnpm@[\d.]+\d/)?.[0]).toBe(manager);
  }
  expect(workflow('preview')).toMatch(/^ {4}if: github\.event\.pull_request\.head\.repo\.full_name == github\.repository$/m);
});
