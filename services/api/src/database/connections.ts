import type { Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { DatabaseBusy, isDatabaseAway } from './database-away.ts';

/** So many may wait for each connection: a class that sends at once is served, and the last one in line is still in time. */
const WAITING_PER_CONNECTION = 30;
const WAITED_TOO_LONG = /timeout exceeded when trying to connect/;

/** How it stands with the connections of this process. */
export interface PoolState {
  /** There are never more. */
  readonly most: number;
  readonly open: number;
  /** Open, and used by nobody. */
  readonly idle: number;
  /** Requests that wait for one. */
  readonly waiting: number;
}

/** The connections of this process. Who finds too many waiting, or has waited too long, is told so and never hangs. */
export class Connections {
  constructor(
    private readonly source: DataSource,
    private readonly onBusy: (state: PoolState) => void,
  ) {}

  /** Lends a connection. One that broke, or on which something may still run, is not lent again. Fails with {@link DatabaseBusy}. */
  async lend<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.next();
    let broken: Error | undefined;
    const note = (problem: Error) => {
      broken = problem;
    };
    client.on('error', note);
    try {
      return await work(client);
    } catch (problem) {
      if (isDatabaseAway(problem)) broken ??= problem as Error;
      throw problem;
    } finally {
      client.release(broken);
      client.off('error', note);
    }
  }

  /** How it stands with them. */
  get state(): PoolState {
    const { options, totalCount: open, idleCount: idle, waitingCount: waiting } = this.pool;
    return { most: options.max, open, idle, waiting };
  }

  private get pool(): Pool {
    return (this.source.driver as PostgresDriver).master;
  }

  private async next(): Promise<PoolClient> {
    const { pool } = this;
    if (pool.waitingCount >= pool.options.max * WAITING_PER_CONNECTION) throw this.busy();
    try {
      return await pool.connect();
    } catch (problem) {
      throw WAITED_TOO_LONG.test((problem as Error).message) ? this.busy() : problem;
    }
  }

  private busy(): DatabaseBusy {
    this.onBusy(this.state);
    return new DatabaseBusy();
  }
}
