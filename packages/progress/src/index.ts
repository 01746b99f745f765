export { startProgress } from './browser-progress.ts';
export {
  type ModuleSet,
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
  useStorageNotice,
} from './hooks.ts';
export type { StorageNotice } from './notices.ts';
export type { Course, EthicalAiProgress, ReadingPlace, Settings, TextAnswers } from './sections.ts';
export { leaveTargetModule, takeTargetModule } from './target-module.ts';
