import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Seeder } from '../database/migrate.ts';
import { ResearchProject } from './research-project.entity.ts';

/**
 * Puts the projects of `seed/projects.yaml` into an empty table, with the ids 1 to n in the file's order. A table that contains any row, or
 * whose samples a maintainer has removed, is left unchanged.
 */
export function seedProjects(home: string): Seeder {
  return async (dataSource) => {
    await dataSource.transaction(async (manager) => {
      const projects = manager.getRepository(ResearchProject);
      if (await projects.exists()) return;
      const removed = await manager.query<object[]>("select from review_audit where action = 'remove-samples' limit 1");
      if (removed.length > 0) return;
      const seeds: Partial<ResearchProject>[] = parse(readFileSync(path.join(home, 'seed/projects.yaml'), 'utf8'));
      await projects.insert(seeds.map((seed, index) => ({ ...seed, id: index + 1, status: 'approved' as const, sample: true })));
      await manager.query("select setval(pg_get_serial_sequence('research_projects', 'id'), $1)", [seeds.length]);
    });
  };
}
