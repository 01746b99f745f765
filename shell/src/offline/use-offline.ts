import type { LiveDocument, Offline } from '@portal/contracts';
import { useKeptOffline } from '@portal/progress';
import { useMemo, useSyncExternalStore } from 'react';

type State = Pick<Offline, 'isAvailable' | 'progress' | 'problem' | 'offers'>;
type Sets = typeof import('./keep-sets.ts');

const NOTHING: State = { isAvailable: undefined, progress: undefined, problem: undefined, offers: undefined };

let live: LiveDocument | undefined;
let state = NOTHING;
let fetching: { readonly id: string; readonly abort: () => void } | undefined;
/** Sets are fetched one after the other. */
let last: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

function change(part: Partial<State>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says once a page view whether this browser can keep pages of what is live. */
export function setOfflineAvailable(document: LiveDocument, isAvailable: boolean): void {
  live = document;
  change({ isAvailable });
}

/** Fetches what is missing of sets that are kept: after a release, all of its files are new. */
export function renewSets(ids: readonly string[]): void {
  for (const id of ids) fetchOne(id);
}

/** What the shell gives to apps as `useOffline` ({@link Offline}). */
export function useOffline(): Offline {
  const { ids, set } = useKeptOffline();
  const now = useSyncExternalStore(
    subscribe,
    () => state,
    () => NOTHING,
  );
  return useMemo(
    () => ({
      ...now,
      kept: ids,
      askForOffers: () =>
        void withSets(async (sets) => change({ offers: sets.offersOf(await sets.readOfflineIndex(), ids) })).catch(() => {}),
      keep(id) {
        // Browsers that ask their visitor do so now, and not when they are short of room.
        void navigator.storage?.persist?.().catch(() => {});
        set(id, true);
        fetchOne(id);
      },
      remove(id) {
        set(id, false);
        if (fetching?.id === id) fetching.abort();
        change({ problem: undefined });
        const others = ids.filter((other) => other !== id);
        last = last.then(() => withSets(async (sets) => sets.removeSet(await sets.readOfflineIndex(), id, others))).catch(() => {});
      },
    }),
    [now, ids, set],
  );
}

function fetchOne(id: string): void {
  last = last.then(async () => {
    const document = live;
    if (!document) return;
    const controller = new AbortController();
    fetching = { id, abort: () => controller.abort() };
    change({ progress: { id, done: 0, size: 0 }, problem: undefined });
    try {
      await withSets(async (sets) => {
        const index = await sets.readOfflineIndex();
        await sets.fetchSet({ index, live: document, signal: controller.signal }, id, (done, size) =>
          change({ progress: { id, done, size } }),
        );
      });
    } catch (problem) {
      const isFull = problem instanceof DOMException && problem.name === 'QuotaExceededError';
      if (!controller.signal.aborted) change({ problem: { id, why: isFull ? 'storage' : 'network' } });
    }
    fetching = undefined;
    change({ progress: undefined });
  });
}

/** Few visitors keep anything, so the code for it comes when somebody does. */
async function withSets<Result>(work: (sets: Sets) => Promise<Result>): Promise<Result> {
  return work(await import('./keep-sets.ts'));
}
