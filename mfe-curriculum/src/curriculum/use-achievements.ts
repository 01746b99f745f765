import { useBookmarkedModules, useCompletedModules, useEthicalAiCompleted, useModuleNotes, useSettings } from '@portal/progress';
import { useMemo } from 'react';
import { completedIds } from './completion.ts';

/** What the visitor has done with the modules, by id. */
export function useAchievements() {
  const marked = useCompletedModules();
  const bookmarked = useBookmarkedModules();
  const notes = useModuleNotes();
  const { settings, change: changeSettings } = useSettings();
  const { completed: ethicalAi } = useEthicalAiCompleted();
  const completed = useMemo(() => completedIds(marked.ids, ethicalAi), [marked.ids, ethicalAi]);
  return {
    completed,
    setCompleted: marked.set,
    isBookmarked: bookmarked.has,
    setBookmarked: bookmarked.set,
    /** Id of the module that was opened last. */
    lastOpened: settings.lastModule,
    rememberOpened: (id: number): void => changeSettings({ lastModule: id }),
    notes: notes.notes,
    hasNote: notes.hasNote,
    noteOf: notes.noteOf,
    saveNote: notes.save,
  };
}
