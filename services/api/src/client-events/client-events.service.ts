import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type ClientEvent, isPossibleFault } from '@portal/contracts';
import { DataSource } from 'typeorm';
import type { Settings } from '../config/settings.ts';
import { SETTINGS } from '../config/tokens.ts';
import { isDatabaseUnavailable } from '../database/database-errors.ts';
import { CachedList } from '../http/cached-list.ts';
import { onlyDescribed } from '../http/response-schema.ts';
import { PeriodicTask } from '../jobs/periodic-task.ts';
import { errorForLog, LOG, type Log } from '../logging/log.ts';
import { ClientEventCountDto } from './client-event-count.dto.ts';
import { EventCounts } from './event-counts.ts';
import { KnownReleases } from './known-releases.ts';
import { addCounts, READ_COUNTS } from './stored-counts.ts';

/**
 * Counts what browsers report about releases that failed. A report costs no query: reports are totaled in memory and stored every two
 * seconds.
 */
@Injectable()
export class ClientEventsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** The counts as they are published. */
  readonly list = new CachedList(async () => (await this.dataSource.query<object[]>(READ_COUNTS)).map(onlyDescribed(ClientEventCountDto)));
  private readonly counts: EventCounts;
  private readonly releases: KnownReleases;
  private readonly together: number;
  private readonly task: PeriodicTask;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(LOG) private readonly log: Log,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.counts = new EventCounts(settings.limitsRefuse);
    this.together = settings.reportsTogether;
    this.task = new PeriodicTask(() => this.store(), this.together);
    this.releases = new KnownReleases(settings.storeDir);
  }

  /** Counts a report if it is about a release that exists and could be true. */
  record(event: ClientEvent, clientKey: string): void {
    const { app, release } = event;
    if (this.releases.has(app, release, clientKey) && isPossibleFault(event, this.releases.hadPrevious(app, release)))
      this.counts.add(event, clientKey);
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.task.stop();
    // Reports that have arrived until then are kept.
    await this.store();
  }

  private async store(): Promise<number> {
    const counts = this.counts.drain();
    try {
      if (counts.length > 0) await addCounts(this.dataSource.manager, counts);
    } catch (problem) {
      this.counts.putBack(counts);
      // While the database is unreachable, that is reported elsewhere.
      if (!isDatabaseUnavailable(problem)) this.log.error({ error: errorForLog(problem) }, 'faults of releases could not be counted');
    }
    return this.together;
  }
}
