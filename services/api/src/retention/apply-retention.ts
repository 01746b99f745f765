import { DELETION_WARNING_DAYS, passingDays, QUARANTINE_DAYS } from '@portal/contracts';
import type { EntityManager } from 'typeorm';
import type { MailTemplates } from '../mail/mail-templates.ts';
import { putIntoOutbox } from '../mail/outbox.ts';
import { type DueRecord, dueLine, dueRecords, goesNow, SUBJECTS } from './due-records.ts';

/** What one run did. */
export interface Applied {
  readonly deleted: readonly DueRecord[];
  /** Announced in this run; they will be deleted two weeks later at the earliest. */
  readonly warned: readonly DueRecord[];
}

/** Any number that nothing else uses: one run at a time. */
const LOCK = 7_304_120_252;

/**
 * Deletes what is due and was announced, records new warnings, and puts an email about them into the outbox. Runs in the caller's
 * transaction.
 */
export async function applyRetention(manager: EntityManager, now: Date, templates: MailTemplates): Promise<Applied> {
  await manager.query('select pg_advisory_xact_lock($1)', [LOCK]);
  const due = await dueRecords(manager, now);
  const deleted = due.filter((record) => goesNow(record, now));
  for (const { table, id } of deleted) {
    await manager.query(`delete from ${table} where id = $1`, [id]);
    await manager.query('delete from deletion_warnings where table_name = $1 and record_id = $2', [table, id]);
  }
  const warned = due.filter((record) => record.warnedAt === null);
  for (const { table, id } of warned)
    await manager.query('insert into deletion_warnings (table_name, record_id, warned_at) values ($1, $2, $3)', [table, id, now]);
  // A record whose period has started again is announced again when it is over.
  const known = JSON.stringify(due.map(({ table, id }) => `${table} ${id}`));
  await manager.query(`delete from deletion_warnings where not ($1::jsonb ? (table_name || ' ' || record_id))`, [known]);
  // An email about a report would reveal on which day it came; the daily email refers its readers to `npm run review -- retention`.
  const told = warned.filter((record) => !isReport(record));
  if (told.length > 0) {
    const values = { day: dayAfter(now), fields: told.map(dueLine).join('\n') };
    await putIntoOutbox(manager, [templates.toTeam('deletion-team', () => values)]);
  }
  await deleteExpired(manager, now);
  return { deleted, warned };
}

/** Whether it is an incident report: neither emails nor the log may mention one. */
export const isReport = ({ table }: DueRecord): boolean => table === 'conduct_reports';

async function deleteExpired(manager: EntityManager, now: Date): Promise<void> {
  const older = '$1::timestamptz - make_interval(days => $2)';
  for (const [table, subject] of Object.entries(SUBJECTS))
    await manager.query(
      `delete from ${table} r where status = 'quarantined' and greatest(r.created_at,
         (select max(decided_at) from review_audit a where a.subject = $3 and a.record_id = r.id and a.action <> 'view')) < ${older}`,
      [now, QUARANTINE_DAYS, subject],
    );
  await manager.query(`delete from outbox where sent_at < ${older}`, [now, passingDays.sentMails]);
  await manager.query(`delete from outbox where dead_at < ${older}`, [now, passingDays.deadMails]);
  // If email is off, a waiting message is never sent and never given up.
  await manager.query(`delete from outbox where sent_at is null and dead_at is null and created_at < ${older}`, [
    now,
    passingDays.deadMails,
  ]);
  await manager.query(`delete from received_requests where received_at < ${older}`, [now, passingDays.requestKeys]);
  await manager.query(`delete from confirmed_addresses where confirmed_at < ${older}`, [now, passingDays.confirmedAddresses]);
  await manager.query("delete from daily_secrets where day < ($1::timestamptz at time zone 'utc')::date", [now]);
}

function dayAfter(now: Date): string {
  return new Date(now.getTime() + DELETION_WARNING_DAYS * 86_400_000).toISOString().slice(0, 10);
}
