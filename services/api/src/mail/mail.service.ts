import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Settings } from '../config/settings.ts';
import { SETTINGS } from '../config/tokens.ts';
import { isDatabaseUnavailable } from '../database/database-errors.ts';
import { PeriodicTask } from '../jobs/periodic-task.ts';
import { errorForLog, LOG, type Log } from '../logging/log.ts';
import { MailTemplates } from './mail-templates.ts';
import { OutboxDispatcher } from './outbox-dispatcher.ts';
import { siteFacts } from './site-facts.ts';

/** How long a shutdown waits for emails that are being sent. */
const SHUTDOWN_GRACE_MS = 4000;

/** Emails sent by this process: one is tried within the request that wrote it, all others by a periodic check of the outbox. */
@Injectable()
export class MailService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly templates: MailTemplates;
  private readonly dispatcher: OutboxDispatcher | undefined;
  private readonly task = new PeriodicTask(() => this.dispatch());

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    dataSource: DataSource,
    @Inject(LOG) private readonly log: Log,
  ) {
    this.templates = new MailTemplates(settings);
    if (settings.mail) this.dispatcher = new OutboxDispatcher(settings.mail, dataSource, () => siteFacts(settings.storeDir), log);
  }

  /** Whether the mail server accepted the email within the time that a request may spend on it. */
  async sendNow(id: string): Promise<boolean> {
    return this.dispatcher?.sendWithin(id, this.settings.mail?.retryPolicy.withinRequest ?? 0) ?? false;
  }

  onApplicationBootstrap(): void {
    if (this.dispatcher) this.task.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    // The run in progress may be waiting for a free slot, which stopping the dispatcher frees.
    const stopped = this.task.stop();
    await this.dispatcher?.stop(SHUTDOWN_GRACE_MS);
    await stopped;
    // Emails that this last run has claimed in the meantime.
    await this.dispatcher?.stop(0);
  }

  /** Sends what is due; returns how long to wait before the next check. */
  private async dispatch(): Promise<number> {
    const wait = this.settings.mail?.retryPolicy.pollMs ?? 0;
    try {
      return (await this.dispatcher?.sendDue()) ? 0 : wait;
    } catch (problem) {
      if (!isDatabaseUnavailable(problem)) this.log.error({ error: errorForLog(problem) }, 'the outbox cannot be read');
      return wait;
    }
  }
}
