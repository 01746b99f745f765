import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { DatabaseLifecycle } from '../database/database-lifecycle.ts';
import { ProblemError } from '../http/problem.ts';
import { Success } from '../http/response-schema.ts';
import { Problems } from '../http/responses.ts';
import { HealthDto } from './health.dto.ts';
import { MailHealthDto } from './mail-health.dto.ts';
import { MailHealthService } from './mail-health.service.ts';
import { ReadinessDto } from './readiness.dto.ts';
import { SpaceHealthDto } from './space-health.dto.ts';

/** The database counts as large from this size on, in bytes. A week of floods that stay within all limits remains below it. */
const LARGE = 4 * 1024 ** 3;

/** Health checks: liveness, readiness, the state of the outbox and the size of the database. */
@ApiTags('health')
@Controller('api/health')
export class HealthController {
  constructor(
    private readonly database: DatabaseLifecycle,
    private readonly mail: MailHealthService,
    private readonly dataSource: DataSource,
  ) {}

  @Get('live')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ operationId: 'live', summary: 'Whether the process answers' })
  @Success(200, HealthDto, 'It does')
  @Problems(429)
  live(): HealthDto {
    return { status: 'live' };
  }

  @Get('ready')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ operationId: 'ready', summary: 'Whether requests can be served: the database answers and no migration is pending' })
  @Success(200, ReadinessDto, 'They can')
  @Problems(429, 503)
  async ready(): Promise<ReadinessDto> {
    const { reachable, pending } = await this.database.check();
    if (!reachable) throw notReady('The database cannot be reached right now.');
    if (pending.length > 0) throw notReady(`Migrations are pending: ${pending.length}.`);
    return { status: 'ready' };
  }

  @Get('mail')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ operationId: 'mailHealth', summary: 'Whether emails to the team are going out' })
  @Success(200, MailHealthDto, 'How it stands')
  @Problems(429, 503)
  mails(): Promise<MailHealthDto> {
    return this.mail.read();
  }

  @Get('space')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ operationId: 'spaceHealth', summary: 'Whether the database has grown large' })
  @Success(200, SpaceHealthDto, 'How it stands')
  @Problems(429, 503)
  async space(): Promise<SpaceHealthDto> {
    const [row] = await this.dataSource.query<{ large: boolean }[]>('select pg_database_size(current_database()) > $1::bigint as large', [
      LARGE,
    ]);
    return { status: row?.large ? 'large' : 'well' };
  }
}

const notReady = (detail: string) => new ProblemError(503, detail, { headers: { 'Retry-After': '2' } });
