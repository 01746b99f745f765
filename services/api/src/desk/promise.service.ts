import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Settings } from '../config/settings.ts';
import { SETTINGS } from '../config/tokens.ts';
import { isDatabaseUnavailable } from '../database/database-errors.ts';
import { PeriodicTask } from '../jobs/periodic-task.ts';
import { errorForLog, LOG, type Log } from '../logging/log.ts';
import { MailTemplates } from '../mail/mail-templates.ts';
import { warnOfPromise } from './promise.ts';

const HOUR_MS = 3_600_000;

/** Checks every hour whether a promise to a sender is about to be broken. */
@Injectable()
export class PromiseService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task: PeriodicTask;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOG) private readonly log: Log,
  ) {
    this.task = new PeriodicTask(() => this.look(), 60_000);
  }

  onApplicationBootstrap(): void {
    if (this.settings.mail) this.task.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.task.stop();
  }

  private async look(): Promise<number> {
    try {
      await warnOfPromise(this.dataSource, new MailTemplates(this.settings));
    } catch (problem) {
      if (!isDatabaseUnavailable(problem))
        this.log.error({ error: errorForLog(problem) }, 'the email about waiting ideas could not be written');
    }
    return HOUR_MS;
  }
}
