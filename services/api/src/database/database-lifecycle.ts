import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { errorForLog, type Log } from '../logging/log.ts';
import { isDatabaseUnavailable, PoolExhaustedError } from './database-errors.ts';
import { migrate, type Seeder } from './migrate.ts';

const MAX_PAUSE_MS = 2000;

/** Sets the database up and initializes the data source. Until then, queries fail with errors that {@link isDatabaseUnavailable} recognizes. */
export class DatabaseLifecycle {
  private readonly stopping = new AbortController();
  private settingUp: Promise<void> | undefined;

  constructor(
    private readonly ownerUrl: string,
    private readonly dataSource: DataSource,
    private readonly log: Log,
  ) {}

  /** Runs migrations and seeders, repeatedly until they succeed or {@link stop} is called. Resolves after the first attempt. */
  start(seeders: readonly Seeder[]): Promise<void> {
    return new Promise((attempted) => {
      this.settingUp = this.setUp(seeders, attempted).finally(attempted);
    });
  }

  /**
   * Whether the database answers, and which migrations of this release have not run yet. Fails with {@link PoolExhaustedError} while no
   * connection is free.
   */
  async check(): Promise<{ reachable: boolean; pending: readonly string[] }> {
    const expected = () => this.dataSource.migrations.map((migration) => String(migration.name));
    try {
      const done: { name: string }[] = await this.dataSource.query('select name from migrations');
      const names = new Set(done.map(({ name }) => name));
      return { reachable: true, pending: expected().filter((name) => !names.has(name)) };
    } catch (problem) {
      if ((problem as { code?: string }).code === '42P01') return { reachable: true, pending: expected() };
      if (isDatabaseUnavailable(problem) && !(problem instanceof PoolExhaustedError)) return { reachable: false, pending: [] };
      throw problem;
    }
  }

  /** Stops setting up and closes the pool when its queries are done. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.settingUp;
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }

  private async setUp(seeders: readonly Seeder[], attempted: () => void): Promise<void> {
    for (let wait = 250; !this.stopping.signal.aborted; wait = Math.min(wait * 2, MAX_PAUSE_MS)) {
      try {
        const done = await migrate(this.ownerUrl, seeders, this.dataSource.options.entities);
        if (done.length > 0) this.log.info({ migrations: done }, 'migrated');
        await this.dataSource.initialize();
        this.log.info('database ready');
        return;
      } catch (problem) {
        this.log.warn({ error: errorForLog(problem) }, 'the database cannot be set up yet');
      }
      attempted();
      await pause(wait, undefined, { signal: this.stopping.signal }).catch(() => {});
    }
  }
}
