import path from 'node:path';
import { defineConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { buildPlan, listChunks, pagesOf, settingsOfThePortal, writeEntry, writeShellApi } from './sources.ts';

// Everything in one build: the frame, all pages of all apps, routes split by lazy import.
const plan = buildPlan();
const { workspace, apps, live, out } = plan;
const shell = path.join(workspace, 'shell');

const entry = writeEntry(plan, 'monolith.ts', [
  `import { start } from '${shell}/src/start/start.tsx';`,
  `const live = ${JSON.stringify(live)};`,
  'const pages = {',
  ...apps.flatMap(({ id }) =>
    pagesOf(workspace, id).map(
      (page) => `  '${id}.${page}': () => import(/* webpackChunkName: "${id}.${page}" */ '${workspace}/${id}/src/pages/${page}.page.tsx'),`,
    ),
  ),
  '};',
  'void start(live, {',
  "  load: async (release, page) => (await pages[release.id + '.' + page]()).Page,",
  "  readPrevious: () => Promise.reject(new Error('There is one release.')),",
  '});',
]);

export default defineConfig(
  mergeRsbuildConfig(settingsOfThePortal(plan, '/'), {
    root: shell,
    plugins: [listChunks(out)],
    source: { entry: { site: entry, theme: path.join(shell, 'src/theme/apply-theme.ts') } },
    resolve: { alias: { '@portal/shell-api': writeShellApi(plan) } },
    // Putting libraries into separate files added 2 kB and, with the same preloads, made no difference in time.
    splitChunks: false,
  }),
);
