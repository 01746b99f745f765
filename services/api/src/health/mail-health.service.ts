import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Settings } from '../config/settings.ts';
import { SETTINGS } from '../config/tokens.ts';
import type { MailHealthDto } from './mail-health.dto.ts';

/** A waiting email counts as late after this many seconds. */
const LATE = 600;
const STATE = `select coalesce(min(created_at) filter (where dead_at is null) < now() - make_interval(secs => $1), false) as late,
    count(*) filter (where dead_at is not null and kind <> 'project-confirmation') > 0 as failing
  from outbox where sent_at is null`;

/** Checks what is in the outbox. */
@Injectable()
export class MailHealthService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async read(): Promise<MailHealthDto> {
    const [state] = await this.dataSource.query<{ late: boolean; failing: boolean }[]>(STATE, [LATE]);
    if (state?.failing) return { status: 'failing' };
    if (!this.settings.mail) return { status: 'off' };
    return { status: state?.late ? 'late' : 'well' };
  }
}
