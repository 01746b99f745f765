import { createStore } from 'zustand/vanilla';
import type { Broadcast } from './broadcast.ts';
import type { Environment } from './environment.ts';
import { followTabs } from './follow-tabs.ts';
import { MEMORY, type Stamp, type Stamped } from './journal.ts';
import { createNotices, type StorageNotice } from './notices.ts';
import type { Operation } from './operations.ts';
import { recentChanges } from './recent-changes.ts';
import { type SectionName, sectionNames, sections, type Views } from './sections.ts';
import { safeStorage, type TextStorage } from './storage.ts';
import { createStoredSection, type StoredSection } from './stored-section.ts';

/** Key of an older form of the ethical-AI progress, removed on load (3-decisions.md, "Ethical-AI module"). */
const OLDER_KEY = 'portal.ethical-ai';

/** If a tab has no storage of its own, it carries nothing across a reload. */
const NO_STORAGE: TextStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** What the store shows of the visitor's progress. */
export type ProgressState = Views & { readonly notice: StorageNotice | undefined };
/** The progress store of one tab. */
export type Progress = ReturnType<typeof createProgress>;

/**
 * Creates the store. Every change is a set of item-level operations that is applied at once to the text just read, and recorded in a
 * journal in every tab. Tabs read storage late (Chromium keeps one copy per process), so a tab may overwrite a change that it has not
 * seen; a tab that notices this applies the journal once more: in a lock after each change, and on each event. For each item, the latest
 * operation wins.
 */
export function createProgress(environment: Environment) {
  const empty = Object.fromEntries(sectionNames.map((name) => [name, sections[name].empty])) as unknown as Views;
  const store = createStore<ProgressState>(() => ({ ...empty, notice: undefined }));
  const now = environment.now ?? Date.now;
  const storage = safeStorage(() => environment.storage);
  const recent = recentChanges(safeStorage(() => environment.session ?? NO_STORAGE));
  const notices = createNotices((notice) => store.setState({ notice }));
  const storedSections = sectionNames.map((name) => {
    const show = (view: unknown): void => {
      if (store.getState()[name] !== view) store.setState({ [name]: view });
    };
    return { name, ...createStoredSection<unknown>(sections[name], { storage, notices, now, show }) };
  });
  const by = Math.random().toString(36).slice(2);
  const queued = new Set<StoredSection>();
  let announce: ReturnType<typeof followTabs> | undefined;
  let newest = 0;

  /** Returns those that are known to be later than some of the given ones. */
  const note = (section: StoredSection, operations: readonly Operation[], stamp: Stamp): readonly Stamped[] => {
    newest = Math.max(newest, stamp.at);
    return operations.flatMap((operation) => section.journal.record(operation, stamp) ?? []);
  };

  const asBroadcast = ({ key }: StoredSection, { operation, at, by: whose }: Stamped): Broadcast => ({
    key,
    operations: [operation],
    at,
    by: whose,
  });

  /** What this tab knew before it was reloaded, as far as the others still know what came later. The others are told about it again. */
  const remember = (): void => {
    for (const broadcast of recent.take()) {
      const section = storedSections.find(({ key }) => key === broadcast.key);
      if (!section || now() - broadcast.at > MEMORY) continue;
      note(section, broadcast.operations, broadcast);
      announce?.(broadcast);
    }
  };

  const settleInLock = async (section: StoredSection): Promise<void> => {
    if (queued.has(section)) return;
    queued.add(section);
    const work = (): void => {
      queued.delete(section);
      section.settle();
    };
    try {
      if (environment.locks) await environment.locks.request(section.key, work);
      else work();
    } catch {
      // Locks are refused wherever storage is.
      work();
    }
  };

  /** Reads what is stored and starts listening, once. */
  const start = (): void => {
    if (announce) return;
    announce = followTabs(environment, {
      sections: storedSections,
      storage,
      onBroadcast: (section, operations, stamp) => {
        // A tab that still announces an outdated operation has missed the later change, for instance during a reload.
        for (const later of note(section, operations, stamp)) announce?.(asBroadcast(section, later));
        void settleInLock(section);
      },
      reset: notices.reset,
    });
    environment.events?.addEventListener('pagehide', () => {
      recent.keep(storedSections.flatMap((section) => section.journal.remembered().map((entry) => asBroadcast(section, entry))));
    });
    storage.remove(OLDER_KEY);
    remember();
    for (const { settle } of storedSections) settle();
  };

  /** Changes items of one section: shown and stored before this returns, and preserved when other tabs write. */
  const change = (name: SectionName, operations: readonly Operation[]): void => {
    start();
    const section = storedSections.find((each) => each.name === name);
    if (!section || operations.length === 0) return;
    const stamp = { at: Math.max(now(), newest + 1), by };
    note(section, operations, stamp);
    section.settle();
    announce?.({ key: section.key, operations, ...stamp });
    // There may now be room or permission for what could not be stored earlier.
    for (const other of storedSections) if (other !== section && other.journal.isWaiting()) other.settle();
    void settleInLock(section);
  };

  return { store, start, change, dismissNotice: notices.dismiss };
}
