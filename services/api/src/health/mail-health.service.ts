import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Settings } from '../config/settings.ts';
import { SETTINGS } from '../config/tokens.ts';
import type { MailHealthDto } from './mail-health.dto.ts';

/** From here on a waiting mail is late, in seconds. */
const LATE = 600;
const COUNTS = `select count(*) filter (where sent_at is null and dead_at is null)::int as waiting,
    coalesce(extract(epoch from now() - min(created_at) filter (where sent_at is null and dead_at is null)), 0)::int as "oldestSeconds",
    count(*) filter (where dead_at is not null and kind <> 'project-confirmation')::int as dead
  from outbox where sent_at is null`;

/** Counts what is in the outbox. */
@Injectable()
export class MailHealthService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async read(): Promise<MailHealthDto> {
    const [counts] = await this.dataSource.query<Omit<MailHealthDto, 'status'>[]>(COUNTS);
    const { waiting, oldestSeconds, dead } = counts ?? { waiting: 0, oldestSeconds: 0, dead: 0 };
    const late = oldestSeconds > LATE ? 'late' : 'well';
    return { status: dead > 0 ? 'failing' : this.settings.mail ? late : 'off', waiting, oldestSeconds, dead };
  }
}
