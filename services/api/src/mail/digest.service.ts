import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { MailPacing } from '../config/mail-settings.ts';
import type { Settings } from '../config/settings.ts';
import { SETTINGS } from '../config/tokens.ts';
import { Database } from '../database/database.ts';
import { isDatabaseAway } from '../database/database-away.ts';
import { Rounds } from '../jobs/rounds.ts';
import { errorForLog, LOG, type Log } from '../logging/log.ts';
import { writeDigest } from './digest.ts';
import { MailService } from './mail.service.ts';

/** Tells the team in one mail of what was stored without a mail of its own, in whichever process comes first. */
@Injectable()
export class DigestService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private rounds: Rounds | undefined;

  constructor(
    private readonly database: Database,
    private readonly mail: MailService,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    const digest = this.settings.mail?.pacing.digest;
    if (!digest) return;
    this.rounds = new Rounds(() => this.look(digest), digest.look);
    this.rounds.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.rounds?.stop();
  }

  private async look(digest: MailPacing['digest']): Promise<number> {
    try {
      await this.database.inTransaction((transaction) => writeDigest(transaction, this.mail.letters, digest));
    } catch (problem) {
      if (!isDatabaseAway(problem)) this.log.error({ error: errorForLog(problem) }, 'a digest could not be written');
    }
    return digest.look;
  }
}
