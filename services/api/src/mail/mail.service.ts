import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Settings } from '../config/settings.ts';
import { SETTINGS } from '../config/tokens.ts';
import { Database } from '../database/database.ts';
import { isDatabaseAway } from '../database/database-away.ts';
import { Rounds } from '../jobs/rounds.ts';
import { errorForLog, LOG, type Log } from '../logging/log.ts';
import { Letters } from './letters.ts';
import { MailCarrier } from './mail-carrier.ts';
import { siteFacts } from './site-facts.ts';

/** How long a stop waits for mails that are being sent, in ms. */
const FAREWELL = 4000;

/** Mails of this process: one is tried within the request that wrote it, everything else by a loop that looks into the outbox. */
@Injectable()
export class MailService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly letters: Letters;
  private readonly carrier: MailCarrier | undefined;
  private rounds: Rounds | undefined;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    database: Database,
    @Inject(LOG) private readonly log: Log,
  ) {
    this.letters = new Letters(settings);
    if (settings.mail) this.carrier = new MailCarrier(settings.mail, database, () => siteFacts(settings.storeDir), log);
  }

  /** Whether the mail server accepted the mail within the time that a request may take for it. */
  async sendNow(id: string | undefined): Promise<boolean> {
    const { carrier, settings } = this;
    if (!carrier || !settings.mail || id === undefined) return false;
    return carrier.sendWithin(id, settings.mail.pacing.withinRequest);
  }

  onApplicationBootstrap(): void {
    const { carrier, settings } = this;
    if (!carrier || !settings.mail) return;
    const { look } = settings.mail.pacing;
    this.rounds = new Rounds(async () => ((await this.carry(carrier)) ? 0 : look));
    this.rounds.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    const rounds = this.rounds?.stop();
    await this.carrier?.stop(FAREWELL);
    await rounds;
  }

  /** Sends what is due; answers whether more may be. */
  private async carry(carrier: MailCarrier): Promise<boolean> {
    try {
      return await carrier.sendDue();
    } catch (problem) {
      if (!isDatabaseAway(problem)) this.log.error({ error: errorForLog(problem) }, 'the outbox cannot be read');
      return false;
    }
  }
}
