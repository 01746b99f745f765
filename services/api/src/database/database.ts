import { setTimeout as pause } from 'node:timers/promises';
import type { QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { errorForLog, type Log } from '../logging/log.ts';
import { Connections, type PoolState } from './connections.ts';
import { DatabaseAway, DatabaseBusy, isDatabaseAway } from './database-away.ts';
import { migrate, whileLocked } from './migrate.ts';
import { Transaction } from './transaction.ts';

const LONGEST_PAUSE = 2000;
/** A flood is told of in the log once in this time, in ms. */
const TELL_AGAIN = 10_000;

/** Something that is written once the tables are there, before the first request is answered. */
export type Filling = (database: DataSource) => Promise<void>;

/** The database for everybody who asks or writes. Until it is set up, and whenever it is away, using it fails with {@link DatabaseAway} or the like. */
export class Database {
  private readonly stopping = new AbortController();
  private setUp = false;
  private work: Promise<void> | undefined;
  private readonly connections: Connections;
  private told = -TELL_AGAIN;

  constructor(
    private readonly url: string,
    private readonly source: DataSource,
    private readonly log: Log,
  ) {
    this.connections = new Connections(source, (pool) => this.tellBusy(pool));
  }

  /** Sets the database up: migrations, then fillings. Tries again until it succeeds or {@link stop} is called. Resolves when the first try is over. */
  start(fillings: readonly Filling[]): Promise<void> {
    return new Promise((triedOnce) => {
      this.work = this.untilSetUp(fillings, triedOnce).finally(triedOnce);
    });
  }

  /** Whether its tables are there, as this release wants them. */
  get isSetUp(): boolean {
    return this.setUp;
  }

  /** Rows by plain SQL. */
  async rows<Row extends QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.ready().lend(async (client) => (await client.query<Row>(sql, [...values])).rows);
  }

  /** Does some work in one transaction: all of it is kept, or nothing. */
  async inTransaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.ready().lend(async (client) => {
      await client.query('begin');
      try {
        const result = await work(new Transaction(client, this.source));
        await client.query('commit');
        return result;
      } catch (problem) {
        // A connection that broke, or is still busy with what took too long, is given up, and the server takes all of it back.
        if (!isDatabaseAway(problem)) await client.query('rollback');
        throw problem;
      }
    });
  }

  /** How it stands with the connections. */
  get pool(): PoolState {
    return this.ready().state;
  }

  /** Whether it answers and every migration of this release has run. Fails with {@link DatabaseBusy} while no connection is free. */
  async check(): Promise<{ reachable: boolean; pending: readonly string[] }> {
    const wanted = this.source.migrations.map((migration) => String(migration.name));
    try {
      const done = new Set((await this.rows<{ name: string }>('select name from migrations')).map((row) => row.name));
      return { reachable: true, pending: wanted.filter((name) => !done.has(name)) };
    } catch (problem) {
      if ((problem as { code?: string }).code === '42P01') return { reachable: true, pending: wanted };
      if (isDatabaseAway(problem) && !(problem instanceof DatabaseBusy)) return { reachable: false, pending: [] };
      throw problem;
    }
  }

  /** Gives up setting up and closes the pool after what is under way. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.work;
    this.setUp = false;
    if (this.source.isInitialized) await this.source.destroy();
  }

  private ready(): Connections {
    if (!this.setUp) throw new DatabaseAway('The database is not set up yet.');
    return this.connections;
  }

  private tellBusy(pool: PoolState): void {
    if (performance.now() - this.told < TELL_AGAIN) return;
    this.told = performance.now();
    this.log.warn({ pool }, 'more is asked of the database than its connections can do in time');
  }

  private async untilSetUp(fillings: readonly Filling[], triedOnce: () => void): Promise<void> {
    for (let wait = 250; !this.stopping.signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      try {
        await whileLocked(this.url, async () => {
          const done = await migrate(this.url);
          if (done.length > 0) this.log.info({ migrations: done }, 'migrated');
          if (!this.source.isInitialized) await this.source.initialize();
          for (const fill of fillings) await fill(this.source);
        });
        this.setUp = true;
        this.log.info('database ready');
        return;
      } catch (problem) {
        this.log.warn({ error: errorForLog(problem) }, 'the database cannot be set up yet');
      }
      triedOnce();
      await pause(wait, undefined, { signal: this.stopping.signal }).catch(() => {});
    }
  }
}
