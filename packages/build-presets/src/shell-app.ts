import { SEARCH_INDEX_FILE } from '@portal/contracts';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { common, serverEnvironment, webEnvironment } from './common.ts';
import { contentRules } from './content-rules.ts';
import { donationQrRule } from './donation-qr.ts';
import { eagerCompile } from './eager-compile.ts';
import { installedVersions, versionOf } from './installed-versions.ts';
import { releaseTarget } from './release-target.ts';

/**
 * The build of the shell: an ordinary app without a federation plugin (design: federation, point 1), the small blocking script that applies
 * the theme, the style for the bar on preview pages, the service worker, and for the prerenderer one self-contained file.
 */
export function shellApp({ dir }: { readonly dir: string }): RsbuildConfig {
  const target = releaseTarget(dir);
  const base = common(target);
  const web = webEnvironment(target);
  return defineConfig({
    ...base,
    root: dir,
    plugins: [...(base.plugins ?? []), eagerCompile(/^shell\.\w+\.js$/)],
    source: {
      define: {
        ...base.source?.define,
        PROVIDED_VERSIONS: JSON.stringify(installedVersions(dir)),
        MF_RUNTIME_VERSION: JSON.stringify(versionOf(dir, '@module-federation/enhanced')),
        SHELL_VERSION: JSON.stringify(target.version),
        SEARCH_INDEX_ADDRESS: JSON.stringify(`/${SEARCH_INDEX_FILE}`),
        // Entries are remoteEntry.js, so the part of the MF runtime that reads manifests is left out.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        ENV_TARGET: '"web"',
      },
    },
    tools: { rspack: { module: { rules: [...contentRules(), donationQrRule(dir)] } } },
    environments: {
      web: {
        ...web,
        output: {
          ...web.output,
          manifest: true,
          copy: ['icon.svg', 'touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon-maskable.png', 'preview.png'].map((file) => ({
            from: `./media/${file}`,
          })),
        },
        source: {
          entry: {
            shell: './src/start/browser.tsx',
            theme: './src/start/before-paint.ts',
            'preview-bar': './src/preview/preview-bar.module.css',
            worker: './src/offline/worker.ts',
          },
        },
        tools: { ...web.tools, rspack: { output: { uniqueName: target.name } } },
      },
      server: serverEnvironment(target, './src/start/server.tsx'),
    },
  });
}
