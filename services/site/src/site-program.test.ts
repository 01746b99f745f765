import { spawn, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../fixtures/builds.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const MADE_FROM = {
  'pnpm-lock.yaml': 'the lock file',
  'node_modules/.pnpm/lock.yaml': 'what is installed',
  'services/site/package.json': '{}',
  'services/site/rsbuild.config.ts': '// the settings',
  'services/site/src/main.ts': '// the source',
  'packages/contracts/package.json': '{}',
  'packages/contracts/src/index.ts': '// the contracts',
  'packages/build-presets/package.json': '{}',
  'packages/build-presets/src/node-program.ts': '// the preset',
};
const BUILDER = 'services/site/node_modules/@rsbuild/core/bin/rsbuild.js';

/** Stands in for Rsbuild: a program that says how many builds there were, written in two parts. Between them it runs `meanwhile`. */
const builder = (meanwhile = '') => `const fs = require('node:fs');
const path = require('node:path');
const out = process.env.PORTAL_OUT_DIR ?? 'dist';
fs.appendFileSync('builds', '.');
const build = fs.readFileSync('builds', 'utf8').length;
fs.rmSync(out, { recursive: true, force: true });
fs.mkdirSync(out, { recursive: true });
fs.writeFileSync(path.join(out, 'site.mjs'), 'throw new Error("This is half of a program."); /*');
${meanwhile}
fs.writeFileSync(path.join(out, 'site.mjs'), 'console.log("program of build ' + build + '");');
`;

function workspaceWith(text = builder()): string {
  const dir = temporaryFolder();
  writeFiles(dir, { ...MADE_FROM, [BUILDER]: text });
  cpSync(path.join(__dirname, '../bin'), path.join(dir, 'services/site/bin'), { recursive: true });
  return dir;
}

const program = (dir: string) => path.join(dir, 'services/site/bin/site.mjs');
const run = (dir: string, ...args: string[]) => {
  const { stdout, stderr } = spawnSync(process.execPath, [program(dir), ...args], { encoding: 'utf8' });
  return (stdout + stderr).trim();
};

test('the program is built once, and not again while nothing has changed', () => {
  const dir = workspaceWith();
  expect([run(dir), run(dir)]).toEqual(['program of build 1', 'program of build 1']);
});

test.each(Object.keys(MADE_FROM))('when %s has changed the next command runs a new program', (file) => {
  const dir = workspaceWith();
  run(dir);
  writeFiles(dir, { [file]: 'something else' });
  expect(run(dir)).toBe('program of build 2');
});

test('what builds the program sees no secret', () => {
  const dir = workspaceWith(`throw new Error('It sees ' + JSON.stringify(process.env))`);
  const env = { ...process.env, DATABASE_URL: 'postgresql://portal:SECRET@db', SMTP_URL: 'smtps://name:SECRET@mail' };
  const { stderr } = spawnSync(process.execPath, [program(dir)], { encoding: 'utf8', env });
  expect(stderr).toMatch(/It sees .*"PATH"/);
  expect(stderr).not.toContain('SECRET');
});

test('a test that has changed is no reason for a new program', () => {
  const dir = workspaceWith();
  run(dir);
  writeFiles(dir, { 'services/site/src/main.test.ts': '' });
  expect(run(dir)).toBe('program of build 1');
});

test('while a program is built the former one stands there whole, and nothing half is where a command could find it', () => {
  // What another command of the former sources could import now.
  const look = `const found = fs.readdirSync('dist', { recursive: true }).filter((name) => name.endsWith('site.mjs') && !name.includes('making'));
    fs.writeFileSync('seen', JSON.stringify(found.map((name) => fs.readFileSync(path.join('dist', name), 'utf8'))));`;
  const dir = workspaceWith();
  run(dir);
  writeFiles(dir, { 'pnpm-lock.yaml': 'another', [BUILDER]: builder(look) });
  expect(run(dir)).toBe('program of build 2');
  expect(JSON.parse(readFileSync(path.join(dir, 'services/site/seen'), 'utf8'))).toEqual(['console.log("program of build 1");']);
});

test('commands that begin at once after a change all run a whole program, and one program is left', async () => {
  const dir = workspaceWith();
  const said = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const child = spawn(process.execPath, [program(dir)], { stdio: ['ignore', 'pipe', 'pipe'] });
      let text = '';
      for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (more) => (text += more));
      const code = await new Promise((resolve) => child.on('close', resolve));
      return [code, text];
    }),
  );
  expect(said).toEqual(Array(4).fill([0, expect.stringMatching(/^program of build \d\n$/)]));
  expect(readdirSync(path.join(dir, 'services/site/dist'))).toHaveLength(1);
});

test('where nothing is installed the newest program has to do, and without one it is said what to do', () => {
  const dir = workspaceWith();
  run(dir);
  for (const folder of ['services/site/node_modules', 'node_modules']) rmSync(path.join(dir, folder), { recursive: true });
  expect(run(dir)).toBe('program of build 1');
  rmSync(path.join(dir, 'services/site/dist'), { recursive: true });
  expect(run(dir)).toBe('The libraries are not installed yet. Run npm start once, then try again.');
});

test('libraries that are half installed stop no rollback; other commands say what is wrong', () => {
  const dir = workspaceWith();
  run(dir);
  writeFiles(dir, { 'node_modules/.pnpm/lock.yaml': 'half', [BUILDER]: "throw new Error('half installed')" });
  expect(run(dir, 'rollback')).toBe('program of build 1');
  expect(run(dir, 'release')).toMatch(/^The site's program could not be built\.\n[\s\S]*half installed/);
});
