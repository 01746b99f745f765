import {
  useBookmarkedModules,
  useCompletedModules,
  useEthicalAiCompleted,
  useModuleNotes,
  useReadingPlaces,
  useSettings,
} from '@portal/progress';
import { useMemo } from 'react';
import { completedIds } from './completion.ts';

/** What the visitor has done with the modules, by id. */
export function useAchievements() {
  const marked = useCompletedModules();
  const bookmarked = useBookmarkedModules();
  const notes = useModuleNotes();
  const { places } = useReadingPlaces();
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
    /** The section of the curriculum that was read last. */
    readingPlace: places.curriculum,
    rememberOpened: (id: number): void => changeSettings({ lastModule: id }),
    notes: notes.notes,
    hasNote: notes.hasNote,
    noteOf: notes.noteOf,
    saveNote: notes.save,
  };
}
