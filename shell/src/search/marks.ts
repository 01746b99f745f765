import type { IndexedEntry } from '@portal/contracts';

/** The visitor's progress as this browser stores it, by module id. */
export interface ModuleProgress {
  readonly completed: readonly number[];
  readonly bookmarked: readonly number[];
  readonly researchPath: readonly number[];
  readonly ethicalAi: boolean;
}

/** The marks of an entry: those of its module; none if it is not a module or its kind of progress is unknown. */
export function marksOf({ progress }: IndexedEntry, stored: ModuleProgress): { readonly completed: boolean; readonly bookmarked: boolean } {
  if (progress === undefined) return { completed: false, bookmarked: false };
  const { of, id } = progress;
  // The modules of the research learning path have their own ids, and no bookmarks.
  if (of === 'research-path') return { completed: stored.researchPath.includes(id), bookmarked: false };
  const isCurriculum = of === 'curriculum' || of === 'ethical-ai';
  return {
    // "Module 12 also counts as complete if a stored ethical-AI completed flag equals true" (1-platform.md).
    completed: isCurriculum && (stored.completed.includes(id) || (of === 'ethical-ai' && stored.ethicalAi)),
    bookmarked: isCurriculum && stored.bookmarked.includes(id),
  };
}
