import { createStore } from 'zustand/vanilla';
import { readAnnouncement } from './announcements.ts';
import { createJournal } from './journal.ts';
import { keepSection, understand } from './kept-section.ts';
import { createNotices, type StorageNotice } from './notices.ts';
import { holds, type Operation } from './operations.ts';
import { type SectionName, sectionNames, sections, type Views } from './sections.ts';
import { safeStorage } from './storage.ts';
import type { Channel, Surroundings } from './surroundings.ts';

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
  const by = Math.random().toString(36).slice(2);
  const kept = sectionNames.map((name) => {
    const journal = createJournal(now);
    const { settle } = keepSection<unknown>(sections[name], { storage, journal, notices });
    return { name, key: sections[name].key, journal, settle: () => show(name, settle()), isQueued: false };
  });
  type Kept = (typeof kept)[number];
  let channel: Channel | undefined;
  let started = false;
  let newest = 0;

  const show = (name: SectionName, view: unknown): void => {
    if (store.getState()[name] !== view) store.setState({ [name]: view });
  };

  const settleInLock = async (section: Kept): Promise<void> => {
    if (section.isQueued) return;
    section.isQueued = true;
    const work = (): void => {
      section.isQueued = false;
      section.settle();
    };
    try {
      if (around.locks) await around.locks.request(section.key, work);
      else work();
    } catch {
      work();
    }
  };

  const note = (section: Kept, operations: readonly Operation[], stamp: { at: number; by: string }): void => {
    newest = Math.max(newest, stamp.at);
    for (const operation of operations) section.journal.record(operation, stamp);
  };

  const onMessage = ({ data }: { readonly data: unknown }): void => {
    const announcement = readAnnouncement(data);
    const section = kept.find(({ key }) => key === announcement?.key);
    if (!announcement || !section) return;
    note(section, announcement.operations, announcement);
    void settleInLock(section);
  };

  const onStorage = ({ key, oldValue, newValue, storageArea }: StorageEvent): void => {
    if (storage.isOther(storageArea)) return;
    if (key === null) notices.reset();
    for (const section of kept.filter((each) => key === null || key === each.key)) {
      if (key === null) section.journal.clear();
      else if (!channel) {
        const [before, after] = [oldValue, newValue].map((text) => understand(sections[section.name], text).document);
        section.journal.forgetStored((operation) => holds(before, operation) && !holds(after, operation));
      }
      section.settle();
    }
  };

  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    // A page that was set aside has heard nothing meanwhile.
    for (const { journal } of kept) journal.forgetStored(() => true);
    for (const { settle } of kept) settle();
  };

  /** Reads what is stored and begins to listen, once. */
  const start = (): void => {
    if (started) return;
    started = true;
    storage.remove(OLDER_KEY);
    around.events?.addEventListener('storage', onStorage);
    around.events?.addEventListener('pageshow', onPageShow);
    try {
      channel = around.openChannel?.();
      channel?.addEventListener('message', onMessage);
    } catch {
      // An old browser: storage events have to do.
    }
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
    channel?.postMessage({ key: section.key, operations, ...stamp });
    for (const other of kept) if (other !== section && other.journal.isWaiting()) other.settle();
    void settleInLock(section);
  };

  return { store, start, change, dismissNotice: notices.dismiss };
}
