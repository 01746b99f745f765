import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { mfRuntimeGlobal, sharedModules } from '@portal/contracts';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { common, serverEnvironment, webEnvironment } from './common.ts';
import { usedVersions, versionOf } from './installed-versions.ts';
import { releaseTarget } from './release-target.ts';

/** The federation plugin names the runtime that its entries need; the shell provides it, whichever version the shell itself has. */
const PLUGIN_VERSION = versionOf(path.join(import.meta.dirname, '..'), '@module-federation/rsbuild-plugin');

/** What an app tells the build about itself. */
export interface FeatureAppOptions {
  /** The app's folder: `import.meta.dirname` of its `rsbuild.config.ts`. */
  readonly dir: string;
}

/**
 * The build of a feature app: for browsers, a federation container with a thin remote entry (design: federation, points 4-7); for the
 * prerenderer, one file with the shared modules as externals (point 11).
 */
export function featureApp({ dir }: FeatureAppOptions): RsbuildConfig {
  const target = releaseTarget(dir);
  const pages = pagesOf(dir);
  const web = webEnvironment(target);
  return defineConfig({
    ...common(target),
    root: dir,
    environments: {
      web: {
        ...web,
        output: { ...web.output, copy: [{ from: './media/preview.png', noErrorOnMissing: true }] },
        plugins: [
          pluginModuleFederation({
            name: target.name,
            filename: 'remoteEntry.js',
            manifest: true,
            dts: false,
            shareStrategy: 'loaded-first',
            exposes: Object.fromEntries(pages.map((page) => [`./${page}`, `./src/pages/${page}.page.tsx`])),
            shared: Object.fromEntries(
              Object.entries(usedVersions(dir)).map(([name, version]) => [
                name,
                { singleton: true, strictVersion: true, requiredVersion: rangeOf(version), import: false as const },
              ]),
            ),
          }),
        ],
        tools: {
          ...web.tools,
          rspack: {
            entry: {},
            output: { uniqueName: target.name, chunkLoadingGlobal: `chunks_${target.name}` },
            externals: [externalMfRuntime],
            optimization: {
              splitChunks: {
                chunks: 'async',
                cacheGroups: {
                  default: false,
                  defaultVendors: false,
                  styles: { test: isStyle, name: 'styles', chunks: 'all', enforce: true },
                },
              },
            },
          },
        },
      },
      server: {
        ...serverEnvironment(target, writeServerEntry(dir, pages)),
        output: {
          ...serverEnvironment(target, '').output,
          externals: Object.fromEntries(Object.keys(sharedModules).map((name) => [name, `commonjs ${name}`])),
        },
      },
    },
  });
}

function pagesOf(dir: string): string[] {
  const ending = '.page.tsx';
  return readdirSync(path.join(dir, 'src/pages'))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
}

/** Patch versions do not matter: an app that was built with a newer one still runs in the previous shell (design: federation, point 22). */
function rangeOf(version: string): string {
  return `^${version.split('.').slice(0, 2).join('.')}.0`;
}

/** All styles of an app form one sheet (design: federation, point 19). */
function isStyle(module: { type?: string }): boolean {
  return module.type === 'css/mini-extract';
}

/** A thin entry takes the MF runtime from the shell. The generated data: request of the same name must stay inside. */
function externalMfRuntime({ request }: { request?: string }, callback: (error?: undefined, external?: string) => void): void {
  if (request && /^[^!]*[\\/]webpack-bundler-runtime[\\/][^!]*$/.test(request))
    callback(undefined, `var ${mfRuntimeGlobal(PLUGIN_VERSION)}`);
  else callback();
}

function writeServerEntry(dir: string, pages: readonly string[]): string {
  const folder = path.join(dir, 'node_modules/.portal');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'server-entry.js');
  const lines = pages.map((page, index) => `import { Page as page${index} } from '../../src/pages/${page}.page.tsx';`);
  if (existsSync(path.join(dir, 'data.ts'))) lines.push(`export { data } from '../../data.ts';`);
  if (existsSync(path.join(dir, 'search.ts'))) lines.push(`export { search } from '../../search.ts';`);
  if (existsSync(path.join(dir, 'structured-data.ts'))) lines.push(`export { structuredData } from '../../structured-data.ts';`);
  const preview = previewOf(dir);
  if (preview) lines.push(`export const preview = ${JSON.stringify(preview)};`);
  lines.push(
    `export { app as manifest } from '../../app.ts';`,
    `export const pages = { ${pages.map((page, index) => `'${page}': page${index}`).join(', ')} };`,
  );
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

/** A drawing's title says what the picture for link previews shows, as in any SVG. */
function previewOf(dir: string): { readonly alt: string } | undefined {
  const drawing = path.join(dir, 'media/preview.svg');
  const alt = existsSync(drawing) ? /<title>\s*([^<]+?)\s*<\/title>/.exec(readFileSync(drawing, 'utf8'))?.[1] : undefined;
  return alt === undefined ? undefined : { alt };
}
