import type { LedgerEntry } from '@portal/contracts';
import { actorOf } from '../build/workspace.ts';
import { publish } from '../publish/publish.ts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import type { Store } from '../store/store.ts';
import { sweep } from '../store/switch-live.ts';
import { withWriterLock } from '../store/writer-lock.ts';

/** What a maintainer asks for. */
export interface SwitchOrder {
  readonly workspace: string;
  readonly store: Store;
  readonly to: string;
  readonly why?: string;
  readonly publicUrl: string;
}

/** Switches reading without a network on or off for everybody. Releases stay as they are; as for a rollback, nothing is built. */
export async function switchOffline({ workspace, store, to, why, publicUrl }: SwitchOrder): Promise<LedgerEntry> {
  if (to !== 'on' && to !== 'off') throw new UserFacingError(`--offline is "${to}", but it can only be on or off.`);
  return withWriterLock(store.dir, async () => {
    sweep(store);
    const head = store.head();
    if (!head) throw new UserFacingError('Nothing is live yet, so there is nothing to switch. Run npm start once.');
    if ((head.offline ?? 'on') === to) throw new UserFacingError(`Offline reading is already ${to}.`);
    return publish(store, {
      kind: 'pages',
      who: actorOf(workspace),
      why: `offline reading is ${to}: ${why ?? 'no reason given'}`,
      steps: [],
      histories: head.live,
      publicUrl,
      offline: to,
    });
  });
}
