import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Settings } from '../config/settings.ts';
import { SETTINGS } from '../config/tokens.ts';
import { CachedList } from '../http/cached-list.ts';
import { onlyDescribed } from '../http/response-schema.ts';
import { ProjectDto } from './project.dto.ts';

const APPROVED = `select id, title, description, field, duration, member_count as "memberCount", max_members as "maxMembers", sample
  from research_projects where status = 'approved' order by id`;

/** The projects as visitors see them: approved ones only (3-decisions.md, "Review"). */
@Injectable()
export class ProjectsService {
  readonly list = new CachedList(() => this.approved());

  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  private async approved(): Promise<ProjectDto[]> {
    const rows = await this.dataSource.query<{ sample: boolean }[]>(APPROVED);
    const projects = rows.map(({ sample, ...row }) => (sample ? { ...row, sample } : row)).map(onlyDescribed(ProjectDto));
    if (!this.settings.joiningOpen) return projects;
    return projects.map((project) =>
      !project.sample && project.memberCount < project.maxMembers ? { ...project, joinable: true } : project,
    );
  }
}
