import { createStore } from 'zustand/vanilla';
import { followTabs } from './follow-tabs.ts';
import type { Stamp } from './journal.ts';
import { type Kept, keepSection } from './kept-section.ts';
import { createNotices, type StorageNotice } from './notices.ts';
import type { Operation } from './operations.ts';
import { type SectionName, sectionNames, sections, type Views } from './sections.ts';
import { safeStorage } from './storage.ts';
import type { Surroundings } from './surroundings.ts';

/** Key of an older form of the ethical-AI progress, removed on load (3-decisions.md, "Ethical-AI module"). */
const OLDER_KEY = 'portal.ethical-ai';

/** What shows of the visitor's progress. */
export type ProgressState = Views & { readonly notice: StorageNotice | undefined };
/** The progress store of one tab. */
export type Progress = ReturnType<typeof createProgress>;

/**
 * Makes the store. Every change is a set of item-level operations that is applied to the text just read, at once, and noted in a
 * journal in every tab. Tabs read storage late (Chromium keeps a copy a process), so a tab may write over a change that it has not seen;
 * whoever notices applies the journal once more: in a lock after each change, and on each event. Of one item the latest wins.
 */
export function createProgress(around: Surroundings) {
  const empty = Object.fromEntries(sectionNames.map((name) => [name, sections[name].empty])) as unknown as Views;
  const store = createStore<ProgressState>(() => ({ ...empty, notice: undefined }));
  const now = around.now ?? Date.now;
  const storage = safeStorage(() => around.storage);
  const notices = createNotices((notice) => store.setState({ notice }));
  const kept = sectionNames.map((name) => {
    const show = (view: unknown): void => {
      if (store.getState()[name] !== view) store.setState({ [name]: view });
    };
    return { name, ...keepSection<unknown>(sections[name], { storage, notices, now, show }) };
  });
  const by = Math.random().toString(36).slice(2);
  const queued = new Set<Kept>();
  let announce: ReturnType<typeof followTabs> | undefined;
  let newest = 0;

  const note = (section: Kept, operations: readonly Operation[], stamp: Stamp): void => {
    newest = Math.max(newest, stamp.at);
    for (const operation of operations) section.journal.record(operation, stamp);
  };

  const settleInLock = async (section: Kept): Promise<void> => {
    if (queued.has(section)) return;
    queued.add(section);
    const work = (): void => {
      queued.delete(section);
      section.settle();
    };
    try {
      if (around.locks) await around.locks.request(section.key, work);
      else work();
    } catch {
      // Locks are refused wherever storage is.
      work();
    }
  };

  /** Reads what is stored and begins to listen, once. */
  const start = (): void => {
    if (announce) return;
    announce = followTabs(around, {
      kept,
      storage,
      hear: (section, operations, stamp) => {
        note(section, operations, stamp);
        void settleInLock(section);
      },
      reset: notices.reset,
    });
    storage.remove(OLDER_KEY);
    for (const { settle } of kept) settle();
  };

  /** Changes items of one section: shown and stored before this returns, and kept through what other tabs write. */
  const change = (name: SectionName, operations: readonly Operation[]): void => {
    start();
    const section = kept.find((each) => each.name === name);
    if (!section || operations.length === 0) return;
    const stamp = { at: Math.max(now(), newest + 1), by };
    note(section, operations, stamp);
    section.settle();
    announce?.({ key: section.key, operations, ...stamp });
    // Room or permission may have come meanwhile for what could not be stored earlier.
    for (const other of kept) if (other !== section && other.journal.isWaiting()) other.settle();
    void settleInLock(section);
  };

  return { store, start, change, dismissNotice: notices.dismiss };
}
