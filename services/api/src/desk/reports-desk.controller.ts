import { Body, Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import { type DecidedMany, MAX_AT_ONCE, type ReviewReport } from '@portal/contracts';
import { DataSource } from 'typeorm';
import { UserFacingError } from '../config/user-facing-error.ts';
import { ProblemError } from '../http/problem.ts';
import { exportChosenReports } from '../review/exported-reports.ts';
import { decideChosen } from './decide-many.ts';
import { Me, Needs } from './desk.guard.ts';
import { ChosenDto, ReportDecisionDto } from './feedback-desk.dto.ts';
import type { SignedIn } from './sessions.ts';
import { statusOf, subjectOf } from './status.ts';

/** Sealed incident reports, to download and to mark. They are opened on a reader's own machine, never here (docs/reports.md). */
@Controller('api/review/reports')
@Needs('reports')
export class ReportsDeskController {
  constructor(private readonly dataSource: DataSource) {}

  @Get()
  list(@Query('status') status?: string): Promise<ReviewReport[]> {
    return this.dataSource.query(
      `select id, to_char(created_at at time zone 'utc', 'YYYY-MM-DD') as day, coalesce(length(sealed), 0) as bytes
         from conduct_reports where status = $1 order by created_at desc, id limit $2`,
      [statusOf('reports', status), MAX_AT_ONCE],
    );
  }

  @Post('export')
  @HttpCode(200)
  @Header('Content-Type', 'text/plain; charset=utf-8')
  async export(@Body() { ids, why = '' }: ChosenDto, @Me() me: SignedIn): Promise<string> {
    try {
      return await exportChosenReports(this.dataSource, ids, { why: why.trim() || 'downloaded at the review desk', by: me.name });
    } catch (problem) {
      if (problem instanceof UserFacingError) throw new ProblemError(409, problem.message);
      throw problem;
    }
  }

  @Post('decisions')
  @HttpCode(200)
  decide(@Body() { ids, action, why = '' }: ReportDecisionDto, @Me() me: SignedIn): Promise<DecidedMany> {
    return decideChosen(this.dataSource, subjectOf('reports'), { ids, action, why: why.trim(), by: me.name });
  }
}
