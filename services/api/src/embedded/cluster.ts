import { execFile } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { UserFacingError } from '../config/user-facing-error.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';

const run = promisify(execFile);

/** The role that owns everything: for migrations and the maintainers' commands. */
export const OWNER = 'portal';
/** The role that serves requests and owns nothing (src/database/grants.ts). */
export const APP = 'portal_app';

/** Folder and programs of one PostgreSQL of our own. */
export interface Cluster {
  readonly dataDir: string;
  readonly folder: string;
  readonly account: Account;
  readonly binaries: Binaries;
}

/**
 * Creates the cluster if there is none. It is created beside its place and moved there when it is complete, so a killed start does not
 * leave half a cluster.
 */
export async function makeCluster(cluster: Cluster, passwordFile: string): Promise<void> {
  const mark = path.join(cluster.folder, 'PG_VERSION');
  if (existsSync(mark)) {
    const major = readFileSync(mark, 'utf8').trim();
    if (major === cluster.binaries.major) return;
    throw new UserFacingError(
      `The data in ${cluster.folder} are from PostgreSQL ${major}, but this portal includes ${cluster.binaries.major}. Move them with pg_dump of version ${major}, or move the folder elsewhere to start over.`,
    );
  }
  const making = path.join(cluster.dataDir, `making-${process.pid}`);
  rmSync(making, { recursive: true, force: true });
  const flags = ['--auth=scram-sha-256', `--username=${OWNER}`, `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C'];
  await program(cluster, cluster.binaries.initdb, [`--pgdata=${making}`, ...flags]);
  try {
    renameSync(making, cluster.folder);
  } catch (problem) {
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(mark)) throw problem;
  }
}

/**
 * Starts the server on a port of this machine only and waits until it answers. Its log contains no statement and no value; old parts of its
 * write-ahead log are deleted instead of being overwritten later.
 */
export async function startServer(cluster: Cluster, port: number, flags: readonly string[] = []): Promise<void> {
  const quiet = ['log_min_messages=fatal', 'log_min_error_statement=panic', 'log_error_verbosity=terse'];
  const options = ['listen_addresses=127.0.0.1', "unix_socket_directories=''", 'wal_recycle=off', ...quiet, ...flags].map(
    (option) => `-c ${option}`,
  );
  const log = path.join(cluster.dataDir, 'server.log');
  await program(cluster, cluster.binaries.pgCtl, [
    'start',
    '-w',
    '-t',
    '60',
    '-s',
    '-D',
    cluster.folder,
    '-l',
    log,
    '-o',
    `-p ${port} ${options.join(' ')}`,
  ]);
}

/** Stops the server after its current work; nothing that it has acknowledged is lost. */
export async function stopServer(cluster: Cluster): Promise<void> {
  await program(cluster, cluster.binaries.pgCtl, ['stop', '-w', '-t', '20', '-s', '-m', 'fast', '-D', cluster.folder]);
}

/** What the cluster's postmaster.pid says: the server that is running on it, or that was running when the machine went down. */
export function runningServer({ folder }: Cluster): { pid: number; port: number } | undefined {
  try {
    const lines = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    process.kill(pid, 0);
    return port > 0 ? { pid, port } : undefined;
  } catch {
    return undefined;
  }
}

async function program({ account, dataDir }: Cluster, file: string, args: readonly string[]): Promise<void> {
  await run(file, [...args], { ...account, cwd: dataDir, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' } });
}
