import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** What a desktop or a replica would start, and a server of the portal does not have. */
const MASKED = [
  'avahi-daemon.service',
  'avahi-daemon.socket',
  'upower.service',
  'pg_receivewal@15-main.service',
  'systemd-networkd-wait-online.service',
];
const BOOT_TIMEOUT_MS = 120_000;

/**
 * Boots Debian's systemd in a copy of this machine: its root folder with a layer above it that holds every change in memory, a network of
 * its own without a way out, gone when `stop` is called. Needs root, and Debian's systemd-container.
 */
export async function bootCopy() {
  const base = mkdtempSync('/var/tmp/portal-machine-');
  const layer = path.join(base, 'layer');
  const root = path.join(base, 'root');
  const sh = (command) => execFileSync('sh', ['-c', command], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  mkdirSync(layer);
  mkdirSync(root);
  let machine;
  const stop = async () => {
    if (machine && machine.exitCode === null && machine.signalCode === null) {
      const gone = new Promise((resolve) => machine.once('exit', resolve));
      machine.kill('SIGKILL');
      await gone;
    }
    for (const place of [root, layer])
      try {
        sh(`umount -R ${place} || umount -l ${place}`);
      } catch {
        // It was not mounted.
      }
    rmSync(base, { recursive: true, force: true });
  };
  try {
    sh(`mount -t tmpfs -o size=8g tmpfs ${layer} && mkdir ${layer}/upper ${layer}/work`);
    sh(`mount -t overlay overlay -o lowerdir=/,upperdir=${layer}/upper,workdir=${layer}/work ${root}`);
    sh(`rm -f ${root}/etc/machine-id`);
    for (const unit of MASKED) sh(`ln -sf /dev/null ${root}/etc/systemd/system/${unit}`);
    const args = ['--boot', '--register=no', '--keep-unit', '--private-network', '--machine=portal-copy', '-D', root];
    machine = spawn('systemd-nspawn', args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '0' },
    });
    let console = '';
    for (const stream of [machine.stdout, machine.stderr]) stream.on('data', (text) => (console += text));
    const leader = await leaderOf(machine, () => console);
    const inside = (command) => ['-t', leader, '-a', 'sh', '-c', command];
    /** Runs a command as the copy's root; gives what it printed, and throws where it fails. */
    const run = (command, { timeout = 600_000, ...options } = {}) =>
      execFileSync('nsenter', inside(command), {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout,
        maxBuffer: 2 ** 28,
        ...options,
      });
    const until = Date.now() + BOOT_TIMEOUT_MS;
    for (;;) {
      const state = await attempt(() => run('systemctl is-system-running || true').trim());
      if (state === 'running' || state === 'degraded') break;
      if (Date.now() > until) throw new Error(`The copy did not come up (${state}):\n${console.slice(-2000)}`);
      await pause(300);
    }
    return { root, run, stop };
  } catch (problem) {
    await stop();
    throw problem;
  }
}

/** The first process of the copy: the child of systemd-nspawn that is its PID 1. */
async function leaderOf(machine, printed) {
  for (let tries = 0; tries < 200; tries += 1) {
    if (machine.exitCode !== null) throw new Error(`systemd-nspawn ended:\n${printed()}`);
    const children = readFileSync(`/proc/${machine.pid}/task/${machine.pid}/children`, 'utf8').trim().split(' ');
    for (const pid of children.filter(Boolean)) {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      if (/^NSpid:\s+\d+\s+1$/m.test(status) && readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'systemd') return pid;
    }
    await pause(50);
  }
  throw new Error(`systemd did not start in the copy:\n${printed()}`);
}

async function attempt(action) {
  try {
    return action();
  } catch {
    return undefined;
  }
}
