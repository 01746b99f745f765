import type { ClientEvent } from '@portal/contracts';
import { ClientLimits } from '../rate-limits/client-limits.ts';
import { EVENTS_BY_CLIENT } from '../rate-limits/limit-table.ts';

/** Reports are counted by ten-minute intervals. */
const PERIOD = 600_000;
/** Maximum number of counts kept while the database is unreachable; any beyond that are dropped. */
const MAX_WAITING = 2000;

/** How often one kind of report came in ten minutes. */
export interface EventCount extends ClientEvent {
  /** Start of the ten minutes. */
  readonly period: Date;
  readonly pageViews: number;
  readonly networks: number;
}

/**
 * Counts reports in memory. One network changes each count by no more than a class of 40 could in an hour, whatever it sends; so nobody can
 * make a release look bad, or hide a fault among others, without having very many networks.
 */
export class EventCounts {
  private readonly clients: ClientLimits;
  private waiting = new Map<string, EventCount>();

  constructor(
    private readonly refuses: boolean,
    private readonly now: () => number = Date.now,
  ) {
    this.clients = new ClientLimits(now);
  }

  /** Counts one report from a client, unless that client has already reported it often enough. */
  add({ app, release, stage }: ClientEvent, client: string): void {
    const about = `${app} ${release} ${stage}`;
    if (this.clients.consume(client, about, EVENTS_BY_CLIENT) > 0 && this.refuses) return;
    const isNew = this.clients.consume(client, `first ${about}`, { ...EVENTS_BY_CLIENT, max: 1 }) === 0;
    const period = new Date(Math.floor(this.now() / PERIOD) * PERIOD);
    this.put({ app, release, stage, period, pageViews: 1, networks: isNew ? 1 : 0 });
  }

  /** Returns what was counted since the last call, always in the same order, so that two processes do not deadlock. */
  drain(): EventCount[] {
    const taken = [...this.waiting].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
    this.waiting = new Map();
    return taken;
  }

  /** Puts back what could not be stored, for the next time. */
  putBack(counts: readonly EventCount[]): void {
    for (const count of counts) this.put(count);
  }

  private put(more: EventCount): void {
    const name = `${more.app} ${more.release} ${more.stage} ${more.period.toISOString()}`;
    const { pageViews = 0, networks = 0 } = this.waiting.get(name) ?? {};
    if (!this.waiting.has(name) && this.waiting.size >= MAX_WAITING) return;
    this.waiting.set(name, { ...more, pageViews: pageViews + more.pageViews, networks: networks + more.networks });
  }
}
