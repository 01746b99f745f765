import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { type Component, componentAt, softwareBillOfMaterials } from './bill-of-materials.ts';
import type { ReleaseTarget } from './release-target.ts';

/** File beside a build's `web` folder that names the libraries whose code is in its scripts, as a JSON list. */
export const LIBRARIES_FILE = 'libraries.json';
/** File beside it that lists every package whose code is in the scripts or in the server build, with its version (CycloneDX). */
export const BILL_OF_MATERIALS_FILE = 'bom.json';

/**
 * Writes {@link LIBRARIES_FILE} into the output folder, so that a release can be refused if it includes a library that is already on the
 * page, and {@link BILL_OF_MATERIALS_FILE}, so that releases with a package that turned out to be dangerous can be found. The first lists
 * `react/jsx-runtime`, a few lines that every file with markup needs, separately from `react`.
 */
export function bundledLibraries(target: ReleaseTarget): RsbuildPlugin {
  return {
    name: 'portal-bundled-libraries',
    setup(api) {
      const components = new Map<string, Component>();
      api.onAfterEnvironmentCompile(({ stats, environment }) => {
        if (!stats) return;
        const modules = 'compilation' in stats ? [...stats.compilation.modules] : [];
        const files = modules.flatMap(filesOf);
        for (const component of files.flatMap(componentOf)) components.set(component.purl, component);
        writeFileSync(path.join(target.outDir, BILL_OF_MATERIALS_FILE), softwareBillOfMaterials(target, [...components.values()]));
        if (environment.name !== 'web') return;
        writeFileSync(path.join(target.outDir, LIBRARIES_FILE), JSON.stringify([...new Set(files.flatMap(libraryOf))].sort()));
      });
    },
  };
}

/** Files of a module; a module into which others were merged names theirs. */
function filesOf(module: Rspack.Module): string[] {
  const merged = 'modules' in module ? (module.modules as Rspack.Module[]) : [];
  return [module.nameForCondition() ?? '', ...merged.flatMap(filesOf)];
}

/** Name of the package that a file belongs to, and the path of the file inside it. */
function packageOf(file: string): { readonly name: string; readonly inside: string } | undefined {
  const after = file.replaceAll('\\', '/').split('/node_modules/').at(-1);
  if (after === undefined || !file.includes('node_modules')) return undefined;
  const [first = '', second = '', ...rest] = after.split('/');
  return first.startsWith('@')
    ? { name: `${first}/${second}`, inside: rest.join('/') }
    : { name: first, inside: [second, ...rest].join('/') };
}

function libraryOf(file: string): string[] {
  const found = packageOf(file);
  if (!found || !/\.[cm]?[jt]sx?$/.test(file)) return [];
  return [found.name === 'react' && found.inside.includes('jsx-runtime') ? 'react/jsx-runtime' : found.name];
}

function componentOf(file: string): Component[] {
  const found = packageOf(file);
  // Files that the build generates for itself are in node_modules/.portal.
  if (!found || found.name.startsWith('.')) return [];
  const folder = file.slice(0, file.length - found.inside.length);
  return [componentAt(readFileSync(path.join(folder, 'package.json'), 'utf8'))];
}
