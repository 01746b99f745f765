// The API tests that need a database are in one of these two lists; complete.test.ts fails if one is in neither.

/**
 * Locks, transactions, notifications, migrations, connections, concurrent requests, backups: what another version or setup of PostgreSQL
 * might do differently. They run a second time on the server that PORTAL_TEST_DATABASE_URL names.
 */
export const ABOUT_POSTGRES = [
  'client-events/client-events.test.ts',
  'conduct/reports.test.ts',
  'database/database.test.ts',
  'desk/desk.test.ts',
  'submissions/submissions.test.ts',
  'mail/mail-limits.test.ts',
  'mail/mail.test.ts',
  'projects/projects.test.ts',
  'review/maintainers.test.ts',
  'start-api.test.ts',
];

/**
 * Tests about requests and responses, limits, mail servers and programs, or with a PostgreSQL of their own. Their statements are plain
 * ones.
 */
export const SKIP_ON_SECOND_DATABASE = [
  'conduct/anonymity.test.ts',
  'conduct/observer.long.test.ts',
  'embedded/embedded-server.test.ts',
  'http/request-guard.test.ts',
  'http/responses.test.ts',
  'submissions/forms.test.ts',
  'mail/mail-faults.long.test.ts',
  'main.long.test.ts',
  'openapi/contract.fuzz.test.ts',
  'releases/taken-back.test.ts',
];
