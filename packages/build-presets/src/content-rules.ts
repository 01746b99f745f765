import { createRequire } from 'node:module';
import type { Rspack } from '@rsbuild/core';

const require = createRequire(import.meta.url);

const TO_FILL_IN = /[\\/]content[\\/]templates[\\/].+\.md$/;

/** How the bundler reads texts and captions. */
export function contentRules(filename = '[name].[contenthash:8][ext]'): Rspack.RuleSetRule[] {
  return [
    {
      test: /[\\/]content[\\/].+\.(md|ya?ml)$/,
      resourceQuery: { not: /^\?(file|docx)$/ },
      type: 'javascript/auto',
      use: [require.resolve('@portal/editorial/loader')],
    },
    // Downloads have a name that readers recognize; the address of the release contains the version.
    { test: TO_FILL_IN, resourceQuery: /^\?file$/, type: 'asset/resource', generator: { filename: 'templates/[name].md' } },
    {
      test: TO_FILL_IN,
      resourceQuery: /^\?docx$/,
      type: 'asset/resource',
      generator: { filename: 'templates/[name].docx' },
      use: [require.resolve('@portal/editorial/docx-loader')],
    },
    { test: /[\\/]content[\\/].+\.csv$/, type: 'asset/resource', generator: { filename: 'data/[name].csv' } },
    { test: /\.vtt$/, type: 'asset/resource', generator: { filename } },
  ];
}
