import { defineConfig, type RsbuildConfig } from '@rsbuild/core';

/** The build of a program that runs on Node: one self-contained file, so that it starts fast and needs no node_modules. */
export function nodeProgram({
  dir,
  entry,
  external = [],
}: {
  readonly dir: string;
  readonly entry: Record<string, string>;
  /** Libraries that are not part of the file and are loaded when needed. */
  readonly external?: readonly string[];
}): RsbuildConfig {
  return defineConfig({
    root: dir,
    mode: 'production',
    source: { entry },
    performance: { printFileSize: false },
    output: {
      target: 'node',
      module: true,
      legalComments: 'none',
      sourceMap: false,
      minify: false,
      // The caller says where; a build by hand goes to dist/by-hand, beside those in use.
      distPath: { root: process.env.PORTAL_OUT_DIR ?? 'dist/by-hand', js: '' },
      filename: { js: '[name].mjs' },
      cleanDistPath: true,
      externals: Object.fromEntries(external.map((name) => [name, `import ${name}`])),
    },
    splitChunks: false,
  });
}
