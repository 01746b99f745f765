import { useBookmarkedModules, useCompletedModules, useEthicalAiCompleted, useResearchPath } from '@portal/progress';
import type { Remembered } from './marks.ts';

/** What this browser remembers of the visitor's modules; follows what changes in any tab. */
export function useRemembered(): Remembered {
  return {
    completed: useCompletedModules().ids,
    bookmarked: useBookmarkedModules().ids,
    researchPath: useResearchPath().ids,
    ethicalAi: useEthicalAiCompleted().completed,
  };
}
