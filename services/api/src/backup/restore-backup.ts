import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { DataSource, EntityManager } from 'typeorm';
import { UserFacingError } from '../config/user-facing-error.ts';
import { type BackupHead, type BackupLine, migrationsOf, tablesOf } from './backup-file.ts';

/** Whether someone has sent or decided something here: in that case, nothing is overwritten. */
const IN_USE = `select exists (select from conduct_reports) or exists (select from website_feedback) or exists (select from review_audit)
  or exists (select from outbox) or exists (select from research_projects where status <> 'approved') as used`;
const SERIALS = `select table_name as table, column_name as column from information_schema.columns
  where table_schema = 'public' and column_default like 'nextval(%'`;

/** Puts all rows of a backup into a database that has been set up and has not received anything yet: all of them, or none. */
export async function restoreBackup(dataSource: DataSource, file: string): Promise<string> {
  const lines = linesOf(file);
  return dataSource.transaction(async (manager) => {
    const head = (await lines.next()).value as BackupHead | undefined;
    if (head?.portal !== 'backup') throw new UserFacingError(`${file} is not a backup of the portal.`);
    await demandEmpty(manager, head);
    const tables = new Set(await tablesOf(manager));
    // A new portal already has the seeds. It has no decisions yet, and the database lets nobody delete any.
    for (const table of tables) if (table !== 'review_audit') await manager.query(`delete from ${table}`);
    let count = 0;
    let end: number | undefined;
    for await (const line of lines) {
      if ('end' in line) {
        end = line.end;
        break;
      }
      if (!('table' in line) || !tables.has(line.table))
        throw new UserFacingError(`${file} contains a table that this portal does not know.`);
      const { table, rows } = line;
      await manager.query(
        `insert into ${table} select filled.* from json_array_elements($1::json) as one, json_populate_record(null::${table}, one) as filled`,
        [JSON.stringify(rows)],
      );
      count += rows.length;
    }
    if (end !== count) throw new UserFacingError(`${file} was cut short. Nothing was restored; use another backup.`);
    const serials = await manager.query<{ table: string; column: string }[]>(SERIALS);
    for (const { table, column } of serials)
      if (tables.has(table))
        await manager.query(
          `select setval(pg_get_serial_sequence($1, $2), coalesce((select max(${column}) from ${table}), 0) + 1, false)`,
          [table, column],
        );
    return `${count} rows from ${head.made} are back. Emails that were waiting then will now be sent.`;
  });
}

async function demandEmpty(manager: EntityManager, { migrations }: BackupHead): Promise<void> {
  if ((await migrationsOf(manager)).join() !== migrations.join())
    throw new UserFacingError('The backup was made by another release of the API. Run that one, restore, and then update.');
  const [row] = await manager.query<{ used: boolean }[]>(IN_USE);
  if (row?.used)
    throw new UserFacingError(
      'This database already contains what visitors sent. Restore into a new one: another DATA_DIR or DATABASE_URL.',
    );
}

async function* linesOf(file: string): AsyncGenerator<BackupHead | BackupLine, undefined> {
  const input = createReadStream(file);
  try {
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) yield JSON.parse(line);
  } catch (problem) {
    if (problem instanceof SyntaxError)
      throw new UserFacingError(`${file} was cut short or is not a backup of the portal. Nothing was restored.`);
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') throw new UserFacingError(`There is no file ${file}.`);
    throw problem;
  } finally {
    input.destroy();
  }
}
