import { Injectable } from '@nestjs/common';
import { ListConnection } from '../database/list-connection.ts';
import type { ReadyList } from '../platform/ready-list.ts';
import { ReadyLists } from '../platform/ready-lists.ts';
import { ToolDto } from './tool.dto.ts';

/** The tools as they are listed. */
@Injectable()
export class ToolsService {
  readonly list: ReadyList;

  constructor(connection: ListConnection, lists: ReadyLists) {
    this.list = lists.add(ToolDto, 'ai_tools', () =>
      connection.rows<ToolDto>('select id, name, description, category, pricing, url, icon, tags from ai_tools order by id'),
    );
  }
}
