import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RetryPolicy } from '../config/mail-settings.ts';
import type { Settings } from '../config/settings.ts';
import { SETTINGS } from '../config/tokens.ts';
import { isDatabaseUnavailable } from '../database/database-errors.ts';
import { PeriodicTask } from '../jobs/periodic-task.ts';
import { errorForLog, LOG, type Log } from '../logging/log.ts';
import { writeDigest } from './digest.ts';
import { MailService } from './mail.service.ts';

/** Sends the digest when it is due, in whichever process comes first. */
@Injectable()
export class DigestService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private task: PeriodicTask | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly mail: MailService,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    const digest = this.settings.mail?.retryPolicy.digest;
    if (!digest) return;
    this.task = new PeriodicTask(() => this.write(digest), digest.pollMs);
    this.task.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.task?.stop();
  }

  private async write(digest: RetryPolicy['digest']): Promise<number> {
    try {
      await this.dataSource.transaction((manager) => writeDigest(manager, this.mail.templates, digest));
    } catch (problem) {
      if (!isDatabaseUnavailable(problem)) this.log.error({ error: errorForLog(problem) }, 'a digest could not be written');
    }
    return digest.pollMs;
  }
}
