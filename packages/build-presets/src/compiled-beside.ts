import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Most functions of the frame's script run while a page comes to life. Told so, V8 compiles them beside the main thread while the
 * script arrives, in place of one by one when they are called; other engines read a remark (0020). Small scripts gain nothing.
 */
export function compiledBeside(script: RegExp): RsbuildPlugin {
  return {
    name: 'portal:compiled-beside',
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
