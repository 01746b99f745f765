// The entry point of `npm start` and `npm test`, which run before anything is installed, so it uses only Node.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const PNPM = 'pnpm@12.21.0';
const STOPPING = ['SIGINT', 'SIGTERM'];
const workspace = path.resolve(import.meta.dirname, '../../..');

/** Whether this Node is one that every dependency accepts: ^20.19 || ^22.13 || >=24.11. */
function nodeFits() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || (major === 24 && minor >= 11) || major > 24;
}

/**
 * Runs a program to its end; resolves to its exit code. A program that was ended by a signal has failed, unless it `serves` until it is
 * stopped and the signal is one that we received and passed on.
 */
function run(command, args, { serves = false, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: workspace, stdio: 'inherit', ...options });
    const passedOn = new Set();
    const stop = (signal) => {
      passedOn.add(signal);
      child.kill(signal);
    };
    const end = (code) => {
      for (const signal of STOPPING) process.off(signal, stop);
      resolve(code);
    };
    for (const signal of STOPPING) process.on(signal, stop);
    child.on('error', (problem) => {
      console.error(`${command} could not be started: ${problem.message}`);
      end(1);
    });
    child.on('exit', (code, signal) => end(code ?? (serves && passedOn.has(signal) ? 0 : 128 + os.constants.signals[signal])));
  });
}

/** What an install depends on: if it is unchanged, the last install is still valid. */
function installedFor() {
  const hash = createHash('sha256').update(PNPM).update(process.versions.modules);
  const folders = ['.', 'shell', 'e2e', 'lab', ...readdirSync(workspace).filter((name) => name.startsWith('mfe-'))];
  for (const drawer of ['packages', 'services'])
    folders.push(...readdirSync(path.join(workspace, drawer)).map((name) => `${drawer}/${name}`));
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...folders.sort().map((folder) => path.join(folder, 'package.json'))];
  for (const file of files) if (existsSync(path.join(workspace, file))) hash.update(file).update(readFileSync(path.join(workspace, file)));
  return hash.digest('hex');
}

async function install({ frozen = true } = {}) {
  const mark = path.join(workspace, 'node_modules/.portal-installed');
  const wanted = installedFor();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.log('Installing the libraries (only when they have changed).');
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const code = await run(npx, ['-y', PNPM, 'install', frozen ? '--frozen-lockfile' : '--no-frozen-lockfile', '--reporter=append-only'], {
    shell: process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0) {
    console.error('The libraries could not be installed. Look at the lines above, check your connection, and run the same command again.');
    process.exit(code);
  }
  // An install without a frozen lock file has rewritten the lock file.
  writeFileSync(mark, installedFor());
}

/** npm run new -- app <name>, and npm run new -- <kind of text> "<title>" */
async function makeNew([kind, name, ...rest]) {
  if (kind !== 'app') {
    const words = [kind, name, ...rest].filter((word) => word !== undefined);
    process.exitCode = await run(process.execPath, [path.join(workspace, 'packages/editorial/bin/new.mjs'), ...words]);
    return;
  }
  const { newApp } = await import('./tasks/new-app.mjs');
  try {
    const folder = newApp(name);
    await install({ frozen: false });
    console.log(`${folder} is ready. See it: cd ${folder} && npm run dev. Release it: npm run release -- ${folder}`);
  } catch (problem) {
    console.error(problem.message);
    process.exitCode = 1;
  }
}

if (!nodeFits()) {
  console.error(
    `This is Node ${process.versions.node}, but the portal needs 20.19 or a later 20, 22.13 or a later 22, or 24.11 and above. Install one of those from https://nodejs.org and try again.`,
  );
  process.exit(1);
}
const [task = 'start', ...rest] = process.argv.slice(2);
await install();
if (task === 'start')
  process.exitCode = await run(process.execPath, [path.join(workspace, 'services/site/bin/site.mjs'), 'start', ...rest], { serves: true });
else if (task === 'new') await makeNew(rest);
else if (task === 'run') process.exitCode = await run(process.execPath, [path.join(workspace, rest[0] ?? ''), ...rest.slice(1)]);
else if (task === 'dev')
  process.exitCode = await run(process.execPath, [path.join(workspace, 'packages/workspace-tools/bin/dev.mjs'), process.cwd()], {
    serves: true,
  });
else process.exitCode = await run(process.execPath, [path.join(workspace, 'packages/workspace-tools/bin/tasks.mjs'), task, ...rest]);
