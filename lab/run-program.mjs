import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The shell counts the processor time of every process that it and those below it have waited for. */
const WITH_TIMES = '"$@"; code=$?; times > "$0"; exit $code';
/** Ticks of /proc/stat in a second, on every Linux. */
const TICKS = 100;

const running = new Set();
const atTheEnd = new Set();

/** Has something removed when this program ends, also when it is stopped. Returns how to do it sooner. */
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
      // It has ended meanwhile.
    }
  }
  for (const remove of atTheEnd) remove();
}
process.once('exit', stopAll);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/**
 * Runs a program of Node's in a process group of its own. Resolves to its exit code, all that it wrote, and its seconds: `wall`, `cpu` of
 * the program and the processes below it that were waited for (hardly a browser, no database), and `busy`, what the whole machine has
 * worked meanwhile (undefined where no /proc/stat says so).
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

/** What git answers, without the end of its line. */
export function git(cwd, ...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr.trim()}`);
  return stdout.trim();
}

/** User and system time of the processes that a shell waited for: the second line of what its `times` prints. */
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
