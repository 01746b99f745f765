import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { migrationOptions } from './data-source-options.ts';

/** Any number that nobody else uses: who holds it sets the database up, everybody else waits. */
const LOCK = 7_304_120_251;

/** Does some work on the database while no other process does such work. */
export async function whileLocked<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, application_name: 'portal-api-lock', connectionTimeoutMillis: 3000, keepAlive: true });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return await work();
  } finally {
    // The lock ends with the connection.
    await client.end().catch(() => {});
  }
}

/** Brings the tables to what this release needs; each migration is one transaction. Answers the names of those that ran. */
export async function migrate(url: string): Promise<readonly string[]> {
  const source = await new DataSource(migrationOptions(url)).initialize();
  try {
    return (await source.runMigrations({ transaction: 'each' })).map((migration) => migration.name);
  } finally {
    await source.destroy();
  }
}
