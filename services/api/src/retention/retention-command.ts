import { DELETION_WARNING_DAYS, retentionPeriods } from '@portal/contracts';
import type { Client } from 'pg';
import { foldCounts } from '../client-events/stored-counts.ts';
import type { Settings } from '../config/settings.ts';
import { Letters } from '../mail/letters.ts';
import { putIntoOutbox } from '../mail/outbox.ts';
import { applyRetention } from './apply-retention.ts';
import { type Ask, dueLine, dueRecords } from './due-records.ts';

/** What is kept how long, and what goes within two weeks. Changes nothing. */
export async function showRetention(client: Client, now: Date): Promise<string> {
  const periods = retentionPeriods.map(
    ({ table, status, months }) =>
      `${table.padEnd(18)} ${status.padEnd(9)} ${months === null ? 'as long as it is public' : `${months} months`}`,
  );
  const due = await inTransaction(client, () => dueRecords(asking(client), now));
  const lines = due.map((record) => `${dueLine(record)}${record.warnedAt ? '' : ', the team was not warned yet'}`);
  const heading = due.length > 0 ? `Due within ${DELETION_WARNING_DAYS} days:` : `Nothing is due within ${DELETION_WARNING_DAYS} days.`;
  return [...periods, '', heading, ...lines].join('\n');
}

/** Deletes what is due and was warned of, and warns of what comes next. */
export async function applyNow(client: Client, settings: Settings, now: Date): Promise<string> {
  const letters = new Letters(settings);
  const ask = asking(client);
  const { deleted, warned } = await inTransaction(client, () =>
    applyRetention(ask, now, async (day, fields) => {
      await putIntoOutbox(
        { query: (sql, values = []) => ask(sql, values) },
        letters.toTeam('deletion-team', () => ({ day, fields })),
        'a job',
      );
    }),
  );
  await inTransaction(client, () => foldCounts(ask, now));
  return [
    `Deleted: ${deleted.length}`,
    ...deleted.map(dueLine),
    `Warned of, to be deleted in ${DELETION_WARNING_DAYS} days at the earliest: ${warned.length}`,
    ...warned.map(dueLine),
  ].join('\n');
}

function asking(client: Client): Ask {
  return async (sql, values) => (await client.query(sql, [...values])).rows;
}

async function inTransaction<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (problem) {
    await client.query('rollback').catch(() => {});
    throw problem;
  }
}
