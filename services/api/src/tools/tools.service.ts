import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CachedList } from '../http/cached-list.ts';
import { onlyDescribed } from '../http/response-schema.ts';
import { ToolDto } from './tool.dto.ts';

const TOOLS = 'select id, name, description, category, pricing, url, icon, tags from ai_tools order by id';

/** The tools as they are listed. */
@Injectable()
export class ToolsService {
  readonly list = new CachedList(async () => (await this.dataSource.query<object[]>(TOOLS)).map(onlyDescribed(ToolDto)));

  constructor(private readonly dataSource: DataSource) {}
}
