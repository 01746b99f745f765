import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

/** File beside a build's `web` folder that names the libraries whose code is in its scripts, as a JSON list. */
export const LIBRARIES_FILE = 'libraries.json';

/**
 * Writes {@link LIBRARIES_FILE} into `outDir`, so that a release can be refused that brings a library which the page has already.
 * `react/jsx-runtime`, a few lines that every file with markup needs, is named apart from `react`.
 */
export function bundledLibraries(outDir: string): RsbuildPlugin {
  return {
    name: 'portal-bundled-libraries',
    setup(api) {
      api.onAfterEnvironmentCompile(({ stats, environment }) => {
        if (!stats || environment.name !== 'web') return;
        const modules = 'compilation' in stats ? [...stats.compilation.modules] : [];
        const names = new Set(modules.flatMap(filesOf).flatMap(libraryOf));
        writeFileSync(path.join(outDir, LIBRARIES_FILE), JSON.stringify([...names].sort()));
      });
    },
  };
}

/** Files of a module; one that others were merged into names those. */
function filesOf(module: Rspack.Module): string[] {
  const merged = 'modules' in module ? (module.modules as Rspack.Module[]) : [];
  return [module.nameForCondition() ?? '', ...merged.flatMap(filesOf)];
}

function libraryOf(file: string): string[] {
  const inside = file.replaceAll('\\', '/').split('/node_modules/').at(-1);
  if (inside === undefined || !file.includes('node_modules') || !/\.[cm]?[jt]sx?$/.test(inside)) return [];
  const [first = '', second = '', ...rest] = inside.split('/');
  const name = first.startsWith('@') ? `${first}/${second}` : first;
  const isJsxRuntime = name === 'react' && [second, ...rest].join('/').includes('jsx-runtime');
  return [isJsxRuntime ? 'react/jsx-runtime' : name];
}
