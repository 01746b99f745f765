import { chmodSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { programOf } from './border.ts';

/** Where a confined browser finds the host. It is alone in its network, so the port is always free. */
const PORT = 8080;

/** What a browser needs besides its own files to show text: no file of people or services. */
const SYSTEM = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib64',
  '/etc/fonts',
  '/etc/ld.so.cache',
  '/etc/chromium',
  '/etc/chromium.d',
  '/etc/ssl',
];

/** A browser behind a border, with one way out: to the host that listens at a socket. */
export interface ConfinedBrowser {
  /** Starts the browser when it is run in its place. */
  readonly program: string;
  /** Where the host has to listen. */
  readonly socket: string;
  /** Where the browser finds it. */
  readonly origin: string;
  readonly discard: () => void;
}

/**
 * Prepares a browser that runs behind bubblewrap: alone with its processes in a network without any other machine, without a file but
 * the system's programs, writing into memory only. The host stays outside and is reached through a socket.
 */
export function confineBrowser(browser: string): ConfinedBrowser {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'portal-browser-'));
  const program = path.join(dir, 'browser');
  writeFileSync(program, `#!/bin/sh\nexec ${commandLine(browser, dir).map(quoted).join(' ')} "$@"\n`);
  chmodSync(program, 0o700);
  return {
    program,
    socket: path.join(dir, 'host'),
    origin: `http://127.0.0.1:${PORT}`,
    discard: () => rmSync(dir, { recursive: true, force: true }),
  };
}

function commandLine(browser: string, dir: string): string[] {
  // Both may be somewhere else, such as in the folder of whoever installed them.
  const elsewhere = [path.dirname(realpathSync(browser)), process.execPath].filter((file) => !file.startsWith('/usr/'));
  const shown = [...SYSTEM, ...elsewhere].flatMap((file) => ['--ro-bind-try', file, file]);
  return [
    ...[programOf('bwrap') ?? 'bwrap', '--unshare-all', '--unshare-user', '--uid', '65534', '--gid', '65534', '--cap-drop', 'ALL'],
    ...['--new-session', '--die-with-parent', ...shown, '--ro-bind', dir, '/run/portal', '--proc', '/proc', '--dev', '/dev'],
    ...['--tmpfs', '/tmp', '--setenv', 'HOME', '/tmp', '--setenv', 'PATH', '/usr/bin:/bin', '--chdir', '/tmp'],
    ...[process.execPath, '-e', `(${bridge})(${PORT}, '/run/portal/host')`, '--', realpathSync(browser)],
  ];
}

/** Runs beside the browser, from its text alone: hands each connection to the host, and starts the browser with the two pipes that steer it. */
function bridge(port: number, host: string): void {
  const { connect, createServer } = process.getBuiltinModule('node:net');
  const { spawn } = process.getBuiltinModule('node:child_process');
  const [browser = '', ...args] = process.argv.slice(1);
  const server = createServer((fromBrowser) => {
    const toHost = connect(host);
    fromBrowser.on('error', () => toHost.destroy());
    toHost.on('error', () => fromBrowser.destroy());
    fromBrowser.pipe(toHost).pipe(fromBrowser);
  });
  server.listen(port, '127.0.0.1', () => {
    const child = spawn(browser, args, { stdio: ['ignore', 'ignore', 'inherit', 3, 4] });
    child.on('error', () => process.exit(1));
    child.on('exit', (code) => process.exit(code ?? 1));
  });
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
