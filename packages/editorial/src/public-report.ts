import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readinessOf, type SiteFacts } from '@portal/contracts';
import { foldersWithRules } from './check-workspaces.ts';
import { contentFiles } from './content-files.ts';
import { isMapping, readYaml } from './yaml/yaml-text.ts';

const SEED = 'services/api/seed/projects.yaml';

/** What a public address should not have, as sentences that say what to do. */
export interface PublicReport {
  /** A release of the shell is refused because of these. */
  readonly refused: readonly string[];
  /** What visitors would see. */
  readonly shown: readonly string[];
}

/** Looks for what is missing in the facts of the organization, in the content of all apps below `root`, and in the initial projects. */
export function publicReport(root: string, site: SiteFacts): PublicReport {
  const { blocking, open } = readinessOf(site);
  return { refused: blocking, shown: [...open, ...foldersWithRules(root).flatMap((app) => unchecked(root, app)), ...samples(root)] };
}

function unchecked(root: string, app: string): string[] {
  const files = contentFiles(path.join(root, app, 'content')).filter((file) => file.endsWith('.yaml'));
  return files.flatMap((name) => {
    const file = `${app}/content/${name}`;
    const text = readFileSync(path.join(root, file), 'utf8');
    // Only these files contain such a day.
    const count = text.includes('checked:') ? countUnchecked(readYaml(text, file).data) : 0;
    if (count === 0) return [];
    return [
      `${file}: ${count === 1 ? 'one link has' : `${count} links have`} no date on which someone opened it. Open each one, and if it is right, run: npm run check -- --links --seen=<its address>`,
    ];
  });
}

/** Entries with an address (`url`) that do not say on which day someone opened it (`checked`). */
function countUnchecked(data: unknown): number {
  if (Array.isArray(data)) return data.reduce((sum: number, item) => sum + countUnchecked(item), 0);
  if (!isMapping(data)) return 0;
  const own = typeof data.url === 'string' && data.checked === undefined ? 1 : 0;
  return own + countUnchecked(Object.values(data));
}

function samples(root: string): string[] {
  const file = path.join(root, SEED);
  const projects = existsSync(file) ? readYaml(readFileSync(file, 'utf8'), SEED).data : [];
  if (!Array.isArray(projects) || projects.length === 0) return [];
  return [
    `${SEED}: a new portal begins with invented projects, ${projects.length} in all. Take them out of this file before the first start; on a portal that is running, remove them: npm run review -- projects remove-samples`,
  ];
}
