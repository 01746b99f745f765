import { spawnSync } from 'node:child_process';
import { UserFacingError } from '../config/user-facing-error.ts';

/** The account that PostgreSQL runs as; empty for our own. PostgreSQL refuses to run as root, so root runs it as the user "postgres". */
export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

const NAME = 'postgres';

/** The account for PostgreSQL on this machine; for root, the user "postgres", which is created if it is missing. */
export function serverAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const known = idsOf(NAME);
  if (known) return known;
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', NAME], { stdio: 'ignore' });
  const made = idsOf(NAME);
  if (made) return made;
  throw new UserFacingError(
    'PostgreSQL cannot run as root, and the user "postgres" could not be created. Create it, run the API as another user, or set DATABASE_URL.',
  );
}

function idsOf(name: string): Account | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout, 10));
  return Number.isInteger(uid) && Number.isInteger(gid) ? ({ uid, gid } as Account) : undefined;
}

/** Whether an account can use a file or folder: one of its parent folders may be closed to it. */
export function canReach(account: Account, target: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$1" && test -r "$1"', 'sh', target], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}
