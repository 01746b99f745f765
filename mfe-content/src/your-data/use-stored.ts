import {
  useAnswers,
  useBookmarkedModules,
  useCompletedModules,
  useEthicalAiCompleted,
  useEthicalAiProgress,
  useKeptOffline,
  useModuleNotes,
  useReadingPlaces,
  useResearchPath,
  useSettings,
} from '@portal/progress';
import { browserPlaces, readTexts, type StoredTexts, withUnsaved } from '@portal/progress/data-file';
import { useEffect, useMemo, useState } from 'react';

const NOTHING: StoredTexts = { local: new Map(), tab: new Map() };

/** What this browser keeps, and what the page shows that it could not keep. */
export interface StoredData {
  readonly texts: StoredTexts;
  /** The browser lets the site keep nothing. */
  readonly isBlocked: boolean;
  /** The same, read anew: what another tab wrote a moment ago is in it. */
  readonly now: () => StoredTexts;
}

/** Follows what the browser keeps. Undefined on the server and at hydration. */
export function useStored(): StoredData | undefined {
  const shown = useShown();
  const { change } = useSettings();
  const [read, setRead] = useState<{ readonly texts: StoredTexts | undefined }>();

  // A change of nothing: from here on the store shows what is stored, and not the emptiness of the page that was made ahead.
  useEffect(() => change({}), [change]);

  // Whenever the store shows something else, something else may be stored as well.
  useEffect(() => {
    if (shown) setRead({ texts: readTexts(browserPlaces) });
  }, [shown]);

  useEffect(() => {
    const readAgain = () => setRead({ texts: readTexts(browserPlaces) });
    window.addEventListener('storage', readAgain);
    document.addEventListener('visibilitychange', readAgain);
    return () => {
      window.removeEventListener('storage', readAgain);
      document.removeEventListener('visibilitychange', readAgain);
    };
  }, []);

  return useMemo(
    () =>
      read && {
        texts: withUnsaved(read.texts ?? NOTHING, shown),
        isBlocked: read.texts === undefined,
        now: () => withUnsaved(readTexts(browserPlaces) ?? NOTHING, shown),
      },
    [read, shown],
  );
}

/** What the store of this page shows, section by section. */
function useShown() {
  const { ids: completed } = useCompletedModules();
  const { ids: bookmarked } = useBookmarkedModules();
  const { answers } = useAnswers();
  const { ids: researchPath } = useResearchPath();
  const { notes } = useModuleNotes();
  const { completed: ethicalAiCompleted } = useEthicalAiCompleted();
  const { progress: ethicalAiProgress } = useEthicalAiProgress();
  const { places: readingPlaces } = useReadingPlaces();
  const { ids: offline } = useKeptOffline();
  const { settings } = useSettings();
  return useMemo(
    () => ({
      completed,
      bookmarked,
      researchPath,
      notes,
      answers,
      ethicalAiCompleted,
      ethicalAiProgress,
      readingPlaces,
      offline,
      settings,
    }),
    [completed, bookmarked, researchPath, notes, answers, ethicalAiCompleted, ethicalAiProgress, readingPlaces, offline, settings],
  );
}
