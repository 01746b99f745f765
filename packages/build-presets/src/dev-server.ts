import { existsSync, mkdirSync, readdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SEARCH_INDEX_FILE } from '@portal/contracts';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { contentRules } from './content-rules.ts';
import { donationQrRule } from './donation-qr.ts';
import { installedVersions, versionOf } from './installed-versions.ts';

/** What a development server is started for. */
export interface DevOptions {
  readonly workspace: string;
  /** The app that runs from source, such as `mfe-content`. */
  readonly app: string;
  readonly port: number;
  /** The store that the other apps come from: a folder, or the address of a deployed site. */
  readonly store: string;
  /** Where the API answers; a running site forwards requests to it. */
  readonly api: string;
}

/**
 * Runs the shell and one app from source in development mode, with Fast Refresh; every other app comes from a store in the form that
 * visitors get. Resolves to the address when the server is listening.
 */
export async function startDevServer(options: DevOptions): Promise<{ readonly address: string; readonly close: () => Promise<void> }> {
  const dir = path.join(options.workspace, options.app);
  const entry = writeEntry(dir);
  // A page that is added while the server runs is included in the entry at once.
  const pages = watch(path.join(dir, 'src/pages'), () => writeEntry(dir));
  const rsbuild = await createRsbuild({ cwd: path.join(options.workspace, 'shell'), config: devConfig(options, entry) });
  const { urls, server } = await rsbuild.startDevServer();
  return {
    address: urls[0] ?? `http://localhost:${options.port}`,
    close: async () => {
      pages.close();
      await server.close();
    },
  };
}

function devConfig({ workspace, app, port, store, api }: DevOptions, entry: string): RsbuildConfig {
  const shell = path.join(workspace, 'shell');
  const remote = /^https?:\/\//.test(store);
  return {
    mode: 'development',
    plugins: [pluginReact()],
    source: {
      entry: { index: entry },
      define: {
        PROVIDED_VERSIONS: JSON.stringify(installedVersions(shell)),
        MF_RUNTIME_VERSION: JSON.stringify(versionOf(shell, '@module-federation/enhanced')),
        SHELL_VERSION: '"in development"',
        // As in the store: the entries of the releases, including the local app's.
        SEARCH_INDEX_ADDRESS: JSON.stringify(`/current/${SEARCH_INDEX_FILE}`),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        ENV_TARGET: '"web"',
      },
    },
    resolve: { alias: { '@portal/shell-api': path.join(shell, 'src/start/dev-shell-api.ts') } },
    html: { template: path.join(import.meta.dirname, 'dev-page.html'), title: `${app} in development` },
    output: { dataUriLimit: 0, cssModules: { localIdentName: '[local]-[hash:base64:5]' } },
    server: {
      port,
      strictPort: true,
      historyApiFallback: true,
      publicDir: remote ? false : [{ name: path.resolve(workspace, store), watch: false, copyOnBuild: false }],
      proxy: {
        '/api': { target: api, changeOrigin: true, on: { error: (_, __, response) => answerWithoutApi(response) } },
        // A deployed site serves its store's `current` folder at its root.
        ...(remote && {
          '/releases': { target: store, changeOrigin: true },
          '/current': { target: store, changeOrigin: true, pathRewrite: { '^/current': '' } },
        }),
      },
    },
    tools: { rspack: { module: { rules: [...contentRules(), donationQrRule(shell)] } } },
  };
}

/** Says, in the format of the API's own errors, that there is no API. */
function answerWithoutApi(response: unknown): void {
  const answer = response as import('node:http').ServerResponse;
  if (!('writeHead' in answer)) return;
  const detail = 'There is no API here. Run npm start in another window, then try again.';
  answer
    .writeHead(503, { 'Content-Type': 'application/problem+json', 'Retry-After': '5' })
    .end(JSON.stringify({ type: 'about:blank', title: 'Service Unavailable', status: 503, detail }));
}

function writeEntry(dir: string): string {
  const folder = path.join(dir, 'node_modules/.portal');
  mkdirSync(folder, { recursive: true });
  const ending = '.page.tsx';
  const pages = readdirSync(path.join(dir, 'src/pages')).filter((file) => file.endsWith(ending));
  const file = path.join(folder, 'dev-entry.ts');
  const text = `import { startDev } from '../../../shell/src/start/dev.tsx';
import { app } from '../../app.ts';

void startDev(app, {
${pages.map((page) => `  '${page.slice(0, -ending.length)}': () => import('../../src/pages/${page}'),`).join('\n')}
});
`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return file;
}
