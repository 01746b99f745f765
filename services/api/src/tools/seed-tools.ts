import { readDataFile } from '../database/data-file.ts';
import type { Seeder } from '../database/migrate.ts';
import type { Log } from '../logging/log.ts';
import { AiTool } from './ai-tool.entity.ts';

/** Takes the tools from the live releases: new names are added, and known ones follow the file. */
export function seedTools(storeDir: string, log: Log): Seeder {
  return async (dataSource) => {
    const text = 'text' as const;
    const kinds = { name: text, description: text, category: text, pricing: text, url: text, icon: text, tags: 'list of text' as const };
    const records = readDataFile(storeDir, 'ai_tools.json', kinds, log);
    const once = [...new Map(records.map((record) => [record.name, record])).values()];
    if (once.length > 0)
      await dataSource.getRepository(AiTool).upsert(once, { conflictPaths: ['name'], skipUpdateIfNoValuesChanged: true });
  };
}
