import type { DataSource } from 'typeorm';
import { UserFacingError } from '../config/user-facing-error.ts';
import { labelOf } from '../http/described-options.ts';
import { fieldLines, oneLine } from '../mail/safe-text.ts';
import type { Reviewed } from './subjects.ts';

const minute = (date: Date): string => date.toISOString().slice(0, 16).replace('T', ' ');
/** When a record was sent; for a report, only the day is known. */
const sent = (table: string, date: Date): string => (table === 'conduct_reports' ? date.toISOString().slice(0, 10) : minute(date));

/** The records with a status (or `all`), the newest first, one line each. What visitors wrote cannot control the terminal. */
export async function list(dataSource: DataSource, name: string, { table, line, statuses }: Reviewed, status: string): Promise<string> {
  if (status !== 'all' && !statuses.includes(status))
    throw new UserFacingError(`The status of ${name} must be one of ${statuses.join(', ')}, or all; "${oneLine(status, 30)}" is not.`);
  const rows = await dataSource.query<{ id: number; status: string; at: Date; line: string | null }[]>(
    `select id, status, created_at as at, ${line} as line from ${table} where $1 = 'all' or status = $1 order by created_at desc, id desc`,
    [status],
  );
  const lines = rows.map(
    (row) => `${String(row.id).padStart(5)}  ${sent(table, row.at)}  ${row.status.padEnd(8)}  ${oneLine(row.line ?? '-', 90)}`,
  );
  if (lines.length === 0)
    lines.push(status === 'all' ? `There are no entries in ${name}.` : `No entry in ${name} has the status ${status}.`);
  const hidden = ['all', 'quarantined'].includes(status) ? 0 : await quarantined(dataSource, table);
  if (hidden > 0) lines.push(`${hidden} more in quarantine: npm run review -- ${name} list --status quarantined`);
  return lines.join('\n');
}

async function quarantined(dataSource: DataSource, table: string): Promise<number> {
  const rows = await dataSource.query<{ n: number }[]>(`select count(*)::int as n from ${table} where status = 'quarantined'`);
  return rows[0]?.n ?? 0;
}

/** Everything about one record, and what was decided on it. */
export async function show(dataSource: DataSource, { subject, table, fields }: Reviewed, id: number): Promise<string> {
  const rows = await dataSource.query<Record<string, unknown>[]>(`select * from ${table} where id = $1`, [id]);
  const row = rows[0];
  if (!row) throw new UserFacingError(`There is no ${subject} ${id}.`);
  const value = (column: string): string | null => {
    if (column === 'members') return `${row.member_count} of ${row.max_members}`;
    if (column === 'contact') return row.consent_to_contact ? 'yes' : 'no';
    return row[column] as string | null;
  };
  const shown = fieldLines(
    fields.map(([name, column, options]) => [name, options ? labelOf(options, value(column)) : value(column)] as const),
  );
  const history = await dataSource.query<{ at: Date; by: string; action: string; why: string; to: string }[]>(
    `select decided_at as at, decided_by as by, action, reason as why, to_status as "to" from review_audit
      where subject = $1 and record_id = $2 order by id`,
    [subject, id],
  );
  const decisions = history.map(
    (entry) => `${minute(entry.at)}  ${entry.action} by ${oneLine(entry.by)}${entry.why ? `: ${oneLine(entry.why, 300)}` : ''}`,
  );
  const heading = `${subject} ${id}, ${row.status}, sent ${sent(table, row.created_at as Date)} UTC`;
  return [heading, ...(shown ? [shown] : []), ...decisions].join('\n');
}
