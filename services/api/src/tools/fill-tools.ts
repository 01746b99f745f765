import { readDataFile } from '../database/data-file.ts';
import type { Filling } from '../database/database.ts';
import type { Log } from '../logging/log.ts';
import { AiTool } from './ai-tool.entity.ts';

/** Takes the tools from the live releases: new names are added, known ones follow the file. */
export function fillTools(storeDir: string, log: Log): Filling {
  return async (database) => {
    const text = 'text' as const;
    const kinds = { name: text, description: text, category: text, pricing: text, url: text, icon: text, tags: 'list of text' as const };
    const records = readDataFile(storeDir, 'ai_tools.json', kinds, log);
    const once = [...new Map(records.map((record) => [record.name, record])).values()];
    if (once.length > 0) await database.getRepository(AiTool).upsert(once, { conflictPaths: ['name'], skipUpdateIfNoValuesChanged: true });
  };
}
