import { type FileHandle, open } from 'node:fs/promises';
import type { DataSource } from 'typeorm';
import { UserFacingError } from '../config/user-facing-error.ts';
import { type BackupHead, type BackupLine, migrationsOf, tablesOf } from './backup-file.ts';

/** Rows that are read at once. */
const BATCH = 200;

/** Writes every row, as of one moment, to a new file that only its owner may read. The API may keep running. */
export async function makeBackup(dataSource: DataSource, file: string): Promise<string> {
  const out = await create(file);
  try {
    const write = (line: BackupHead | BackupLine) => out.write(`${JSON.stringify(line)}\n`);
    const count = await dataSource.transaction('REPEATABLE READ', async (manager) => {
      await manager.query('set transaction read only');
      await write({ portal: 'backup', made: new Date().toISOString(), migrations: await migrationsOf(manager) });
      let end = 0;
      for (const table of await tablesOf(manager)) {
        await manager.query(`declare all_rows no scroll cursor for select to_json(t) as row from ${table} t`);
        for (;;) {
          const rows = await manager.query<{ row: object }[]>(`fetch ${BATCH} from all_rows`);
          if (rows.length === 0) break;
          end += rows.length;
          await write({ table, rows: rows.map(({ row }) => row) });
        }
        await manager.query('close all_rows');
      }
      await write({ end });
      return end;
    });
    await out.sync();
    return `${count} rows are in ${file}. It contains what visitors wrote and their addresses: keep it private, and delete it when it is too old.`;
  } finally {
    await out.close();
  }
}

async function create(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'wx', 0o600);
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new UserFacingError(`${file} already exists. Give the backup another name.`);
    throw new UserFacingError(`${file} cannot be written (${code}). Choose another place.`);
  }
}
