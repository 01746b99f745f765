import { useBookmarkedModules, useCompletedModules, useEthicalAiCompleted, useResearchPath } from '@portal/progress';
import type { ModuleProgress } from './marks.ts';

/** The visitor's progress as this browser stores it; re-renders when it changes in any tab. */
export function useModuleProgress(): ModuleProgress {
  return {
    completed: useCompletedModules().ids,
    bookmarked: useBookmarkedModules().ids,
    researchPath: useResearchPath().ids,
    ethicalAi: useEthicalAiCompleted().completed,
  };
}
