/** How long one kind of record in one state is kept. */
export interface RetentionPeriod {
  readonly table: 'research_projects' | 'conduct_reports' | 'website_feedback';
  readonly status: string;
  /** Months since the last decision on it, or since it was sent; `null` for as long as it is public. */
  readonly months: number | null;
}

/**
 * The one place that says how long what visitors send is kept, by table and state. The pages say these numbers, the API keeps to them: a change is
 * live with the next release of mfe-collaborate, whose pages say it, and with the next start of the API and the review desk, which delete and
 * say it; do all of this together. The tests of those pages, and retention.cases.ts in the API, have the numbers a second time.
 * `conduct_reports` are the incident reports.
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

/** Days before a deletion at which the team is warned; nothing is deleted that it was not warned of so long before. */
export const DELETION_WARNING_DAYS = 14;

/** Days that what is in quarantine is kept since it was sent, or since the last decision on it. No mail warns of its deletion: the lists of the review name it. */
export const QUARANTINE_DAYS = 30;

/** Days that the API keeps what it needs only for a while: accepted mails (without their words), mails that were given up, keys of requests, digests of confirmed addresses, numbers of faults. */
export const passingDays = { sentMails: 30, deadMails: 90, requestKeys: 1, confirmedAddresses: 2, clientEvents: 90 } as const;

/** The months that a record in this state is kept. */
export function monthsKept(table: RetentionPeriod['table'], status: string): number | null {
  return retentionPeriods.find((period) => period.table === table && period.status === status)?.months ?? null;
}
