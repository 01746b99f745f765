import { Injectable } from '@nestjs/common';
import { ListConnection } from '../database/list-connection.ts';
import type { ReadyList } from '../platform/ready-list.ts';
import { ReadyLists } from '../platform/ready-lists.ts';
import { ModuleDto } from './module.dto.ts';

type Row = Omit<ModuleDto, 'imageUrl'> & { readonly imageUrl: string | null };

/** The curriculum modules as they are listed. */
@Injectable()
export class ModulesService {
  readonly list: ReadyList;

  constructor(
    private readonly connection: ListConnection,
    lists: ReadyLists,
  ) {
    this.list = lists.add(ModuleDto, 'educational_modules', () => this.read());
  }

  private async read(): Promise<ModuleDto[]> {
    const rows = await this.connection.rows<Row>(
      'select id, title, description, duration, icon, enrolled_count as "enrolledCount", image_url as "imageUrl" from educational_modules order by id',
    );
    return rows.map(({ imageUrl, ...row }) => (imageUrl ? { ...row, imageUrl } : row));
  }
}
