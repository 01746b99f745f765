import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DATA_FOLDER } from '../rules/names.ts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import type { ServerFacts } from './candidate.ts';

/** What the table of a list may be called: it becomes the name of a file. */
const TABLE = /^[a-z][a-z0-9_]*$/;

/** Writes the lists that an app's release carries for the API into its build, one file a table (3-decisions.md, "Records"). */
export function writeDataLists(app: string, dir: string, server: ServerFacts): void {
  if ('shell' in server) return;
  const { data } = server.app;
  if ('problem' in data) throw new UserFacingError(`The lists of ${app} could not be made: ${data.problem} Look at ${app}/data.ts.`);
  const lists: Readonly<Record<string, unknown>> = typeof data.value === 'object' && data.value !== null ? { ...data.value } : {};
  for (const [table, rows] of Object.entries(lists)) {
    if (!TABLE.test(table) || !Array.isArray(rows))
      throw new UserFacingError(`${app}/data.ts returns something other than lists by the names of their tables.`);
    mkdirSync(path.join(dir, DATA_FOLDER), { recursive: true });
    writeFileSync(path.join(dir, DATA_FOLDER, `${table}.json`), `${JSON.stringify(rows, null, 2)}\n`);
  }
}
