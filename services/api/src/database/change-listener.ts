import { setTimeout as pause } from 'node:timers/promises';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import { errorForLog, type Log } from '../platform/log.ts';
import type { ReadyLists } from '../platform/ready-lists.ts';
import { Rounds } from '../platform/rounds.ts';

/** On this channel the database says which table's public list was changed, by whatever process. */
const CHANNEL = 'portal_lists';
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;
/** How long a server may keep silent, in ms; one that is gone says nothing for ever. */
const PATIENCE = 3000;

/**
 * Drops a ready list as soon as any process has committed a change of it. It has a connection of its own, as only a connection that
 * stays can hear. While there is none, the short life of a ready list has to do.
 */
export class ChangeListener implements BeforeApplicationShutdown {
  private wait = FIRST_PAUSE;
  private readonly rounds = new Rounds((stopping) => this.listenOnce(stopping));

  constructor(
    private readonly url: string,
    private readonly lists: ReadyLists,
    private readonly log: Log,
  ) {}

  /** Listens until {@link beforeApplicationShutdown}, with growing pauses while the database is away. */
  start(): void {
    this.rounds.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.rounds.stop();
  }

  private async listenOnce(stopping: AbortSignal): Promise<number> {
    const heard = await this.listen(stopping);
    this.wait = heard ? FIRST_PAUSE : Math.min(this.wait * 2, LONGEST_PAUSE);
    return this.wait;
  }

  /** Listens on one connection until it breaks. Answers whether it came about at all. */
  private async listen(signal: AbortSignal): Promise<boolean> {
    const client = new Client({
      connectionString: this.url,
      application_name: 'portal-api-listener',
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => this.lists.drop(payload ?? ''));
    const heardEnough = new AbortController();
    const over = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', resolve);
      signal.addEventListener('abort', () => resolve(), { once: true, signal: heardEnough.signal });
    });
    let heard = false;
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      heard = true;
      // Whatever was written before this moment was told to nobody here.
      this.lists.dropAll();
      await over;
      this.lists.dropAll();
      if (!signal.aborted) this.log.warn('changes by other processes are not heard of until the database is back');
    } catch (problem) {
      this.log.debug({ error: errorForLog(problem) }, 'changes by other processes cannot be heard of yet');
    } finally {
      heardEnough.abort();
      await Promise.race([client.end().catch(() => {}), pause(PATIENCE, undefined, { ref: false })]);
    }
    return heard;
  }
}
