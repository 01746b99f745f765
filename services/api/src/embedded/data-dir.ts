import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { messageOf, UserFacingError } from '../config/user-facing-error.ts';
import { type Account, canReach } from './account.ts';

/** Where root puts what the user "postgres" cannot reach in the data folder, for example below a closed home folder. */
export const ELSEWHERE = '/var/lib/portal';

/**
 * The folder that contains the database: `wanted`, or another one that `wanted/elsewhere` names. It belongs to the account and is closed to
 * others.
 */
export function reachableDataDir(wanted: string, account: Account): string {
  mkdirSync(wanted, { recursive: true });
  const pointer = path.join(wanted, 'elsewhere');
  const named = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : undefined;
  if (named && existsSync(named)) return named;
  giveTo(wanted, account);
  if (account.uid === undefined || canReach(account, wanted)) return wanted;

  const dataDir = path.join(ELSEWHERE, `postgres-${randomBytes(6).toString('hex')}`);
  try {
    mkdirSync(ELSEWHERE, { recursive: true });
    chmodSync(ELSEWHERE, 0o755);
    mkdirSync(dataDir);
    giveTo(dataDir, account);
  } catch (problem) {
    throw new UserFacingError(
      `The user "postgres" cannot reach ${wanted}, and ${ELSEWHERE} cannot be used instead (${messageOf(problem)}). Set DATA_DIR to a folder outside a closed home folder, or DATABASE_URL.`,
    );
  }
  if (!canReach(account, dataDir))
    throw new UserFacingError(
      `The user "postgres" can reach neither ${wanted} nor ${dataDir}. Set DATA_DIR to a folder it can reach, or DATABASE_URL.`,
    );
  writeFileSync(pointer, `${dataDir}\n`);
  return dataDir;
}

/** Gives a file or folder to the account and closes it to everyone else. */
export function giveTo(target: string, account: Account, mode = 0o700): void {
  if (account.uid !== undefined && account.gid !== undefined) chownSync(target, account.uid, account.gid);
  chmodSync(target, mode);
}
