/** Something that is on its way to or from a tab. */
export type Step = 'commit' | 'deliver' | 'hear' | 'lock';
type Arrival =
  | { readonly isOwn: true; readonly key: string }
  | ({ readonly isOwn: false } & Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>);

/**
 * What remains of a tab when its page is reloaded: its process with the storage as it sees it, and what it has sent or not yet received.
 */
interface Process {
  readonly copy: Map<string, string>;
  readonly pending: Map<string | null, number>;
  readonly session: Map<string, string>;
  readonly outbox: (() => void)[];
  readonly inbox: Arrival[];
}

/** What a tab passes to its store. */
interface Environment {
  readonly now: () => number;
  readonly events: EventTarget;
  readonly storage: Texts;
  readonly session: Texts;
  readonly locks: { request(name: string, work: () => void): Promise<void> } | undefined;
  readonly openChannel: (() => Channel) | undefined;
}
interface Texts {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}
interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listen: (event: { readonly data: unknown }) => void): void;
}

/** One tab of the {@link fakeBrowser}. */
export interface FakeTab<Progress> {
  readonly progress: Progress;
  /**
   * A `closed` tab hears nothing any longer, though what it has sent still arrives; one that is `asleep` was set aside by the browser and
   * is woken by `wake`.
   */
  state: 'open' | 'closed' | 'asleep';
  /** Lets the next event of a kind happen, if there is one. */
  take(step: Step): void;
  /** The page is shown: again, as by the browser's back button, or for the first time. */
  wake(persisted?: boolean): void;
  /** Leaves the page and opens it again: the page forgets, and messages that have not arrived are lost. Returns the tab as it is then. */
  reload(): FakeTab<Progress>;
  /** How often it has written to storage. */
  writes(): number;
  readonly outbox: (() => void)[];
  readonly inbox: Arrival[];
  readonly mail: unknown[];
}

/**
 * A browser for tests with the delays of a real one, as measured in Chromium: each tab reads its own copy of storage; a write reaches the
 * others when it has been committed and delivered; another tab's write is not visible below a pending one of the tab's own; an event's old
 * value is what was really there, whatever the writing tab had seen; messages and locks travel independently. Nothing arrives before the
 * test says so. `createProgress` creates the store of each tab.
 */
export function fakeBrowser<Progress extends { start(): void }>(createProgress: (environment: Environment) => Progress) {
  const disk = new Map<string, string>();
  const tabs: FakeTab<Progress>[] = [];
  const lockQueue: (() => void)[] = [];
  let time = Date.parse('2026-01-01');

  /** A write reaches the disk and is on its way to all tabs; without a tab, someone else made it. */
  const write = (key: string, newValue: string | null, oldValue = disk.get(key) ?? null, from?: Process): void => {
    if (newValue === null) disk.delete(key);
    else disk.set(key, newValue);
    for (const tab of tabs) tab.inbox.push(tab.inbox === from?.inbox ? { isOwn: true, key } : { isOwn: false, key, oldValue, newValue });
  };

  const clear = (): void => {
    disk.clear();
    for (const tab of tabs) tab.inbox.push({ isOwn: false, key: null, oldValue: null, newValue: null });
  };

  const startProcess = (): Process => ({ copy: new Map(disk), pending: new Map(), session: new Map(), outbox: [], inbox: [] });

  function openTab({ channel = true, locks = true } = {}, process = startProcess()): FakeTab<Progress> {
    const { copy, pending, session } = process;
    const events = new EventTarget();
    const listeners: ((event: { data: unknown }) => void)[] = [];
    let writes = 0;

    const writeOwn = (key: string, value: string | null): void => {
      if (value === (copy.get(key) ?? null)) return;
      writes += 1;
      if (value === null) copy.delete(key);
      else copy.set(key, value);
      pending.set(key, (pending.get(key) ?? 0) + 1);
      tab.outbox.push(() => write(key, value, undefined, process));
    };

    const deliver = (arrival: Arrival): void => {
      const waiting = pending.get(arrival.key) ?? 0;
      if (arrival.isOwn) return void pending.set(arrival.key, waiting - 1);
      if (arrival.key === null) copy.clear();
      else if (waiting === 0 && arrival.newValue === null) copy.delete(arrival.key);
      else if (waiting === 0 && arrival.newValue !== null) copy.set(arrival.key, arrival.newValue);
      if (tab.state === 'open') events.dispatchEvent(new StorageEvent('storage', arrival));
    };

    const tab: FakeTab<Progress> = {
      state: 'open',
      outbox: process.outbox,
      inbox: process.inbox,
      mail: [],
      writes: () => writes,
      wake(persisted = true) {
        tab.state = 'open';
        events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      },
      reload() {
        events.dispatchEvent(new Event('pagehide'));
        tab.state = 'closed';
        tabs.splice(tabs.indexOf(tab), 1);
        return openTab({ channel, locks }, process);
      },
      take(step) {
        if (step === 'commit') tab.outbox.shift()?.();
        if (step === 'lock') lockQueue.shift()?.();
        const arrival = step === 'deliver' ? tab.inbox.shift() : undefined;
        if (arrival && tab.state !== 'closed') deliver(arrival);
        const data = step === 'hear' ? tab.mail.shift() : undefined;
        if (data !== undefined && tab.state === 'open') for (const hear of listeners) hear({ data });
      },
      progress: createProgress({
        now: () => time,
        events,
        storage: {
          getItem: (key) => copy.get(key) ?? null,
          setItem: writeOwn,
          removeItem: (key) => writeOwn(key, null),
        },
        session: {
          getItem: (key) => session.get(key) ?? null,
          setItem: (key, text) => void session.set(key, text),
          removeItem: (key) => void session.delete(key),
        },
        locks: locks
          ? { request: (_name, work) => new Promise<void>((done) => lockQueue.push(() => done(tab.state === 'open' ? work() : undefined))) }
          : undefined,
        openChannel: channel
          ? () => ({
              postMessage: (message) => {
                for (const other of tabs) if (other !== tab) other.mail.push(structuredClone(message));
              },
              addEventListener: (_type, hear) => listeners.push(hear),
            })
          : undefined,
      }),
    };
    tabs.push(tab);
    tab.progress.start();
    return tab;
  }

  const pass = (milliseconds: number): void => {
    time += milliseconds;
  };

  /** Everything that is on its way arrives, including whatever follows from it. */
  const calm = (): void => {
    const isBusy = (): boolean =>
      lockQueue.length > 0 || tabs.some(({ outbox, inbox, mail }) => outbox.length + inbox.length + mail.length > 0);
    for (let rounds = 0; isBusy(); rounds += 1) {
      if (rounds > 1000) throw new Error('the tabs never come to rest');
      for (const tab of tabs) for (const step of ['commit', 'deliver', 'hear', 'lock'] as const) tab.take(step);
    }
  };

  return { disk, openTab, write, clear, pass, calm };
}
