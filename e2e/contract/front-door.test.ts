import { type SpawnOptionsWithoutStdio, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

// The commands of package.json in a separate workspace, where a test determines what npx and the programs behind the commands do.
const bin = path.join(__dirname, '../../packages/workspace-tools/bin');
const KILLED = `process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000);`;
const RUNNING = `console.log('running'); setInterval(() => {}, 1000);`;

let workspace: string;
const write = (file: string, text: string, mode = 0o644) => {
  mkdirSync(path.dirname(path.join(workspace, file)), { recursive: true });
  writeFileSync(path.join(workspace, file), text, { mode });
};
const npx = (script: string) => write('programs/npx', `#!/bin/sh\n${script}\n`, 0o755);

beforeEach(() => {
  workspace = mkdtempSync(path.join(os.tmpdir(), 'portal-front-door-'));
  for (const folder of ['packages/workspace-tools/bin', 'services/site/bin', 'node_modules'])
    mkdirSync(path.join(workspace, folder), { recursive: true });
  copyFileSync(path.join(bin, 'portal.mjs'), path.join(workspace, 'packages/workspace-tools/bin/portal.mjs'));
  npx('exit 0');
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Runs a script of this workspace to its end; `stopWith` is sent to it once the program behind it is running. */
function run(
  script: string,
  args: readonly string[],
  { stopWith, ...options }: SpawnOptionsWithoutStdio & { stopWith?: NodeJS.Signals } = {},
) {
  return new Promise<Ended>((resolve) => {
    const child = spawn(process.execPath, [script, ...args], options);
    let said = '';
    const listen = (text: string) => {
      said += text;
      if (stopWith && text.includes('running')) child.kill(stopWith);
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    child.on('close', (code) => resolve({ code, said }));
  });
}

const portal = (args: readonly string[], stopWith?: NodeJS.Signals) =>
  run(path.join(workspace, 'packages/workspace-tools/bin/portal.mjs'), args, {
    env: { ...process.env, PATH: `${workspace}/programs${path.delimiter}${process.env.PATH}` },
    ...(stopWith && { stopWith }),
  });

describe('a program that a signal ends', () => {
  test('npm test that is killed, as for want of memory, has failed', async () => {
    write('packages/workspace-tools/bin/tasks.mjs', KILLED);
    expect((await portal(['test'])).code).toBe(137);
  });

  test('npm start that is killed has failed', async () => {
    write('services/site/bin/site.mjs', KILLED);
    expect((await portal(['start'])).code).toBe(137);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('npm start that is stopped by %s has done what it was told to', async (signal) => {
    write('services/site/bin/site.mjs', RUNNING);
    expect((await portal(['start'], signal)).code).toBe(0);
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('npm test that is stopped by %s has not passed', async (signal, code) => {
    write('packages/workspace-tools/bin/tasks.mjs', RUNNING);
    expect((await portal(['test'], signal)).code).toBe(code);
  });

  test('an install that is killed is not taken for done', async () => {
    npx('kill -KILL $$');
    write('packages/workspace-tools/bin/tasks.mjs', `console.log('The checks run.');`);
    const { code, said } = await portal(['check']);
    expect(code).toBe(137);
    expect(said).toContain('The libraries could not be installed.');
    expect(said).not.toContain('The checks run.');
    expect(existsSync(path.join(workspace, 'node_modules/.portal-installed'))).toBe(false);
  });
});

describe('a browser that BROWSER_PATH names and that is not there', () => {
  const env = { ...process.env, BROWSER_PATH: '/no/such/browser' };
  const sentence = 'BROWSER_PATH is "/no/such/browser", but there is no such file.';

  test('npm run e2e says so before anything runs, and has failed', async () => {
    const { code, said } = await run(path.join(bin, 'tasks.mjs'), ['e2e'], { env });
    expect(said).toMatch(new RegExp(`^${sentence} .*\\n$`));
    expect(code).toBe(1);
  });

  test.each(['web', 'notes', 'lighthouse', 'drill'])('npm run lab -- %s says so, and has failed', async (bench) => {
    const { code, said } = await run(path.join(__dirname, `../../lab/${bench}/main.mjs`), [], { env });
    expect(said).toMatch(new RegExp(`^${sentence} .*\\n$`));
    expect(code).toBe(1);
  });
});

test('the exit code of a program is that of its command', async () => {
  write('services/site/bin/site.mjs', 'process.exit(3);');
  expect((await portal(['start'])).code).toBe(3);
});
