import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DATA_FOLDER } from '../rules/names.ts';
import { runWithoutShell } from './run-without-shell.ts';

/** Writes the lists that an app's release carries for the API into its build, one file a table (3-decisions.md, "Records"). */
export async function writeDataLists(dir: string): Promise<void> {
  if (!existsSync(path.join(dir, 'server.cjs'))) return;
  const lists = await runWithoutShell(dir).data?.();
  for (const [table, rows] of Object.entries(lists ?? {})) {
    mkdirSync(path.join(dir, DATA_FOLDER), { recursive: true });
    writeFileSync(path.join(dir, DATA_FOLDER, `${table}.json`), `${JSON.stringify(rows, null, 2)}\n`);
  }
}
