export { appManifestSchema } from './app-manifest.schema.ts';
export { type AppManifest, type AppRoute, defineApp, type MenuEntry } from './app-manifest.ts';
export {
  PAGE_PICTURES_BUDGET,
  PICTURE_BUDGET,
  RELEASE_BUDGET,
  SCRIPT_BUDGETS,
  SEARCH_INDEX_BUDGET,
  STYLE_BUDGET,
} from './budgets.ts';
export { buildEnvironment } from './build-environment.ts';
export { clientEventCountsSchema } from './client-events.schema.ts';
export {
  CLIENT_EVENTS_ADDRESS,
  type ClientEvent,
  type ClientEventCount,
  type ClientEventStage,
  clientEventPatterns,
  clientEventStages,
  isPossibleFault,
} from './client-events.ts';
export { isBlank, isEmailAddress, isStorable, isWebAddress } from './field-checks.ts';
export { BODY_LIMIT, feedbackLimits, projectLimits, reportLimits } from './field-limits.ts';
export { fieldMessages } from './field-messages.ts';
export { FORM_SIGNALS_HEADER, type FormSignals, formSignals, readFormSignals } from './form-signals.ts';
export { formatAllCopy, formatCopy } from './format-copy.ts';
export { type LedgerEntry, type LedgerStep, ledgerEntrySchema, type Preview, type Signed } from './ledger.ts';
export {
  CACHE_PREFIX,
  LIVE_DOCUMENT_ID,
  type LiveApp,
  type LiveDocument,
  type LiveMenuEntry,
  type LiveRoute,
  type PreviousRelease,
  WORKER_FILE,
} from './live-document.ts';
export { numberText } from './number-text.ts';
export { OFFLINE_INDEX_FILE, type OfflineFile, type OfflineIndex, type OfflineSet } from './offline-index.ts';
export {
  conductViolationTypes,
  feedbackCategories,
  feedbackSeverities,
  type Option,
  projectDurations,
  projectFields,
  projectSkillLevels,
  projectTeamSizes,
} from './options.ts';
export { linkIfSet, type Readiness, readinessOf } from './readiness.ts';
export { openedSchema, type ReleaseDocument, type ReleaseFile, releaseDocumentSchema } from './release-document.ts';
export { containerName, mfRuntimeGlobal, previewAddress, releaseAddress, SHELL_ENTRIES, shortVersion } from './release-names.ts';
export {
  type ReleaseStatement,
  releaseStatementSchema,
  SIGNATURE_NAMESPACE,
  type SignedFile,
  STATEMENT_MINUTES,
  UPLOAD_LIMITS,
  type UploadStatement,
} from './release-statement.ts';
export { DELETION_WARNING_DAYS, monthsKept, passingDays, QUARANTINE_DAYS, type RetentionPeriod, retentionPeriods } from './retention.ts';
export {
  type Decided,
  type DecidedMany,
  MAX_AT_ONCE,
  type PastDecision,
  type ReviewFeedback,
  type ReviewFeedbackInFull,
  type ReviewIdea,
  type ReviewIdeaInFull,
  type ReviewQueue,
  type ReviewReport,
  type ReviewRight,
  type ReviewSummary,
  reviewRights,
  UNDO_MINUTES,
} from './review-desk.ts';
export { oneLine, quoted } from './safe-text.ts';
export { searchEntrySchema } from './search-entry.schema.ts';
export { type IndexedEntry, SEARCH_INDEX_FILE, type SearchEntry, type SearchIndex } from './search-entry.ts';
export { type AppServer, type BodyInput, type DocumentInput, type ShellServer, WEB_MANIFEST_FILE } from './server-builds.ts';
export { SHELL_API_VERSION, type SharedModules, type SharedName, sharedModules } from './shared-modules.ts';
export type { Claim, Offline, OfflineOffer, ShellApi, SiteFacts, Toast } from './shell-api.ts';
