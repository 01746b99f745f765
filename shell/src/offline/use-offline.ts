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

/** The result of an attempt to keep something. */
export type Outcome = 'kept' | 'network' | 'storage' | 'unavailable' | 'part of a set';
let tellOutcome: (outcome: Outcome) => void = () => {};

function change(part: Partial<State>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Determines once for each page view whether this browser can keep pages of what is live. */
export function setOfflineAvailable(document: LiveDocument, isAvailable: boolean): void {
  live = document;
  change({ isAvailable });
}

/** Calls `tell` with the result of an attempt to keep a single page. Sets do not need this, because the page that offers them shows it. */
export function onOutcome(tell: (outcome: Outcome) => void): void {
  tellOutcome = tell;
}

/** Fetches what is missing from kept sets: after a release, all of its files are new. */
export function renewSets(ids: readonly string[]): void {
  for (const id of ids) fetchOne(id, () => {});
}

/** What the shell provides to apps as `useOffline` ({@link Offline}). */
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
        void withSets(async (sets) => change({ offers: sets.offersOf(await sets.readOfflineIndex(), ids) })).catch(() =>
          change({ offers: [] }),
        ),
      keep(id) {
        if (!state.isAvailable) return tellOutcome('unavailable');
        // Browsers that ask for permission ask now instead of when they run out of room.
        void navigator.storage?.persist?.().catch(() => {});
        set(id, true);
        fetchOne(id, id.startsWith('/') ? tellOutcome : () => {});
      },
      remove(id) {
        if (!ids.includes(id)) return tellOutcome('part of a set');
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

function fetchOne(id: string, tell: (outcome: Outcome) => void): void {
  last = last.then(async () => {
    const document = live;
    if (!document) return;
    const controller = new AbortController();
    fetching = { id, abort: () => controller.abort() };
    change({ progress: { id, done: 0, size: 1 }, problem: undefined });
    let outcome: 'kept' | 'network' | 'storage' = 'kept';
    try {
      await withSets(async (sets) => {
        const index = await sets.readOfflineIndex();
        await sets.fetchSet({ index, live: document, signal: controller.signal }, id, (done, size) =>
          change({ progress: { id, done, size } }),
        );
      });
    } catch (problem) {
      outcome = problem instanceof DOMException && problem.name === 'QuotaExceededError' ? 'storage' : 'network';
    }
    fetching = undefined;
    const { aborted } = controller.signal;
    change({ progress: undefined, ...(outcome !== 'kept' && !aborted && { problem: { id, why: outcome } }) });
    if (!aborted) tell(outcome);
  });
}

/** Few visitors keep anything, so the code for it is loaded when someone does. */
async function withSets<Result>(work: (sets: Sets) => Promise<Result>): Promise<Result> {
  return work(await import('./keep-sets.ts'));
}
