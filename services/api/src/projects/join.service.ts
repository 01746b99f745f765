import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../config/settings.ts';
import { SETTINGS } from '../config/tokens.ts';
import { ProblemError } from '../http/problem.ts';
import { OnceService } from '../intake/once.service.ts';
import type { JoinedDto } from './joined.dto.ts';
import { ProjectsService } from './projects.service.ts';

/** The largest number that is an id. */
const MOST = 2_147_483_647;
const LOCKED = `select member_count as "memberCount", max_members as "maxMembers" from research_projects
  where id = $1 and status = 'approved' for update`;

/** Takes visitors into projects, one after the other, and never more than there are places (3-decisions.md, "Join"). */
@Injectable()
export class JoinService {
  constructor(
    private readonly once: OnceService,
    private readonly projects: ProjectsService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async join(given: string, key: string | undefined): Promise<JoinedDto> {
    const id = /^\d{1,10}$/.test(given) && Number(given) <= MOST ? Number(given) : 0;
    const joined = await this.once.once<JoinedDto>({ key, what: ['join', id] }, async (transaction) => {
      // Whoever comes at the same time waits for this row.
      const [project] = await transaction.query<{ memberCount: number; maxMembers: number }>(LOCKED, [id]);
      if (!project) throw new ProblemError(404, 'There is no such project.');
      if (!this.settings.joiningOpen) throw new ProblemError(403, 'Joining projects is closed at the moment.');
      const { memberCount, maxMembers } = project;
      if (memberCount >= maxMembers) throw new ProblemError(409, 'All places in this project are taken.');
      await transaction.query('update research_projects set member_count = member_count + 1 where id = $1', [id]);
      return { answer: { id, memberCount: memberCount + 1, maxMembers } };
    });
    this.projects.list.invalidate();
    return joined;
  }
}
