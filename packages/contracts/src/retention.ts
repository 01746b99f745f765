/** How long one kind of record with one status is kept. */
export interface RetentionPeriod {
  readonly table: 'research_projects' | 'conduct_reports' | 'website_feedback';
  readonly status: string;
  /** Months since the last decision on it, or since it was sent; `null` for as long as it is public. */
  readonly months: number | null;
}

/**
 * The one place that says how long what visitors send is kept, by table and status. The pages state these numbers, and the API applies
 * them: a change takes effect on the pages with the next release of mfe-collaborate, and in the API and the review desk at their next start;
 * do all of this together. The tests of those pages, and retention.cases.ts in the API, repeat the numbers. `conduct_reports` are the
 * incident reports.
 */
export const retentionPeriods: readonly RetentionPeriod[] = [
  { table: 'research_projects', status: 'pending', months: 12 },
  { table: 'research_projects', status: 'rejected', months: 6 },
  { table: 'research_projects', status: 'approved', months: null },
  { table: 'research_projects', status: 'closed', months: 12 },
  { table: 'conduct_reports', status: 'unread', months: 24 },
  { table: 'conduct_reports', status: 'read', months: 12 },
  { table: 'website_feedback', status: 'unread', months: 12 },
  { table: 'website_feedback', status: 'read', months: 6 },
];

/** Days before a deletion at which the team is warned; nothing is deleted without a warning that long before. */
export const DELETION_WARNING_DAYS = 14;

/**
 * Days for which a quarantined submission is kept since it was sent, or since the last decision on it. No email warns of its deletion: the
 * lists of the review show how many there are.
 */
export const QUARANTINE_DAYS = 30;

/**
 * Days for which the API keeps what it needs only for a while: accepted emails (without their words), emails that were given up, keys of
 * requests, digests of confirmed addresses, counts of faults.
 */
export const passingDays = { sentMails: 30, deadMails: 90, requestKeys: 1, confirmedAddresses: 2, clientEvents: 90 } as const;

/** The months for which a record with this status is kept. */
export function monthsKept(table: RetentionPeriod['table'], status: string): number | null {
  return retentionPeriods.find((period) => period.table === table && period.status === status)?.months ?? null;
}
