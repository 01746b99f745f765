import { createHash } from 'node:crypto';
import path from 'node:path';
import type { EnvironmentConfig, RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { bundledLibraries } from './bundled-libraries.ts';
import { contentRules } from './content-rules.ts';
import { deterministicHashes } from './deterministic-hashes.ts';
import type { ReleaseTarget } from './release-target.ts';
import { slimIcons } from './slim-icons.ts';

/** Browsers that every build supports: those with `<dialog>`, popover, cascade layers and `light-dark()`. */
const BROWSERS = ['chrome >= 123', 'edge >= 123', 'firefox >= 125', 'safari >= 17.5', 'ios_saf >= 17.5'];

/** Folder of a build that visitors get, and the one file that the prerenderer runs. */
export const WEB_FOLDER = 'web';
export const SERVER_FILE = 'server.cjs';

/** Name of the environment that produces {@link WEB_FOLDER}. */
const WEB = 'web';

/** Settings shared by the browser and the server builds of an app or of the shell, so that both produce the same markup. */
export function common(target: ReleaseTarget): RsbuildConfig {
  return {
    plugins: [pluginReact(), bundledLibraries(target), slimIcons(), deterministicHashes()],
    server: { publicDir: false },
    source: { define: { 'process.env.NODE_ENV': JSON.stringify('production') } },
    mode: 'production',
    dev: { progressBar: false },
    performance: { printFileSize: false },
    output: {
      legalComments: 'none',
      sourceMap: false,
      assetPrefix: target.address,
      dataUriLimit: 0,
      // Class names contain the release, so that two releases of one app in a page never style each other.
      cssModules: { localIdentName: `${classPrefix(target)}[hash:base64:5]`, exportLocalsConvention: 'asIs' },
      distPath: { js: '', jsAsync: '', css: '', cssAsync: '', svg: '', font: '', image: '', media: '', assets: '' },
      filename: {
        js: '[name].[contenthash:8].js',
        css: '[name].[contenthash:8].css',
        svg: '[name].[contenthash:8].svg',
        media: '[name].[contenthash:8][ext]',
        font: '[name].[contenthash:8][ext]',
        image: '[name].[contenthash:8][ext]',
      },
    },
    tools: { rspack: { module: { rules: contentRules() } } },
  };
}

/** A few letters that differ from release to release. */
function classPrefix({ name }: ReleaseTarget): string {
  return `c${createHash('sha256').update(name).digest('hex').slice(0, 4)}_`;
}

/** The build that visitors load. */
export function webEnvironment(target: ReleaseTarget): EnvironmentConfig {
  return {
    output: {
      target: 'web',
      overrideBrowserslist: BROWSERS,
      distPath: { root: path.join(target.outDir, WEB_FOLDER) },
      cleanDistPath: true,
    },
    security: { sri: { enable: true, algorithm: 'sha384' } },
    tools: { htmlPlugin: false },
    splitChunks: false,
  };
}

/** The one CommonJS file that the prerenderer runs. It does not write assets: addresses are those of the browser build. */
export function serverEnvironment(target: ReleaseTarget, entry: string): EnvironmentConfig {
  return {
    source: { entry: { server: entry } },
    output: {
      target: 'node',
      module: false,
      emitAssets: false,
      emitCss: false,
      distPath: { root: target.outDir },
      filename: { js: SERVER_FILE },
      cleanDistPath: false,
      // Readable, but without comments: a comment does not change a page, so it is no reason for a release.
      minify: {
        js: true,
        jsOptions: { minimizerOptions: { compress: false, mangle: false, format: { comments: false, beautify: true } } },
      },
    },
    splitChunks: false,
    tools: {
      rspack: {
        output: { library: { type: 'commonjs2' }, asyncChunks: false },
        // After the browser's build, not at the same time. Rspack numbers chunks once for the whole process and orders some of its output
        // by those numbers, so the bytes depended on which of the two builds was ahead. See also deterministicHashes.
        dependencies: [WEB],
      },
    },
  };
}
