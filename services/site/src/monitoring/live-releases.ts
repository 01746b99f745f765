import type { ClientEventCount } from '@portal/contracts';
import { previousOf } from '../rules/history.ts';
import type { Store } from '../store/store.ts';
import { type Faults, faultsOf } from './faults.ts';

/** One live app, with everything that someone who wonders whether it is well wants to know. */
export interface LiveRelease {
  readonly app: string;
  readonly version: string;
  readonly previous: string | undefined;
  readonly since: Date;
  readonly who: string;
  readonly why: string;
  /** All files of the release, in bytes. */
  readonly bytes: number;
  readonly builtFrom: string;
  /** Missing if the numbers could not be loaded. */
  readonly faults: Faults | undefined;
}

/** Every app that is live, in the ledger's order. */
export function liveReleases(store: Store, counts: readonly ClientEventCount[] | undefined, now: Date): LiveRelease[] {
  const ledger = store.ledger();
  return Object.entries(store.head()?.live ?? {}).map(([app, history]) => {
    const version = history.at(-1) ?? '';
    const entry = ledger.findLast(({ steps }) => steps.some((step) => step.app === app && step.to === version));
    const previous = previousOf(history);
    const since = new Date(entry?.at ?? 0);
    const { source } = store.release(app, version);
    return {
      app,
      version,
      previous,
      since,
      who: entry?.who ?? '',
      why: entry?.why ?? '',
      bytes: sizeOf(store, app, version),
      builtFrom: source.uncommitted ? 'uncommitted files' : source.commit.slice(0, 8),
      faults: counts && faultsOf(counts, { app, version, since, hadPrevious: previous !== undefined }, now),
    };
  });
}

/** All files of a release, in bytes. */
export function sizeOf(store: Store, app: string, version: string): number {
  return Object.values(store.release(app, version).files).reduce((sum, { size }) => sum + size, 0);
}
