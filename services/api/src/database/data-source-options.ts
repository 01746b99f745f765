import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import { type BoundedPoolOptions, boundedDriver } from './bounded-pool.ts';
import { migrations } from './migrations.ts';
import { SnakeNaming } from './snake-naming.strategy.ts';

/**
 * Requests that may wait for each connection: enough for a class that sends at once, and the last one in the queue is still served in time.
 */
const WAITING_PER_CONNECTION = 30;

/** Time limits of requests in ms: for getting a connection, and for a query, which the server itself cancels a little earlier. */
const TIMEOUTS = { connectionTimeoutMillis: 3000, statement_timeout: 7000, query_timeout: 8000, keepAlive: true } as const;

const shared = {
  type: 'postgres',
  migrations: [...migrations],
  migrationsTableName: 'migrations',
  namingStrategy: new SnakeNaming(),
  synchronize: false,
  logging: false,
  // No extension, and no right to create one: PostgreSQL 15 and later have everything that is needed.
  uuidExtension: 'pgcrypto',
  installExtensions: false,
  // A broken idle connection is replaced by the next request that needs one.
  poolErrorHandler: () => {},
} satisfies PostgresDataSourceOptions;

/** Limits of the pool that requests use. */
export interface RequestLimits {
  readonly connections: number;
  /** How long a request waits for a connection, in ms. */
  readonly connectionWait: number;
  readonly onExhausted: BoundedPoolOptions['onExhausted'];
}

/** For requests: a pool that gives up rather than wait for a database that does not answer. */
export function requestOptions(url: string, { connections, connectionWait, onExhausted }: RequestLimits): PostgresDataSourceOptions {
  const extra = {
    ...TIMEOUTS,
    connectionTimeoutMillis: connectionWait,
    maxWaiting: connections * WAITING_PER_CONNECTION,
    onExhausted,
  } satisfies BoundedPoolOptions;
  return { ...shared, url, driver: boundedDriver, poolSize: connections, applicationName: 'portal-api', extra };
}

/** For migrations and seeds: no time limit for queries. One connection works while the other holds the lock. */
export function migrationOptions(url: string, entities: PostgresDataSourceOptions['entities'] = []): PostgresDataSourceOptions {
  const extra = { connectionTimeoutMillis: TIMEOUTS.connectionTimeoutMillis, keepAlive: true };
  return { ...shared, entities, url, poolSize: 2, applicationName: 'portal-api-migrations', extra };
}

/** For the maintainers' commands, which use only SQL. */
export function commandOptions(url: string): PostgresDataSourceOptions {
  return { ...shared, url, poolSize: 1, applicationName: 'portal-command', extra: { connectionTimeoutMillis: 5000 } };
}
