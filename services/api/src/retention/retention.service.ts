import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { foldCounts } from '../client-events/stored-counts.ts';
import { Database } from '../database/database.ts';
import { isDatabaseAway } from '../database/database-away.ts';
import { Rounds } from '../jobs/rounds.ts';
import { errorForLog, LOG, type Log } from '../logging/log.ts';
import { MailService } from '../mail/mail.service.ts';
import { putIntoOutbox } from '../mail/outbox.ts';
import { applyRetention } from './apply-retention.ts';

/** The first run after a start, the time between runs, and until one that failed is tried again, in ms. */
const FIRST = 60_000;
const BETWEEN = 24 * 3_600_000;
const AGAIN = 600_000;

/** Applies the retention periods once a day, in whichever process comes first. */
@Injectable()
export class RetentionService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds = new Rounds(() => this.apply(), FIRST);

  constructor(
    private readonly database: Database,
    private readonly mail: MailService,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.rounds.stop();
  }

  private async apply(): Promise<number> {
    try {
      const { deleted, warned } = await this.database.inTransaction((transaction) =>
        applyRetention(
          (sql, values) => transaction.query(sql, values),
          new Date(),
          async (day, fields) => {
            await putIntoOutbox(
              transaction,
              this.mail.letters.toTeam('deletion-team', () => ({ day, fields })),
              'a job',
            );
          },
        ),
      );
      this.log.info({ deleted: deleted.length, warned: warned.length }, 'retention applied');
      // By itself: however many numbers there are, what was promised to go is gone.
      await this.database.inTransaction((transaction) => foldCounts((sql, values) => transaction.query(sql, values), new Date()));
      return BETWEEN;
    } catch (problem) {
      const error = errorForLog(problem);
      if (isDatabaseAway(problem)) this.log.warn({ error }, 'retention waits for the database');
      else this.log.error({ error }, 'retention could not be applied');
      return AGAIN;
    }
  }
}
