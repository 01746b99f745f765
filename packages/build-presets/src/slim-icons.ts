import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Makes every icon of lucide-react use the small function in `packages/ui` instead of the library's own (0011). */
export function slimIcons(): RsbuildPlugin {
  return {
    name: 'portal-slim-icons',
    setup(api) {
      api.modifyRspackConfig((_, { rspack, appendPlugins }) =>
        appendPlugins(
          new rspack.NormalModuleReplacementPlugin(
            /[\\/]createLucideIcon\.mjs$/,
            path.join(import.meta.dirname, '../../ui/src/icon-factory.ts'),
          ),
        ),
      );
    },
  };
}
