import { createReadStream, readdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { DataSource, EntityManager } from 'typeorm';
import { ReportReception } from '../conduct/report-reception.ts';
import { type ReportWords, sealReport } from '../conduct/sealed-report.ts';
import type { Settings } from '../config/settings.ts';
import { UserFacingError } from '../config/user-facing-error.ts';
import { openLog } from '../logging/log.ts';

/** Where docs/deploy.md keeps backups. */
const BACKUPS = '/var/backups/portal';
/** Tables that contained words of reports, or their times. */
const TABLES = ['conduct_reports', 'outbox', 'held_mails', 'received_requests'];
/** PostgreSQL keeps what it wrote in its write-ahead log, and refills old files of it instead of deleting them. */
const NO_OLD_LOG = ['alter system set wal_recycle = off', 'select pg_reload_conf()', 'select pg_switch_wal()', 'checkpoint'];

/**
 * Seals what was stored in plain text, removes its copies from the database, and names the backups that still contain it. Can be repeated.
 */
export async function sealStoredReports(dataSource: DataSource, settings: Settings, backups = BACKUPS): Promise<string> {
  const recipients = await new ReportReception(settings, openLog('silent')).recipients();
  if (recipients.length === 0)
    throw new UserFacingError('CONDUCT_RECIPIENTS must name at least two public keys before reports can be sealed.');
  const count = await dataSource.transaction(async (manager) => {
    // The keys of requests reveal the times of reports. Without these keys, a report that is sent a second time right now is stored twice.
    await manager.query('delete from received_requests');
    await manager.query("delete from outbox where kind = 'report-team'");
    await manager.query("delete from held_mails where kind = 'report-team'");
    return sealAll(manager, recipients);
  });
  for (const table of TABLES) await dataSource.query(`vacuum full ${table}`);
  const left = await emptyLog(dataSource);
  const old = await backupsWithWords(path.resolve(backups));
  return [
    `Reports sealed: ${count}. No table contains the text of a report anymore.`,
    ...(left.length > 0
      ? ["PostgreSQL's log of changes may still contain it. As the superuser, run:", `  psql ${left.map((one) => `-c "${one}"`).join(' ')}`]
      : []),
    ...(old.length > 0
      ? ['These backups contain reports in plain text. Destroy them, and every copy of them elsewhere:', ...old.map((file) => `  ${file}`)]
      : [`No backup in ${backups} contains reports in plain text. Destroy any made before today that are kept elsewhere.`]),
  ].join('\n');
}

async function sealAll(manager: EntityManager, recipients: readonly string[]): Promise<number> {
  const rows = await manager.query<(ReportWords & { readonly id: number })[]>(
    'select id, name, email, violation_type as "violationType", description from conduct_reports where sealed is null for update',
  );
  for (const { id, ...words } of rows)
    await manager.query(
      `update conduct_reports set sealed = $2, name = null, email = null, violation_type = null, description = '',
         created_at = date_trunc('day', created_at, 'UTC') where id = $1`,
      [id, Buffer.from(await sealReport(words, recipients))],
    );
  return rows.length;
}

/** Returns the statements that this account may not run. */
async function emptyLog(dataSource: DataSource): Promise<readonly string[]> {
  try {
    for (const statement of NO_OLD_LOG) await dataSource.query(statement);
    return [];
  } catch {
    return NO_OLD_LOG;
  }
}

async function backupsWithWords(folder: string): Promise<string[]> {
  let names: string[] = [];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  } catch {}
  const found: string[] = [];
  for (const name of names.sort()) if (await holdsWords(path.join(folder, name))) found.push(path.join(folder, name));
  return found;
}

async function holdsWords(file: string): Promise<boolean> {
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (!/"table":"(?:conduct_reports|outbox)"/.test(line)) continue;
    const { rows } = JSON.parse(line) as { rows: { description?: string; kind?: string; body?: string }[] };
    if (rows.some(({ description, kind, body }) => description || (kind === 'report-team' && body))) return true;
  }
  return false;
}
