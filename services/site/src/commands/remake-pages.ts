import type { LedgerEntry } from '@portal/contracts';
import { actorOf } from '../build/workspace.ts';
import { publish } from '../publish/publish.ts';
import type { Store } from '../store/store.ts';
import { sweep } from '../store/switch-live.ts';
import { withWriterLock } from '../store/writer-lock.ts';

/** Re-renders all pages when the public address has changed; releases stay as they are. */
export async function remakePages({
  workspace,
  store,
  publicUrl,
}: {
  readonly workspace: string;
  readonly store: Store;
  readonly publicUrl: string;
}): Promise<LedgerEntry | undefined> {
  if (store.head()?.publicUrl === publicUrl) return undefined;
  return withWriterLock(store.dir, async () => {
    sweep(store);
    const head = store.head();
    if (!head || head.publicUrl === publicUrl) return undefined;
    return publish(store, {
      kind: 'pages',
      who: actorOf(workspace),
      why: `the public address is now ${publicUrl}`,
      steps: [],
      histories: head.live,
      publicUrl,
    });
  });
}
