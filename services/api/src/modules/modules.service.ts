import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CachedList } from '../http/cached-list.ts';
import { onlyDescribed } from '../http/response-schema.ts';
import { ModuleDto } from './module.dto.ts';

type Row = Omit<ModuleDto, 'imageUrl'> & { readonly imageUrl: string | null };

const MODULES = `select id, title, description, duration, icon, enrolled_count as "enrolledCount", image_url as "imageUrl"
  from educational_modules order by id`;

/** The curriculum modules as they are listed. */
@Injectable()
export class ModulesService {
  readonly list = new CachedList(() => this.read());

  constructor(private readonly dataSource: DataSource) {}

  private async read(): Promise<ModuleDto[]> {
    const rows = await this.dataSource.query<Row[]>(MODULES);
    return rows.map(({ imageUrl, ...row }) => (imageUrl ? { ...row, imageUrl } : row)).map(onlyDescribed(ModuleDto));
  }
}
