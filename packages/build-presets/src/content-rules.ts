import { createRequire } from 'node:module';
import type { Rspack } from '@rsbuild/core';

const require = createRequire(import.meta.url);

/** How the bundler reads words and captions. */
export function contentRules(filename = '[name].[contenthash:8][ext]'): Rspack.RuleSetRule[] {
  return [
    { test: /[\\/]content[\\/].+\.(md|ya?ml)$/, type: 'javascript/auto', use: [require.resolve('@portal/editorial/loader')] },
    { test: /\.vtt$/, type: 'asset/resource', generator: { filename } },
  ];
}
