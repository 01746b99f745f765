import { setTimeout as pause } from 'node:timers/promises';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import { errorForLog, type Log } from '../platform/log.ts';
import type { ReadyLists } from '../platform/ready-lists.ts';
import { Rounds } from '../platform/rounds.ts';
import { PATIENCE } from './data-source-options.ts';
import type { Database } from './database.ts';
import { PipelinedClient } from './pipelined-client.ts';

/** On this channel the database says which table's public list was changed, by whatever process. */
const CHANNEL = 'portal_lists';
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;

/**
 * The connection of this process for the lists that visitors ask for. It reads them, apart from the pool where forms wait in line, and
 * hears as soon as any process has committed a change of one, which drops what is ready of it. While there is none, lists are read
 * through the pool, and the short life of a ready list has to do.
 */
export class ListConnection implements BeforeApplicationShutdown {
  private wait = FIRST_PAUSE;
  private open: PipelinedClient | undefined;
  private readonly rounds = new Rounds((stopping) => this.once(stopping));

  constructor(
    private readonly url: string,
    private readonly database: Database,
    private readonly lists: ReadyLists,
    private readonly log: Log,
  ) {}

  /** Connects and listens until {@link beforeApplicationShutdown}, with growing pauses while the database is away. */
  start(): void {
    this.rounds.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.rounds.stop();
  }

  /** Rows of a list by plain SQL. Fails as {@link Database.rows} does. */
  async rows<Row extends QueryResultRow>(sql: string): Promise<Row[]> {
    const { open } = this;
    return open && this.database.isSetUp ? open.rows<Row>(sql) : this.database.rows<Row>(sql);
  }

  private async once(stopping: AbortSignal): Promise<number> {
    const heard = await this.untilBroken(stopping);
    this.wait = heard ? FIRST_PAUSE : Math.min(this.wait * 2, LONGEST_PAUSE);
    return this.wait;
  }

  /** Reads and listens on one connection until it breaks. Answers whether it came about at all. */
  private async untilBroken(signal: AbortSignal): Promise<boolean> {
    const client = new PipelinedClient(this.url, 'portal-api-lists');
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
      await client.rows(`listen ${CHANNEL}`);
      heard = true;
      this.open = client;
      // Whatever was written before this moment was told to nobody here.
      this.lists.dropAll();
      await over;
      this.open = undefined;
      this.lists.dropAll();
      if (!signal.aborted) this.log.warn('changes by other processes are not heard of until the database is back');
    } catch (problem) {
      this.log.debug({ error: errorForLog(problem) }, 'changes by other processes cannot be heard of yet');
    } finally {
      heardEnough.abort();
      await Promise.race([client.end().catch(() => {}), pause(PATIENCE.connectionTimeoutMillis, undefined, { ref: false })]);
    }
    return heard;
  }
}
