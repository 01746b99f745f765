import type { LedgerEntry, Signed } from '@portal/contracts';
import { actorOf } from '../build/workspace.ts';
import { publish } from '../publish/publish.ts';
import { afterRollback } from '../rules/history.ts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import { knownVersions } from '../rules/versions.ts';
import type { Store } from '../store/store.ts';
import { sweep } from '../store/switch-live.ts';
import { withWriterLock } from '../store/writer-lock.ts';
import { requireNotWithdrawn } from './withdraw.ts';

/** What a maintainer asks for. */
export interface RollbackOrder {
  readonly workspace: string;
  readonly store: Store;
  readonly app: string;
  /** The release to go back to; by default the one before the live one. */
  readonly to?: string;
  /** The release that is to go; where another one is live by then, nothing is done. By default the live one. */
  readonly from?: string;
  readonly why?: string;
  /** Who stands in the ledger; by default whoever gives the command. */
  readonly who?: string;
  /** Whether the site does this by itself. */
  readonly byWatch?: true;
  readonly publicUrl: string;
  /** What a team signed. */
  readonly signed?: Signed;
  /** Called with the lock held: refuses what may not be done anymore. */
  readonly requireStill?: () => void;
}

/** Makes an earlier release of one app live again. Needs the store alone: nothing is built, and what is installed plays no part. */
export async function rollback({
  workspace,
  store,
  app,
  to,
  from,
  why,
  publicUrl,
  who,
  byWatch,
  signed,
  requireStill,
}: RollbackOrder): Promise<LedgerEntry> {
  return withWriterLock(store.dir, async () => {
    sweep(store);
    requireStill?.();
    const head = store.head();
    const history = head?.live[app];
    if (!head || !history)
      throw new UserFacingError(
        `${app} has no release, so there is nothing to roll back. Released apps: ${Object.keys(head?.live ?? {}).join(', ') || 'none'}.`,
      );
    if (from !== undefined && history.at(-1) !== from)
      throw new UserFacingError(`${app} ${from} is no longer live, so there is nothing to roll back.`);
    if (to !== undefined) requireReleased(store, app, to);
    const after = afterRollback(app, history, to);
    const steps = [{ app, from: history.at(-1) ?? '', to: after.at(-1) ?? '' }];
    return publish(store, {
      kind: 'rollback',
      who: who ?? actorOf(workspace),
      why: why ?? 'no reason given',
      steps,
      histories: { ...head.live, [app]: after },
      publicUrl,
      ...(byWatch && { byWatch }),
      ...(signed && { signed }),
    });
  });
}

/** The folder alone proves nothing: a release that was refused, or whose writer was killed, has one too. */
function requireReleased(store: Store, app: string, version: string): void {
  const known = knownVersions(store.ledger(), app);
  if (!known.includes(version))
    throw new UserFacingError(
      `${app} ${version} was never released, so it cannot be rolled back to. Released versions: ${known.join(', ')}.`,
    );
  requireNotWithdrawn(store, app, version);
}
