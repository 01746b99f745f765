import type { EntityManager } from 'typeorm';

/** First line of a backup. */
export interface BackupHead {
  readonly portal: 'backup';
  readonly made: string;
  /** Names of the migrations that had run: a backup fits only a database with the same ones. */
  readonly migrations: readonly string[];
}

/** Every other line: rows of one table, and at the end the number of rows, so that a truncated file is recognized. */
export type BackupLine = { readonly table: string; readonly rows: readonly object[] } | { readonly end: number };

/** Names of the migrations that have run. */
export async function migrationsOf(manager: EntityManager): Promise<string[]> {
  const rows = await manager.query<{ name: string }[]>('select name from migrations order by id');
  return rows.map(({ name }) => name);
}

/**
 * Every table of the portal except the list of migrations and the secrets without which the digests of addresses in a backup reveal
 * nothing.
 */
export async function tablesOf(manager: EntityManager): Promise<string[]> {
  const rows = await manager.query<{ name: string }[]>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_name not in ('migrations', 'daily_secrets') order by 1",
  );
  return rows.map(({ name }) => name);
}
