import { Inject, Injectable } from '@nestjs/common';
import { ListConnection } from '../database/list-connection.ts';
import type { ReadyList } from '../platform/ready-list.ts';
import { ReadyLists } from '../platform/ready-lists.ts';
import type { Settings } from '../platform/settings.ts';
import { SETTINGS } from '../platform/tokens.ts';
import { ProjectDto } from './project.dto.ts';

const APPROVED = `select id, title, description, field, duration, member_count as "memberCount", max_members as "maxMembers"
  from research_projects where status = 'approved' order by id`;

/** The projects as visitors see them: approved ones only (3-decisions.md, "Review"). */
@Injectable()
export class ProjectsService {
  readonly list: ReadyList;

  constructor(
    private readonly connection: ListConnection,
    lists: ReadyLists,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.list = lists.add(ProjectDto, 'research_projects', () => this.approved());
  }

  private async approved(): Promise<ProjectDto[]> {
    const projects = await this.connection.rows<ProjectDto>(APPROVED);
    if (!this.settings.joiningOpen) return projects;
    return projects.map((project) => (project.memberCount < project.maxMembers ? { ...project, joinable: true } : project));
  }
}
