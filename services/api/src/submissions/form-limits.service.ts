import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Settings } from '../config/settings.ts';
import { SETTINGS } from '../config/tokens.ts';
import { ProblemError } from '../http/problem.ts';
import { ALL_FORMS_LIMIT, FORM_LIMIT } from '../rate-limits/limit-table.ts';

/** Where what a form sends is kept. */
export type FormTable = 'research_projects' | 'conduct_reports' | 'website_feedback';

const TABLES: readonly FormTable[] = ['research_projects', 'conduct_reports', 'website_feedback'];
// Nobody has to know how many there are above the limit.
const COUNTS = `select ${TABLES.map(
  (table) =>
    `(select count(*)::int from (select from ${table} where created_at > now() - make_interval(secs => ${FORM_LIMIT.seconds})
       limit ${FORM_LIMIT.max}) as latest) as ${table}`,
).join(', ')}`;
/** How long a count is good for, in ms; what this process takes in meanwhile is added to it. */
const CACHE_TTL_MS = 1000;

type Counts = Record<FormTable, number>;

/** Counts what all senders together sent through the forms in the last hour. */
@Injectable()
export class FormLimits {
  private counts: Promise<Counts> | undefined;
  private goodUntil = 0;

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** Lets one more through, or fails with what to tell whoever sent it. */
  async consumeQuota(manager: EntityManager, table: FormTable): Promise<void> {
    const counts = await this.latest(manager);
    const all = TABLES.reduce((sum, one) => sum + counts[one], 0);
    if (this.settings.limitsRefuse && (counts[table] >= FORM_LIMIT.max || all >= ALL_FORMS_LIMIT.max))
      throw new ProblemError(429, 'Too many messages are coming in right now; please send this again in ten minutes.', {
        headers: { 'Retry-After': '600' },
      });
    counts[table] += 1;
  }

  /** Takes one back out of the count, because its transaction was rolled back. */
  refundQuota(table: FormTable): void {
    this.counts?.then(
      (counts) => {
        counts[table] -= 1;
      },
      () => {},
    );
  }

  /** The count that is good now. Who comes while it is being made waits for it. */
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
      return counts ?? { research_projects: 0, conduct_reports: 0, website_feedback: 0 };
    } catch (problem) {
      this.counts = undefined;
      throw problem;
    }
  }
}
