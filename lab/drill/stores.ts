import { cpSync } from 'node:fs';
import path from 'node:path';
import { withNextHeading } from '../../e2e/fixtures/changed-heading.ts';
import makeJourneyStores from '../../e2e/fixtures/global-setup.ts';
import { scratchWorkspace } from '../../e2e/fixtures/scratch-workspace.ts';
import { site } from '../../e2e/fixtures/site-command.ts';
import { PAGES } from './broken-pages.ts';

/** Mistakes in a team's sources that only browsers notice; the moment of the failure is marked. */
const MISTAKES: Readonly<Record<string, (source: string) => string>> = {
  IMPORT: (source) => `${source}\nif (typeof document !== 'undefined') {\n${mistake('at import')}}\n`,
  RENDER: (source) =>
    source.replace(
      /export function Page\(\) {/,
      (start) => `${start}\n  if (typeof document !== 'undefined') {\n${mistake('at render')}  }`,
    ),
};

/**
 * The journeys' stores, and two more: in `DRILL_STORE_IMPORT` the second release of every app throws when it is imported, in
 * `DRILL_STORE_RENDER` when it is first rendered. All are made by the real command.
 */
export default async function makeStores(): Promise<() => void> {
  const clear = await makeJourneyStores();
  try {
    for (const [name, change] of Object.entries(MISTAKES)) {
      const once = process.env.PORTAL_STORE_ONCE ?? '';
      const dataDir = path.join(path.dirname(once), name.toLowerCase());
      cpSync(once, dataDir, { recursive: true, verbatimSymlinks: true });
      const workspace = scratchWorkspace();
      try {
        for (const changed of PAGES) {
          workspace.edit(changed.file, (text) => withNextHeading(text, changed));
          workspace.edit(`${changed.app}/src/pages/${changed.page}.page.tsx`, change);
        }
        const { code, output } = await site(['release', ...PAGES.map(({ app }) => app)], { dataDir, workspace: workspace.dir });
        if (code !== 0) throw new Error(`The broken releases could not be made:\n${output}`);
      } finally {
        workspace.remove();
      }
      process.env[`DRILL_STORE_${name}`] = dataDir;
    }
  } catch (problem) {
    clear();
    throw problem;
  }
  return clear;
}

function mistake(when: string): string {
  return `    performance.mark('drill-failure');\n    throw new Error('planted ${when}');\n`;
}
