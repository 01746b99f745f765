import { DELETION_WARNING_DAYS, QUARANTINE_DAYS, retentionPeriods } from '@portal/contracts';
import type { DataSource } from 'typeorm';
import { foldCounts } from '../client-events/stored-counts.ts';
import type { Settings } from '../config/settings.ts';
import { MailTemplates } from '../mail/mail-templates.ts';
import { applyRetention } from './apply-retention.ts';
import { dueLine, dueRecords } from './due-records.ts';

/** How long each kind of record is kept, and what will be deleted within two weeks. Changes nothing. */
export async function showRetention(dataSource: DataSource, now: Date): Promise<string> {
  const periods = retentionPeriods.map(
    ({ table, status, months }) =>
      `${table.padEnd(18)} ${status.padEnd(9)} ${months === null ? 'as long as it is public' : `${months} months`}`,
  );
  const due = await dataSource.transaction((manager) => dueRecords(manager, now));
  const lines = due.map((record) => `${dueLine(record)}${record.warnedAt ? '' : ', the team has not been warned yet'}`);
  const heading = due.length > 0 ? `Due within ${DELETION_WARNING_DAYS} days:` : `Nothing is due within ${DELETION_WARNING_DAYS} days.`;
  return [...periods, `in quarantine: ${QUARANTINE_DAYS} days`, '', heading, ...lines].join('\n');
}

/** Deletes what is due and was announced, and announces what comes next. */
export async function applyNow(dataSource: DataSource, settings: Settings, now: Date): Promise<string> {
  const { deleted, warned } = await dataSource.transaction((manager) => applyRetention(manager, now, new MailTemplates(settings)));
  await dataSource.transaction((manager) => foldCounts(manager, now));
  return [
    `Deleted: ${deleted.length}`,
    ...deleted.map(dueLine),
    `Announced for deletion, in ${DELETION_WARNING_DAYS} days at the earliest: ${warned.length}`,
    ...warned.map(dueLine),
  ].join('\n');
}
