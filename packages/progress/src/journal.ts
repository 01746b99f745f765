import { itemOf, type Operation } from './operations.ts';

/** How long a stored operation is remembered, in milliseconds: longer than any tab needs to learn of another tab's write. */
export const MEMORY = 2000;

/** When an operation was made, and in which tab: any two of these have an order, and every tab sees the same one. */
export interface Stamp {
  readonly at: number;
  readonly by: string;
}
/** An operation and when and where it was made. */
export interface Stamped extends Stamp {
  readonly operation: Operation;
}
interface Entry extends Stamped {
  readonly heard: number;
  stored: boolean;
}

/**
 * The latest operation on each item of one section that storage may not contain, or may lose to another tab. `now` returns milliseconds.
 */
export function createJournal(now: () => number) {
  const entries = new Map<string, Entry>();

  /** What to remember, one operation per item: those not stored, and those stored a short time ago. */
  const remembered = (): readonly Stamped[] => {
    for (const [item, entry] of entries) if (entry.stored && now() - entry.heard > MEMORY) entries.delete(item);
    return [...entries.values()];
  };

  return {
    remembered,
    /** Records an operation of this or another tab, unless a later one on the same item is known, which is then returned. */
    record(operation: Operation, { at, by }: Stamp): Stamped | undefined {
      const item = itemOf(operation);
      const known = entries.get(item);
      if (known && (known.at > at || (known.at === at && known.by > by))) return known;
      entries.set(item, { operation, at, by, heard: now(), stored: false });
      return undefined;
    },
    /** The operations of {@link remembered}. */
    operations(): readonly Operation[] {
      return remembered().map(({ operation }) => operation);
    },
    /** Records which operations storage now contains. */
    settle(isStored: (operation: Operation) => boolean): void {
      for (const entry of entries.values()) entry.stored = isStored(entry.operation);
    },
    /** Whether something is not stored yet. */
    isWaiting(): boolean {
      return [...entries.values()].some((entry) => !entry.stored);
    },
    /** Forgets some of the operations that were stored once. */
    forgetStored(which: (operation: Operation) => boolean): void {
      for (const [item, entry] of entries) if (entry.stored && which(entry.operation)) entries.delete(item);
    },
    /** Forgets everything, stored or not. */
    clear(): void {
      entries.clear();
    },
  };
}
