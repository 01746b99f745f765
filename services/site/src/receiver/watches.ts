import type { LedgerEntry } from '@portal/contracts';
import type { Settings } from '../config/settings.ts';
import { messageOf } from '../rules/user-facing-error.ts';
import type { Store } from '../store/store.ts';
import { watchRelease } from '../watch/watch-release.ts';

/** Releases of teams that are watched in the background: whoever sent one has its verdict, and the queue goes on. */
export interface Watches {
  /** Watches a release that has just become live, and gives back what its author should know; nothing where no release is watched. */
  readonly begin: (entry: LedgerEntry) => string;
  /** Ends all of them and leaves their releases live. */
  readonly stop: () => Promise<void>;
}

/** What is watched, and where; lines go to the receiver's own log. */
export interface WatchesOrder {
  readonly workspace: string;
  readonly store: Store;
  readonly settings: Pick<Settings, 'watch' | 'browser'>;
  readonly publicUrl: () => string;
  readonly log: (line: string) => void;
}

/** Makes the watches of a receiver. */
export function createWatches({ workspace, store, settings, publicUrl, log }: WatchesOrder): Watches {
  const { watch, browser } = settings;
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  return {
    begin(entry) {
      if (!watch || stopping.signal.aborted) return '';
      const order = { workspace, store, entry, address: publicUrl(), browser, ...watch, log, signal: stopping.signal };
      const one: Promise<void> = watchRelease(order)
        .then(
          () => {},
          (problem) => log(`The watch on the release stopped because of a fault: ${messageOf(problem)}`),
        )
        .finally(() => running.delete(one));
      running.add(one);
      return `\nThe site watches it for ${watch.lengthMs / 1000} s and goes back if it fails; --no-watch skips this.`;
    },
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
