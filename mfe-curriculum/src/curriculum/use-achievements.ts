import { useBookmarkedModules, useCompletedModules, useEthicalAiCompleted, useModuleNotes } from '@portal/progress';
import { useMemo } from 'react';
import { completedIds } from './completion.ts';

/** What the visitor has done with the modules, by id. */
export function useAchievements() {
  const marked = useCompletedModules();
  const bookmarked = useBookmarkedModules();
  const notes = useModuleNotes();
  const { completed: ethicalAi } = useEthicalAiCompleted();
  const completed = useMemo(() => completedIds(marked.ids, ethicalAi), [marked.ids, ethicalAi]);
  return {
    completed,
    setCompleted: marked.set,
    isBookmarked: bookmarked.has,
    setBookmarked: bookmarked.set,
    hasNote: notes.hasNote,
    noteOf: notes.noteOf,
    saveNote: notes.save,
  };
}
