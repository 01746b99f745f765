import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Settings } from '../config/settings.ts';
import { SETTINGS } from '../config/tokens.ts';
import { ProblemError } from '../http/problem.ts';
import { REPORT_BYTES, REPORTS_AT_EASE, REPORTS_BY_CLIENT, REPORTS_SET_ASIDE_BYTES } from '../rate-limits/limit-table.ts';

/** How long the total of a day's bytes is cached, in ms. */
const CACHE_TTL_MS = 10_000;
const BYTES_TODAY = `select coalesce(sum(octet_length(sealed)), 0)::float8 as stored,
    coalesce(sum(octet_length(sealed)) filter (where status = 'quarantined'), 0)::float8 as aside
  from conduct_reports where created_at = date_trunc('day', now(), 'UTC')`;

/** What one client sent within the period of a limit, and the ids of its reports that are not quarantined. */
interface Sender {
  count: number;
  ids: number[];
  readonly until: number;
}

interface Bytes {
  stored: number;
  aside: number;
}

/**
 * Limits for incident reports alone: other forms do not count against them, nor reports against the limits of other forms. While many
 * reports are coming in, those from a client that sends several are set aside, including its earlier ones. Reports are refused only when a
 * day's bytes are used up.
 */
@Injectable()
export class ReportLane {
  private readonly senders = new Map<string, Sender>();
  private bytes: Bytes = { stored: 0, aside: 0 };
  private goodUntil = 0;

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** Whether one more report from a client is set aside. Fails if there is no room for it today. */
  async place(manager: EntityManager, clientKey: string, length: number, suspected: boolean): Promise<boolean> {
    if (!this.settings.limitsRefuse) return suspected;
    const sender = this.senderOf(clientKey);
    sender.count += 1;
    const aside = suspected || this.isFlooding(sender);
    const bytes = await this.bytesToday(manager);
    if (bytes.stored + length > REPORT_BYTES || (aside && bytes.aside + length > REPORTS_SET_ASIDE_BYTES))
      throw new ProblemError(429, 'More reports came in today than we have room for; please write to us instead.', {
        headers: { 'Retry-After': '3600' },
      });
    bytes.stored += length;
    if (aside) bytes.aside += length;
    return aside;
  }

  /** Remembers a stored report, and sets aside what a client that floods has sent before. */
  async settle(manager: EntityManager, clientKey: string, id: number, aside: boolean): Promise<void> {
    if (!this.settings.limitsRefuse) return;
    const sender = this.senderOf(clientKey);
    if (!aside) sender.ids.push(id);
    if (!this.isFlooding(sender) || sender.ids.length === 0) return;
    await manager.query("update conduct_reports set status = 'quarantined' where id = any($1) and status = 'unread'", [sender.ids]);
    sender.ids = [];
  }

  private isFlooding({ count }: Sender): boolean {
    if (count <= REPORTS_BY_CLIENT.max) return false;
    let all = 0;
    for (const sender of this.senders.values()) all += sender.count;
    return all > REPORTS_AT_EASE;
  }

  /** What is known about a client, under either of its keys in the hour after midnight. */
  private senderOf(clientKey: string): Sender {
    const now = Date.now();
    for (const [key, { until }] of this.senders) if (until <= now) this.senders.delete(key);
    const keys = clientKey.split('|');
    const known = keys.map((key) => this.senders.get(key)).find(Boolean);
    const sender = known ?? { count: 0, ids: [], until: now + REPORTS_BY_CLIENT.seconds * 1000 };
    if (!known) this.senders.set(keys[0] ?? '', sender);
    return sender;
  }

  private async bytesToday(manager: EntityManager): Promise<Bytes> {
    if (Date.now() < this.goodUntil) return this.bytes;
    const [bytes] = await manager.query<Bytes[]>(BYTES_TODAY);
    this.goodUntil = Date.now() + CACHE_TTL_MS;
    this.bytes = bytes ?? { stored: 0, aside: 0 };
    return this.bytes;
  }
}
