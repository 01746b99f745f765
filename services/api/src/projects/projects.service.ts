import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import type { ReadyList } from '../platform/ready-list.ts';
import { ReadyLists } from '../platform/ready-lists.ts';
import type { ProjectDto } from './project.dto.ts';

const APPROVED = `select id, title, description, field, duration, member_count as "memberCount", max_members as "maxMembers"
  from research_projects where status = 'approved' order by id`;

/** The projects as visitors see them: approved ones only (3-decisions.md, "Review"). */
@Injectable()
export class ProjectsService {
  readonly list: ReadyList;

  constructor(database: Database, lists: ReadyLists) {
    this.list = lists.add(() => database.rows<ProjectDto>(APPROVED));
  }
}
