import type { DataSource } from 'typeorm';
import type { MailTemplates } from '../mail/mail-templates.ts';
import { putIntoOutbox } from '../mail/outbox.ts';

/** The site promises an answer within five business days (2-content-pages.md); the team is told when one day is left. */
const WARN_AFTER_BUSINESS_DAYS = 4;
/** Any number that nothing else uses: only one process writes the email of a day. */
const LOCK = 7_304_120_255;

/**
 * Ideas that have waited for this many business days (Monday to Friday, UTC, not counting the day of sending), unless an email has
 * mentioned them within a day.
 */
const LATE = `select id, (created_at at time zone 'utc')::date::text as day from research_projects p
  where status = 'pending'
    and (select count(*) from generate_series((p.created_at at time zone 'utc')::date + 1, (now() at time zone 'utc')::date, '1 day') d
          where extract(isodow from d) < 6) >= $1
    and not exists (select from review_audit where subject = 'project' and record_id = p.id and action = 'ask')
    and not exists (select from outbox where kind = 'promise-team' and created_at > now() - interval '20 hours')
  order by id`;

/**
 * Puts an email into the outbox, at most once a day, while the promise to a sender is about to be broken. It contains only numbers and
 * days.
 */
export async function warnOfPromise(dataSource: DataSource, templates: MailTemplates): Promise<void> {
  await dataSource.transaction(async (manager) => {
    await manager.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const late = await manager.query<{ id: number; day: string }[]>(LATE, [WARN_AFTER_BUSINESS_DAYS]);
    if (late.length === 0) return;
    const fields = late.map(({ id, day }) => `Project idea ${id}, sent on ${day}`).join('\n');
    await putIntoOutbox(manager, [templates.toTeam('promise-team', () => ({ count: String(late.length), fields }))]);
  });
}
