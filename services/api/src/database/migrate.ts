import { DataSource } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import { migrationOptions } from './data-source-options.ts';
import { grantRoles } from './grants.ts';

/** Any number that nothing else uses: the process that holds the lock sets up the database, and all others wait. */
const LOCK = 7_304_120_251;

/** Writes initial rows when the tables exist, before the first request is answered. */
export type Seeder = (dataSource: DataSource) => Promise<void>;

/**
 * Migrates the tables to what this release needs, each migration in a transaction, then runs the seeders. One process at a time. Returns
 * the names of the migrations that ran.
 */
export async function migrate(
  url: string,
  seeders: readonly Seeder[] = [],
  entities?: PostgresDataSourceOptions['entities'],
): Promise<readonly string[]> {
  const dataSource = await new DataSource(migrationOptions(url, entities)).initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('select pg_advisory_lock($1)', [LOCK]);
    const done = await dataSource.runMigrations({ transaction: 'each' });
    await grantRoles(dataSource);
    for (const seed of seeders) await seed(dataSource);
    return done.map((migration) => migration.name);
  } finally {
    await lock.release();
    // The lock ends with its connection.
    await dataSource.destroy();
  }
}
