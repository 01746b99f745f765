import path from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { sharedAsUsual } from './shared-as-usual.ts';
import { buildPlan, listChunks, settingsOfThePortal, writeEntry, writeShellApi } from './sources.ts';

// The frame as an ordinary federation host: default plugin, whole packages shared, a fetched document that says which remotes exist.
const plan = buildPlan();
const { workspace, out } = plan;
const shell = path.join(workspace, 'shell');

writeEntry(plan, 'bootstrap.ts', [
  `import { start } from '${shell}/src/start/start.tsx';`,
  `import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';`,
  `import '@portal/shell-api';`,
  "const { live, remotes } = await (await fetch('/remotes.json')).json();",
  'registerRemotes(remotes);',
  'void start(live, {',
  "  load: async (release, page) => (await loadRemote(release.name + '/' + page)).Page,",
  "  readPrevious: () => Promise.reject(new Error('There is one release.')),",
  '});',
]);
const entry = writeEntry(plan, 'host.ts', [`void import('./bootstrap.ts');`]);

export default defineConfig(
  mergeRsbuildConfig(settingsOfThePortal(plan, '/'), {
    root: shell,
    plugins: [
      pluginModuleFederation({
        name: 'ordinary_host',
        dts: false,
        shared: {
          ...sharedAsUsual(workspace),
          '@portal/shell-api': { singleton: true, version: '1.0.0', requiredVersion: false },
        },
      }),
      listChunks(out),
    ],
    source: { entry: { host: entry } },
    // The entry is outside the frame's folder and uses its libraries.
    tools: { rspack: { resolve: { modules: ['node_modules', path.join(shell, 'node_modules')] } } },
    resolve: { alias: { '@portal/shell-api$': writeShellApi(plan) } },
  }),
);
