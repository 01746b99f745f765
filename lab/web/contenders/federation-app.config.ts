import path from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { sharedAsUsual } from './shared-as-usual.ts';
import { buildPlan, pagesOf, settingsOfThePortal } from './sources.ts';

// A feature app as an ordinary remote: default plugin, its own runtime in the entry, a manifest that the host fetches.
const plan = buildPlan();
const { workspace, app = '' } = plan;

export default defineConfig(
  mergeRsbuildConfig(settingsOfThePortal(plan, `/${app}/`), {
    root: path.join(workspace, app),
    plugins: [
      pluginModuleFederation({
        name: app.replace(/\W/g, '_'),
        dts: false,
        exposes: Object.fromEntries(pagesOf(workspace, app).map((page) => [`./${page}`, `./src/pages/${page}.page.tsx`])),
        shared: {
          ...sharedAsUsual(workspace),
          // The frame's own API exists only in the frame.
          '@portal/shell-api': { singleton: true, import: false, requiredVersion: false },
        },
      }),
    ],
    source: { entry: {} },
    tools: { rspack: { entry: {}, output: { uniqueName: app } } },
  }),
);
