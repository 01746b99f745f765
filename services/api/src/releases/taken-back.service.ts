import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { LedgerEntry } from '@portal/contracts';
import { DataSource } from 'typeorm';
import type { Settings } from '../config/settings.ts';
import { SETTINGS } from '../config/tokens.ts';
import { isDatabaseUnavailable } from '../database/database-errors.ts';
import { PeriodicTask } from '../jobs/periodic-task.ts';
import { errorForLog, LOG, type Log } from '../logging/log.ts';
import { MailService } from '../mail/mail.service.ts';
import { putIntoOutbox } from '../mail/outbox.ts';
import { oneLine } from '../mail/safe-text.ts';
import { liveNumber, mailIdOf, takenBack } from './taken-back.ts';

/** Tells the team by mail of each release that the site took back by itself. The site's own account knows no mail server, so the API reads the ledger. */
@Injectable()
export class TakenBackService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private task: PeriodicTask | undefined;
  private seen = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly mail: MailService,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    const { mail } = this.settings;
    if (!mail) return;
    this.task = new PeriodicTask(() => this.look(mail.retryPolicy.pollMs));
    this.task.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.task?.stop();
  }

  private async look(wait: number): Promise<number> {
    const { storeDir } = this.settings;
    const number = liveNumber(storeDir);
    if (number === this.seen) return wait;
    try {
      await putIntoOutbox(
        this.dataSource.manager,
        takenBack(storeDir, number, Date.now()).map((entry) => this.mailOn(entry)),
      );
      this.seen = number;
    } catch (problem) {
      if (!isDatabaseUnavailable(problem)) this.log.error({ error: errorForLog(problem) }, 'an email about a release could not be written');
    }
    return wait;
  }

  private mailOn(entry: LedgerEntry) {
    const [{ app = '', from = '', to = '' } = {}] = entry.steps;
    const mail = this.mail.templates.toTeam('rollback-team', () => ({ app, from, to, fields: `> ${oneLine(entry.why, 500)}` }));
    return mail && { ...mail, id: mailIdOf(entry) };
  }
}
