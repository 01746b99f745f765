import { rmSync } from 'node:fs';
import type { LedgerEntry } from '@portal/contracts';
import { actorOf } from '../build/workspace.ts';
import { publish } from '../publish/publish.ts';
import { previousOf } from '../rules/history.ts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import { knownVersions } from '../rules/versions.ts';
import { withdrawnVersions } from '../rules/withdrawn.ts';
import type { Store } from '../store/store.ts';
import { sweep } from '../store/switch-live.ts';
import { withWriterLock } from '../store/writer-lock.ts';

/** What a maintainer asks for. */
export interface WithdrawOrder {
  readonly workspace: string;
  readonly store: Store;
  readonly app: string;
  readonly version: string;
  readonly why: string | undefined;
  readonly publicUrl: string;
}

/**
 * Withdraws a release that is dangerous: it is no fallback and no rollback goes to it anymore, and its files are deleted. What is live
 * stays live. A second call deletes what a killed one left, and writes no further entry.
 */
export async function withdraw({ workspace, store, app, version, why, publicUrl }: WithdrawOrder): Promise<LedgerEntry> {
  if (!why) throw new UserFacingError(`Say why, because it cannot be undone: npm run releases -- --withdraw ${app} ${version} --why "…".`);
  return withWriterLock(store.dir, async () => {
    sweep(store);
    const head = store.head();
    const ledger = store.ledger();
    const known = knownVersions(ledger, app);
    if (!head || !known.includes(version))
      throw new UserFacingError(
        `${app} ${version} was never released, so there is nothing to withdraw. Released versions: ${known.join(', ') || 'none'}.`,
      );
    const history = head.live[app] ?? [];
    if (history.at(-1) === version)
      throw new UserFacingError(
        `${app} ${version} is live. ${previousOf(history) === undefined ? 'Release another version' : `Roll it back first: npm run rollback -- ${app}`}, then withdraw it.`,
      );
    const before = ledger.findLast(({ withdrawn }) => withdrawn?.app === app && withdrawn.version === version);
    const entry =
      before ??
      (await publish(store, {
        kind: 'pages',
        who: actorOf(workspace),
        why,
        steps: [],
        histories: { ...head.live, [app]: history.filter((each) => each !== version) },
        publicUrl,
        withdrawn: { app, version },
      }));
    // Only now: until the switch, pages could still name it as the fallback.
    rmSync(store.releaseDir(app, version), { recursive: true, force: true });
    return entry;
  });
}

/** Refuses a release that was withdrawn. */
export function requireNotWithdrawn(store: Store, app: string, version: string): void {
  if (withdrawnVersions(store.ledger(), app).includes(version))
    throw new UserFacingError(`${app} ${version} was withdrawn, so it can never be live again. npm run releases says why.`);
}
