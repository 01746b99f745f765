import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Most functions of the shell's script run while a page hydrates. With this hint, V8 compiles them off the main thread while the script
 * loads instead of one by one when they are called; to other engines, it is a comment (0020). Small scripts gain nothing.
 */
export function eagerCompile(script: RegExp): RsbuildPlugin {
  return {
    name: 'portal:eager-compile',
    setup(api) {
      api.modifyRspackConfig((_config, { appendPlugins, environment, rspack }) => {
        if (environment.name !== 'web') return;
        const { BannerPlugin, Compilation } = rspack;
        const afterMinifying = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
        appendPlugins(new BannerPlugin({ banner: '//# allFunctionsCalledOnLoad', raw: true, include: script, stage: afterMinifying }));
      });
    },
  };
}
