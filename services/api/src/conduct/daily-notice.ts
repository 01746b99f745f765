import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Settings } from '../config/settings.ts';
import { SETTINGS } from '../config/tokens.ts';
import { isDatabaseUnavailable } from '../database/database-errors.ts';
import { PeriodicTask } from '../jobs/periodic-task.ts';
import { errorForLog, LOG, type Log } from '../logging/log.ts';
import { MailService } from '../mail/mail.service.ts';
import type { MailTemplates } from '../mail/mail-templates.ts';
import { putIntoOutbox } from '../mail/outbox.ts';
import { auditDigest } from './audit-digest.ts';
import { ConductService } from './conduct.service.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Any number that nothing else uses: only one process writes the email of a day. */
const LOCK = 7_304_120_254;
const WRITTEN = "select exists (select from outbox where kind = 'report-notice' and created_at > now() - interval '12 hours') as written";

/** At a fixed hour, whether or not a report came: the same email to the readers of reports, and a test of storing a report. */
@Injectable()
export class DailyNotice implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private task: PeriodicTask | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly conduct: ConductService,
    private readonly mail: MailService,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    const hour = this.settings.mail?.retryPolicy.reportNoticeHour;
    if (hour === undefined) return;
    this.task = new PeriodicTask(() => this.run(hour), untilNextNotice(hour, Date.now()));
    this.task.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.task?.stop();
  }

  private async run(hour: number): Promise<number> {
    try {
      await this.conduct.rehearse();
    } catch (problem) {
      if (!isDatabaseUnavailable(problem)) this.log.error({ error: errorForLog(problem) }, 'the daily test report could not be stored');
    }
    try {
      await this.dataSource.transaction((manager) => writeNotice(manager, this.mail.templates));
    } catch (problem) {
      if (!isDatabaseUnavailable(problem)) this.log.error({ error: errorForLog(problem) }, 'the daily notice could not be written');
    }
    return untilNextNotice(hour, Date.now());
  }
}

/**
 * Puts the email of a day into the outbox, once, however many processes try to. Its size is the same every day, and nothing in it depends
 * on reports.
 */
export async function writeNotice(manager: EntityManager, templates: MailTemplates): Promise<void> {
  await manager.query('select pg_advisory_xact_lock($1)', [LOCK]);
  const [row] = await manager.query<{ written: boolean }[]>(WRITTEN);
  if (row?.written) return;
  const audit = await auditDigest(manager);
  await putIntoOutbox(manager, [templates.toReaders('report-notice', { audit })]);
}

/** Milliseconds from a moment until the hour (UTC) next begins. */
export function untilNextNotice(hour: number, now: number): number {
  const today = Math.floor(now / DAY_MS) * DAY_MS + hour * HOUR_MS;
  return (today > now ? today : today + DAY_MS) - now;
}
