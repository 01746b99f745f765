import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { foldCounts } from '../client-events/stored-counts.ts';
import { isDatabaseUnavailable } from '../database/database-errors.ts';
import { PeriodicTask } from '../jobs/periodic-task.ts';
import { errorForLog, LOG, type Log } from '../logging/log.ts';
import { MailService } from '../mail/mail.service.ts';
import { applyRetention, isReport } from './apply-retention.ts';
import type { DueRecord } from './due-records.ts';

/** Time until the first run after a start, between runs, and until a failed run is tried again, in ms. */
const FIRST_RUN_MS = 60_000;
const INTERVAL_MS = 24 * 3_600_000;
const RETRY_MS = 600_000;

/** Applies the retention periods once a day, in whichever process comes first. */
@Injectable()
export class RetentionService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task = new PeriodicTask(() => this.apply(), FIRST_RUN_MS);

  constructor(
    private readonly dataSource: DataSource,
    private readonly mail: MailService,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.task.stop();
  }

  private async apply(): Promise<number> {
    try {
      const { deleted, warned } = await this.dataSource.transaction((manager) => applyRetention(manager, new Date(), this.mail.templates));
      const count = (records: readonly DueRecord[]) => records.filter((record) => !isReport(record)).length;
      this.log.info({ deleted: count(deleted), warned: count(warned) }, 'retention applied');
      // A separate transaction: however many counts there are, the deletions above stay.
      await this.dataSource.transaction((manager) => foldCounts(manager, new Date()));
      return INTERVAL_MS;
    } catch (problem) {
      const error = errorForLog(problem);
      if (isDatabaseUnavailable(problem)) this.log.warn({ error }, 'retention waits for the database');
      else this.log.error({ error }, 'retention could not be applied');
      return RETRY_MS;
    }
  }
}
