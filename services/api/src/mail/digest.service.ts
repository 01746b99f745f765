import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { isDatabaseAway } from '../database/database-away.ts';
import { errorForLog, LOG, type Log } from '../platform/log.ts';
import type { Settings } from '../platform/settings.ts';
import { SETTINGS } from '../platform/tokens.ts';
import { writeDigest } from './digest.ts';
import { MailService } from './mail.service.ts';

/** Tells the team in one mail of what was stored without a mail of its own, in whichever process comes first. */
@Injectable()
export class DigestService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private work: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly mail: MailService,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.work = this.look();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.work;
  }

  private async look(): Promise<void> {
    const digest = this.settings.mail?.pacing.digest;
    const { signal } = this.stopping;
    while (digest && !signal.aborted) {
      await pause(digest.look, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
      try {
        await this.database.inTransaction((transaction) => writeDigest(transaction, this.mail.letters, digest));
      } catch (problem) {
        if (!isDatabaseAway(problem)) this.log.error({ error: errorForLog(problem) }, 'a digest could not be written');
      }
    }
  }
}
