import { createProgress, type Progress } from './store.ts';

interface StorageChange {
  readonly key: string | null;
  readonly oldValue: string | null;
  readonly newValue: string | null;
}
/** Which parts of a browser a tab has. */
export interface TabParts {
  readonly channel?: boolean;
  readonly locks?: boolean;
}
/** Something that a tab is waiting for. */
export type Step = 'commit' | 'deliver' | 'hear' | 'lock';

/**
 * A browser for tests with the delays of a real one, measured in Chromium: each tab reads its own copy of storage, a write reaches the
 * others when it is committed and delivered, a foreign write does not show under a pending one of one's own, and messages and locks
 * take ways of their own. Nothing arrives before the test says so.
 */
export function fakeBrowser() {
  const disk = new Map<string, string>();
  const tabs: FakeTab[] = [];
  const lockQueue: (() => void)[] = [];
  let time = Date.parse('2026-01-01');

  // As measured: an event's old value is what was really there, whatever the writing tab had seen.
  const commit = (from: FakeTab, key: string, newValue: string | null): void => {
    const oldValue = disk.get(key) ?? null;
    if (newValue === null) disk.delete(key);
    else disk.set(key, newValue);
    for (const tab of tabs) tab.inbox.push(tab === from ? { isOwn: true, key } : { isOwn: false, key, oldValue, newValue });
  };

  function openTab({ channel = true, locks = true }: TabParts = {}): FakeTab {
    const copy = new Map(disk);
    const pending = new Map<string, number>();
    const events = new EventTarget();
    const hearers: ((event: { data: unknown }) => void)[] = [];
    let writes = 0;

    const write = (key: string, value: string | null): void => {
      if (value === null && !copy.has(key)) return;
      writes += 1;
      if (value === null) copy.delete(key);
      else copy.set(key, value);
      pending.set(key, (pending.get(key) ?? 0) + 1);
      tab.outbox.push(() => commit(tab, key, value));
    };
    const announce = (change: StorageChange): void => {
      events.dispatchEvent(new StorageEvent('storage', change));
    };
    const deliver = (arrived: FakeTab['inbox'][number]): void => {
      const waiting = pending.get(arrived.key) ?? 0;
      if (arrived.isOwn) {
        pending.set(arrived.key, waiting - 1);
        return;
      }
      if (waiting === 0 && arrived.newValue === null) copy.delete(arrived.key);
      else if (waiting === 0 && arrived.newValue !== null) copy.set(arrived.key, arrived.newValue);
      announce(arrived);
    };

    const tab: FakeTab = {
      outbox: [],
      inbox: [],
      mail: [],
      isClosed: false,
      writes: () => writes,
      announce,
      comeBack() {
        events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      },
      take(step) {
        if (step === 'commit') tab.outbox.shift()?.();
        if (step === 'lock') lockQueue.shift()?.();
        const arrived = step === 'deliver' ? tab.inbox.shift() : undefined;
        if (arrived && !tab.isClosed) deliver(arrived);
        const data = step === 'hear' ? tab.mail.shift() : undefined;
        if (data !== undefined && !tab.isClosed) for (const hear of hearers) hear({ data });
      },
      progress: createProgress({
        now: () => time,
        storage: {
          getItem: (key) => copy.get(key) ?? null,
          setItem: (key, value) => write(key, String(value)),
          removeItem: (key) => write(key, null),
        },
        locks: locks
          ? { request: (_name, work) => new Promise<void>((done) => lockQueue.push(() => done(tab.isClosed ? undefined : work()))) }
          : undefined,
        events,
        openChannel: channel
          ? () => ({
              postMessage: (message) => {
                for (const other of tabs) if (other !== tab) other.mail.push(structuredClone(message));
              },
              addEventListener: (_type, hear) => hearers.push(hear),
            })
          : undefined,
      }),
    };
    tabs.push(tab);
    tab.progress.start();
    return tab;
  }

  return {
    disk,
    openTab,
    pass: (milliseconds: number): void => {
      time += milliseconds;
    },
    /** Everything that is on its way arrives, and whatever follows from it. */
    calm(): void {
      const isBusy = (): boolean =>
        lockQueue.length > 0 || tabs.some(({ outbox, inbox, mail }) => outbox.length + inbox.length + mail.length > 0);
      for (let rounds = 0; isBusy(); rounds += 1) {
        if (rounds > 1000) throw new Error('the tabs never come to rest');
        for (const tab of tabs) for (const step of ['commit', 'deliver', 'hear', 'lock'] as const) tab.take(step);
      }
    },
  };
}

/** One tab of the {@link fakeBrowser}: what it sent and what has not arrived yet. */
export interface FakeTab {
  readonly progress: Progress;
  readonly outbox: (() => void)[];
  readonly inbox: ({ readonly isOwn: true; readonly key: string } | (StorageChange & { readonly isOwn: false; readonly key: string }))[];
  readonly mail: unknown[];
  /** A closed tab hears nothing any more; what it sent still arrives. */
  isClosed: boolean;
  /** How often it wrote to storage. */
  writes(): number;
  /** Lets a storage event arrive as it is. */
  announce(change: StorageChange): void;
  /** The page was set aside and is shown again, as by the browser's back button. */
  comeBack(): void;
  /** Lets the next one of a kind happen, if there is any. */
  take(step: Step): void;
}
