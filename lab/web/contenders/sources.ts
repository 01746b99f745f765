import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shellApp } from '@portal/build-presets';
import type { AppManifest, LiveDocument } from '@portal/contracts';
import { mergeRsbuildConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** What the benchmark wants from a build; it comes through the environment, because the bundler's command reads the configuration. */
export interface BuildPlan {
  readonly workspace: string;
  /** Folder that the server will serve. */
  readonly out: string;
  /** Folder for entries that are written for this build. */
  readonly entries: string;
  /** The app that is built, if each has a separate build. */
  readonly app?: string;
  readonly apps: readonly Pick<AppManifest, 'id'>[];
  /** Routes and menu, as the portal's own live document has them, without the addresses of its files. */
  readonly live: LiveDocument;
}

/** Reads the plan of the build that runs. */
export function buildPlan(): BuildPlan {
  return JSON.parse(process.env.BENCH_PLAN ?? '{}') as BuildPlan;
}

/** The settings of the portal's own builds: same compiler, same browsers, same loader for words, same handling of styles and files. */
export function settingsOfThePortal({ workspace, out }: BuildPlan, prefix: string): RsbuildConfig {
  const { environments, ...base } = shellApp({ dir: path.join(workspace, 'shell') });
  return mergeRsbuildConfig(
    // The portal's own plugins record data for releases; only React's changes what visitors get.
    { ...base, plugins: [pluginReact()], source: { define: { ...pick(base.source?.define, ['process.env.NODE_ENV', 'SHELL_VERSION']) } } },
    {
      output: {
        assetPrefix: prefix,
        distPath: { root: out },
        cleanDistPath: false,
        overrideBrowserslist: environments?.web?.output?.overrideBrowserslist,
      },
      tools: { htmlPlugin: false },
    },
  );
}

function pick(from: Record<string, unknown> = {}, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, String(from[name])]));
}

/** Pages of an app: `modules` for `mfe-curriculum/src/pages/modules.page.tsx`. */
export function pagesOf(workspace: string, app: string): string[] {
  const ending = '.page.tsx';
  return readdirSync(path.join(workspace, app, 'src/pages'))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
}

/** Writes a source file for this build; returns where it is. */
export function writeEntry({ entries }: BuildPlan, name: string, lines: readonly string[]): string {
  mkdirSync(entries, { recursive: true });
  const file = path.join(entries, name);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

/** What apps import as `@portal/shell-api`, directly instead of through the objects that the portal shares. */
export function writeShellApi(plan: BuildPlan): string {
  const shell = path.join(plan.workspace, 'shell');
  return writeEntry(plan, 'shell-api.ts', [
    `export { useOffline } from '${shell}/src/offline/use-offline.ts';`,
    `export { toast } from '${shell}/src/chrome/toasts/toast-queue.ts';`,
    `export { site } from '${shell}/site.config.ts';`,
  ]);
}

/** Writes `chunks.json` beside the files: which of them belong to the entry and to each named part, so that documents can name them. */
export function listChunks(out: string): RsbuildPlugin {
  return {
    name: 'list-chunks',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        const { namedChunkGroups = {} } = stats?.toJson({ all: false, chunkGroups: true }) ?? {};
        const named = Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [name, assets.map((asset) => asset.name)]);
        writeFileSync(path.join(out, 'chunks.json'), JSON.stringify(Object.fromEntries(named)));
      });
    },
  };
}
