import { useMemo } from 'react';
import { useStore } from 'zustand';
import { progress } from './browser-progress.ts';
import { setAnswer, setEthicalAi, setFlag, setKeptOffline, setMember, setNote, setReadingPlace, setSettings } from './changes.ts';
import type { StorageNotice } from './notices.ts';
import type { Course, EthicalAiProgress, ReadingPlace, Settings, TextAnswers } from './sections.ts';
import type { ProgressState } from './store.ts';

/** A set of module ids to which the visitor adds and from which they remove. */
export interface ModuleSet {
  readonly ids: readonly number[];
  has(id: number): boolean;
  /** Adds or removes a module; stored before it returns. */
  set(id: number, on: boolean): void;
}

/** Every hook shows the empty state on the server and at hydration, and the stored state one update later. */
const useProgress = <Part>(select: (state: ProgressState) => Part): Part => useStore(progress.store, select);

function useModuleSet(name: 'completed' | 'bookmarked' | 'researchPath'): ModuleSet {
  const ids = useProgress((state) => state[name]);
  return useMemo(() => {
    const members = new Set(ids);
    return { ids, has: (id) => members.has(id), set: (id, on) => progress.change(name, setMember(id, on)) };
  }, [name, ids]);
}

/** The curriculum modules that the visitor has marked as completed. */
export function useCompletedModules(): ModuleSet {
  return useModuleSet('completed');
}

/** The curriculum modules that the visitor has bookmarked. */
export function useBookmarkedModules(): ModuleSet {
  return useModuleSet('bookmarked');
}

/** The completed modules of the research learning path. Completion cannot be undone (2-content-pages.md section 4). */
export function useResearchPath(): Pick<ModuleSet, 'ids' | 'has'> & { complete(id: number): void } {
  const { ids, has, set } = useModuleSet('researchPath');
  return useMemo(() => ({ ids, has, complete: (id) => set(id, true) }), [ids, has, set]);
}

/** The visitor's notes by module id. */
export function useModuleNotes() {
  const notes = useProgress((state) => state.notes);
  return useMemo(() => {
    const noteOf = (id: number): string => notes[String(id)] ?? '';
    return {
      notes,
      /** The saved text as it was written, or an empty text. */
      noteOf,
      /** Whether it contains more than blanks (1-platform.md section 5). */
      hasNote: (id: number): boolean => noteOf(id).trim() !== '',
      /** Saves a text of any length; an empty text removes the note. */
      save: (id: number, text: string): void => progress.change('notes', setNote(id, text)),
    };
  }, [notes]);
}

/**
 * The options that the visitor chose under "Check Yourself" (docs/decisions/0049). The key of a text is the id of its module, with `path-`
 * before it for the research learning path, whose ids begin at 1 again; an item is named by the id of its question's heading.
 */
export function useAnswers(): { readonly answers: TextAnswers; choose(text: string, item: string, option: string): void } {
  const answers = useProgress((state) => state.answers);
  return useMemo(() => ({ answers, choose: (text, item, option) => progress.change('answers', setAnswer(text, item, option)) }), [answers]);
}

/** Whether the ethical-AI module is marked as completed. */
export function useEthicalAiCompleted() {
  const completed = useProgress((state) => state.ethicalAiCompleted);
  return useMemo(() => ({ completed, set: (on: boolean): void => progress.change('ethicalAiCompleted', setFlag(on)) }), [completed]);
}

/** Answers, check marks and the like in the ethical-AI module's toolkit. */
export function useEthicalAiProgress() {
  const seen = useProgress((state) => state.ethicalAiProgress);
  return useMemo(
    () => ({
      progress: seen,
      /**
       * Sets the given fields. Single answers and check marks count as separate items; a map or list is passed as a whole, as it should be
       * shown.
       */
      change: (part: Partial<EthicalAiProgress>): void => progress.change('ethicalAiProgress', setEthicalAi(seen, part)),
    }),
    [seen],
  );
}

/** Where the visitor last read, by course. */
export function useReadingPlaces() {
  const places = useProgress((state) => state.readingPlaces);
  return useMemo(
    () => ({
      places,
      remember: (course: Course, place: ReadingPlace): void => progress.change('readingPlaces', setReadingPlace(course, place)),
    }),
    [places],
  );
}

/** What the visitor wants to read offline: ids of sets and addresses of single pages. */
export function useKeptOffline() {
  const ids = useProgress((state) => state.offline);
  return useMemo(() => ({ ids, set: (id: string, on: boolean): void => progress.change('offline', setKeptOffline(id, on)) }), [ids]);
}

/** The visitor's preferences for the whole site. */
export function useSettings() {
  const settings = useProgress((state) => state.settings);
  return useMemo(() => ({ settings, change: (part: Settings): void => progress.change('settings', setSettings(part)) }), [settings]);
}

/** What the visitor has to know about the browser's storage, if something is wrong with it and they have not dismissed the notice. */
export function useStorageNotice(): (StorageNotice & { dismiss(): void }) | undefined {
  const notice = useProgress((state) => state.notice);
  return useMemo(() => notice && { ...notice, dismiss: progress.dismissNotice }, [notice]);
}
