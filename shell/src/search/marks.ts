import type { IndexedEntry } from '@portal/contracts';

/** What this browser remembers of the visitor's modules, by id. */
export interface Remembered {
  readonly completed: readonly number[];
  readonly bookmarked: readonly number[];
  readonly researchPath: readonly number[];
  readonly ethicalAi: boolean;
}

/** What the visitor has done with the module of an entry. Of what is no module, or kept in an unknown place, nothing is said. */
export function marksOf({ progress }: IndexedEntry, remembered: Remembered): { readonly completed: boolean; readonly bookmarked: boolean } {
  if (progress === undefined) return { completed: false, bookmarked: false };
  const { of, id } = progress;
  // The modules of the research learning path have ids of their own, and no bookmarks.
  if (of === 'research-path') return { completed: remembered.researchPath.includes(id), bookmarked: false };
  const isCurriculum = of === 'curriculum' || of === 'ethical-ai';
  return {
    // "Module 12 also counts as complete if a stored ethical-AI completed flag equals true" (1-platform.md).
    completed: isCurriculum && (remembered.completed.includes(id) || (of === 'ethical-ai' && remembered.ethicalAi)),
    bookmarked: isCurriculum && remembered.bookmarked.includes(id),
  };
}
