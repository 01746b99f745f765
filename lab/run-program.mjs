import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The shell counts the processor time of every process that it and its descendants have waited for. */
const WITH_TIMES = '"$@"; code=$?; times > "$0"; exit $code';
/** Ticks of /proc/stat in a second, on every Linux. */
const TICKS = 100;

const running = new Set();
const atTheEnd = new Set();

/** Removes something when this program ends, even if it is stopped. Returns a function that does so sooner. */
export function removeAtTheEnd(dir) {
  const remove = () => {
    atTheEnd.delete(remove);
    rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  atTheEnd.add(remove);
  return remove;
}

function stopAll() {
  for (const { pid } of running) {
    try {
      process.kill(-pid, 'SIGTERM');
    } catch {
      // It has already ended.
    }
  }
  for (const remove of atTheEnd) remove();
}
process.once('exit', stopAll);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/**
 * Runs a Node program in its own process group. Resolves to its exit code, its whole output, and its times in seconds: `wall`; `cpu` of the
 * program and of the descendants that were waited for (hardly any of a browser's, none of a database's); and `busy`, the time that the
 * whole machine worked meanwhile (undefined if there is no /proc/stat).
 */
export function runProgram(args, { cwd, env = {} }) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'portal-lab-'));
  const remove = removeAtTheEnd(dir);
  const times = path.join(dir, 'times');
  const startedAt = Date.now();
  const busyBefore = busySeconds();
  return new Promise((resolve) => {
    const child = spawn('sh', ['-c', WITH_TIMES, times, process.execPath, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    let output = '';
    const add = (data) => {
      output += data;
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.on('close', (code) => {
      running.delete(child);
      const wall = (Date.now() - startedAt) / 1000;
      const busy = busyBefore === undefined ? undefined : busySeconds() - busyBefore;
      resolve({ code: code ?? 1, output, startedAt, wall, cpu: childrenSeconds(times), busy });
      remove();
    });
  });
}

/** What git answers, without the trailing line break. */
export function git(cwd, ...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr.trim()}`);
  return stdout.trim();
}

/** User and system time of the processes that a shell has waited for: the second line printed by its `times`. */
function childrenSeconds(file) {
  try {
    const [, children = ''] = readFileSync(file, 'utf8').split('\n');
    return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
      (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
      0,
    );
  } catch {
    return undefined;
  }
}

function busySeconds() {
  try {
    const [user, nice, system, , , irq, softirq, steal] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0].match(/\d+/g).map(Number);
    return (user + nice + system + irq + softirq + steal) / TICKS;
  } catch {
    return undefined;
  }
}
