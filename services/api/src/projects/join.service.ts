import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Settings } from '../config/settings.ts';
import { SETTINGS } from '../config/tokens.ts';
import { ProblemError } from '../http/problem.ts';
import { claimOf, IdempotencyService } from '../submissions/idempotency.service.ts';
import type { JoinedDto } from './joined.dto.ts';
import { ProjectsService } from './projects.service.ts';

/** Largest id that the column can hold. */
const MAX_ID = 2_147_483_647;
const LOCKED = `select member_count as "memberCount", max_members as "maxMembers", sample from research_projects
  where id = $1 and status = 'approved' for update`;

/** Adds visitors to projects, one after the other, and never more than a project has places for (3-decisions.md, "Join"). */
@Injectable()
export class JoinService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: IdempotencyService,
    private readonly projects: ProjectsService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async join(given: string, key: string | undefined): Promise<JoinedDto> {
    const id = /^\d{1,10}$/.test(given) && Number(given) <= MAX_ID ? Number(given) : 0;
    const claim = claimOf(key, ['join', id]);
    const joined = await this.dataSource.transaction(async (manager) => {
      await this.idempotency.claim(manager, claim);
      // Concurrent requests wait for this row.
      const [project] = await manager.query<{ memberCount: number; maxMembers: number; sample: boolean }[]>(LOCKED, [id]);
      if (!project) throw new ProblemError(404, 'There is no such project.');
      if (project.sample) throw new ProblemError(403, 'This is a sample project, so no one can join it.');
      if (!this.settings.joiningOpen) throw new ProblemError(403, 'Joining projects is closed at the moment.');
      const { memberCount, maxMembers } = project;
      if (memberCount >= maxMembers) throw new ProblemError(409, 'All places in this project are taken.');
      await manager.query('update research_projects set member_count = member_count + 1 where id = $1', [id]);
      const joined: JoinedDto = { id, memberCount: memberCount + 1, maxMembers };
      await this.idempotency.record(manager, claim, joined, true);
      return joined;
    });
    this.projects.list.invalidate();
    return joined;
  }
}
