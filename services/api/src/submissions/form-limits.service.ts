import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Settings } from '../config/settings.ts';
import { SETTINGS } from '../config/tokens.ts';
import { ProblemError } from '../http/problem.ts';
import { ClientLimits } from '../rate-limits/client-limits.ts';
import { FORM_BYTES, FORM_LIMIT, FORM_WHILE_FULL } from '../rate-limits/limit-table.ts';

/** Where what a form sends is stored. Incident reports have their own limits. */
export type FormTable = 'research_projects' | 'website_feedback';

/** Their column with the longest text. */
const TEXTS: Readonly<Record<FormTable, string>> = { research_projects: 'description', website_feedback: 'details' };
/** Above its limit, a form accepts as much again, from those who have sent little. Nobody needs to know how many there are beyond that. */
const RESERVE = 2;
const COUNTS = `select ${Object.entries(TEXTS)
  .map(
    ([table, text]) =>
      `(select count(*)::int from (select from ${table} where created_at > now() - make_interval(secs => ${FORM_LIMIT.seconds})
         limit ${FORM_LIMIT.max * RESERVE}) as latest) as ${table}_rows,
       (select coalesce(sum(octet_length(${text})), 0)::float8 from ${table}
         where created_at > now() - make_interval(secs => ${FORM_BYTES.seconds})) as ${table}_bytes`,
  )
  .join(', ')}`;
/** How long a count is valid, in ms; what this process accepts in the meantime is added to it. */
const CACHE_TTL_MS = 1000;

type Counts = Record<`${FormTable}_${'rows' | 'bytes'}`, number>;
const NOTHING: Counts = { research_projects_rows: 0, research_projects_bytes: 0, website_feedback_rows: 0, website_feedback_bytes: 0 };

/** Counts what all senders together have sent through the forms: messages in the last hour, bytes in the last day. */
@Injectable()
export class FormLimits {
  private counts: Promise<Counts> | undefined;
  private goodUntil = 0;
  private readonly clients = new ClientLimits();

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /**
   * Admits a text of this many bytes, or fails with a message for the sender. While a form has reached its limit, it is open to those who
   * have sent little.
   */
  async consumeQuota(manager: EntityManager, table: FormTable, clientKey: string, bytes: number): Promise<void> {
    const hasSentLittle = this.clients.consume(clientKey, table, FORM_WHILE_FULL) === 0;
    const counts = await this.latest(manager);
    const fullness = Math.max(counts[`${table}_rows`] / FORM_LIMIT.max, counts[`${table}_bytes`] / FORM_BYTES.max);
    if (this.settings.limitsRefuse && fullness >= (hasSentLittle ? RESERVE : 1))
      throw new ProblemError(429, 'Too many messages are coming in right now; please send this again in ten minutes.', {
        headers: { 'Retry-After': '600' },
      });
    counts[`${table}_rows`] += 1;
    counts[`${table}_bytes`] += bytes;
  }

  /** Subtracts one from the count, because its transaction was rolled back. */
  refundQuota(table: FormTable, clientKey: string, bytes: number): void {
    this.clients.giveBack(clientKey, table);
    this.counts?.then(
      (counts) => {
        counts[`${table}_rows`] -= 1;
        counts[`${table}_bytes`] -= bytes;
      },
      () => {},
    );
  }

  /** The count that is valid now. Requests that arrive while it is being taken wait for it. */
  private latest(manager: EntityManager): Promise<Counts> {
    if (!this.counts || Date.now() >= this.goodUntil) {
      this.goodUntil = Number.POSITIVE_INFINITY;
      this.counts = this.count(manager);
    }
    return this.counts;
  }

  private async count(manager: EntityManager): Promise<Counts> {
    try {
      const [counts] = await manager.query<Counts[]>(COUNTS);
      this.goodUntil = Date.now() + CACHE_TTL_MS;
      return counts ?? { ...NOTHING };
    } catch (problem) {
      this.counts = undefined;
      throw problem;
    }
  }
}
