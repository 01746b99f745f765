import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isDatabaseUnavailable } from '../database/database-errors.ts';
import { ProblemError } from '../http/problem.ts';
import { claimOf } from '../submissions/idempotency.service.ts';
import type { ReceivedDto } from '../submissions/received.dto.ts';
import { isSuspected } from '../submissions/spam-signals.ts';
import type { SubmissionFacts } from '../submissions/submission-facts.ts';
import { RecentReports } from './recent-reports.ts';
import type { ReportDto } from './report.dto.ts';
import { ReportLane } from './report-lane.ts';
import { ReportReception } from './report-reception.ts';
import { sealReport } from './sealed-report.ts';

/** Ids are PostgreSQL integers; restoring a backup needs one above the highest. */
const ABOVE_IDS = 2 ** 31 - 1;
const INSERT = `insert into conduct_reports (id, sealed, status) values ($1, $2, $3) on conflict (id) do nothing returning id`;

/** Seals incident reports and stores them. Neither an email nor the log says that one came. */
@Injectable()
export class ConductService {
  private readonly recent = new RecentReports<ReceivedDto>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly reception: ReportReception,
    private readonly lane: ReportLane,
  ) {}

  async receive(sent: ReportDto, facts: SubmissionFacts): Promise<ReceivedDto> {
    const recipients = await this.reception.recipients();
    if (recipients.length === 0) throw new ProblemError(503, 'Reports cannot be sent here yet; please write to us instead.');
    const claim = claimOf(facts.idempotencyKey, ['conduct-report', sent]);
    return this.recent.once(claim, async () => {
      const sealed = await seal(sent, recipients);
      const suspected = isSuspected(facts.signals, sent.description);
      await this.dataSource.transaction((manager) => this.store(manager, sealed, facts.clientKey, suspected)).catch(withoutTrace);
      return { emailSent: false };
    });
  }

  /**
   * Seals and stores a test report exactly like a real one, then removes it: a failure appears in the log without anyone having sent a
   * report.
   */
  async rehearse(): Promise<void> {
    const recipients = await this.reception.recipients();
    if (recipients.length === 0) return;
    const sealed = await seal({ description: 'rehearsal' }, recipients);
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.startTransaction();
      await insert(runner.manager, sealed, false);
    } finally {
      if (runner.isTransactionActive) await runner.rollbackTransaction();
      await runner.release();
    }
  }

  private async store(manager: EntityManager, sealed: Uint8Array, clientKey: string, suspected: boolean): Promise<void> {
    const aside = await this.lane.place(manager, clientKey, sealed.length, suspected);
    await this.lane.settle(manager, clientKey, await insert(manager, sealed, aside), aside);
  }
}

function seal({ name, email, violationType, description }: ReportDto, recipients: readonly string[]): Promise<Uint8Array> {
  return sealReport({ name: name || null, email: email || null, violationType: violationType || null, description }, recipients);
}

/** The row gets a random id: consecutive ids would reveal how many reports came before. */
async function insert(manager: EntityManager, sealed: Uint8Array, aside: boolean): Promise<number> {
  for (;;) {
    const id = randomInt(1, ABOVE_IDS);
    const rows = await manager.query<object[]>(INSERT, [id, Buffer.from(sealed), aside ? 'quarantined' : 'unread']);
    if (rows.length > 0) return id;
  }
}

/**
 * An unexpected error is answered but not logged, because a log line would reveal that someone sent a report. `rehearse` finds such errors
 * instead.
 */
function withoutTrace(problem: unknown): never {
  if (problem instanceof ProblemError || isDatabaseUnavailable(problem)) throw problem;
  throw new ProblemError(500, 'Something went wrong on our side; please try again later.');
}
