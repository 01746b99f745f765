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

/** What this browser stores, and what the page shows that could not be stored. */
export interface StoredData {
  readonly texts: StoredTexts;
  /** The browser does not let the site store anything. */
  readonly isBlocked: boolean;
  /** The same, read again, so that it includes what another tab wrote a moment ago. */
  readonly now: () => StoredTexts;
}

/** Follows what the browser stores. Undefined on the server and at hydration. */
export function useStored(): StoredData | undefined {
  const shown = useShown();
  const { change } = useSettings();
  const [read, setRead] = useState<{ readonly texts: StoredTexts | undefined }>();

  // An empty change: from here on, the store shows what is stored instead of the empty state of the prerendered page.
  useEffect(() => change({}), [change]);

  // Whenever the store shows something different, what is stored may be different too.
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
