import pg, { type Pool, type PoolClient, type PoolConfig } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { PoolExhaustedError } from './database-errors.ts';

/** Options of the pool in addition to pg's own; they come through TypeORM's `extra`. */
export interface BoundedPoolOptions extends PoolConfig {
  /** Requests that may wait for a connection; the next one fails at once. Default: no limit. */
  readonly maxWaiting?: number;
  /** Called when a request fails because no connection is free. */
  readonly onExhausted?: (state: PoolState) => void;
}

/** State of this process's connections. */
export interface PoolState {
  /** Upper limit of connections. */
  readonly most: number;
  readonly open: number;
  /** Open and unused. */
  readonly idle: number;
  /** Requests that are waiting for a connection. */
  readonly waiting: number;
}

type Callback = Parameters<Pool['connect']>[0];

/** pg's pool with a limit on how many may wait. Rejects with {@link PoolExhaustedError} when the queue is full or the wait times out. */
class BoundedPool extends pg.Pool {
  constructor(options?: PoolConfig) {
    super(options);
    // If a connection broke while nobody listened to it, between the pool and its next user, that would end the process.
    this.on('connect', (client) => client.on('error', () => {}));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | undefined {
    if (!callback)
      return new Promise((resolve, reject) => this.connect((error, client) => (client ? resolve(client) : reject(error as Error))));
    const { maxWaiting = Number.POSITIVE_INFINITY } = this.options as BoundedPoolOptions;
    if (this.waitingCount >= maxWaiting) return void callback(this.exhausted(), undefined, () => {});
    super.connect((error, client, release) => {
      // pg does not give this error a code.
      const timedOut = error?.message === 'timeout exceeded when trying to connect';
      // A connection on which a query is still running is closed instead of being given to the next request.
      callback(timedOut ? this.exhausted() : error, client, (problem) => release(problem ?? isBusy(client)));
    });
  }

  private exhausted(): PoolExhaustedError {
    (this.options as BoundedPoolOptions).onExhausted?.(stateOf(this));
    return new PoolExhaustedError();
  }
}

/** pg with {@link BoundedPool}, for the option `driver` of a data source. */
export const boundedDriver = Object.assign(Object.create(pg), { Pool: BoundedPool });

/** State of the connections of an initialized data source. */
export function poolState(dataSource: DataSource): PoolState {
  return stateOf((dataSource.driver as PostgresDriver).master);
}

function stateOf({ options, totalCount: open, idleCount: idle, waitingCount: waiting }: Pool): PoolState {
  return { most: options.max, open, idle, waiting };
}

function isBusy(client: PoolClient | undefined): boolean {
  return (client as { readyForQuery?: boolean } | undefined)?.readyForQuery === false;
}
