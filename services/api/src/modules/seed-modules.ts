import { readDataFile } from '../database/data-file.ts';
import type { Seeder } from '../database/migrate.ts';
import type { Log } from '../logging/log.ts';
import { EducationalModule } from './educational-module.entity.ts';

/**
 * Takes the curriculum modules from the live releases: new titles are added, and known ones follow the file. The number of enrolled people
 * does not change.
 */
export function seedModules(storeDir: string, log: Log): Seeder {
  return async (dataSource) => {
    const text = 'text' as const;
    const kinds = { title: text, description: text, duration: text, icon: text, content: text, imageUrl: 'optional text' as const };
    const records = readDataFile(storeDir, 'educational_modules.json', kinds, log);
    const once = [...new Map(records.map((record) => [record.title, record])).values()];
    if (once.length > 0)
      await dataSource.getRepository(EducationalModule).upsert(once, { conflictPaths: ['title'], skipUpdateIfNoValuesChanged: true });
  };
}
