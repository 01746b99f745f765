import type { RsbuildPlugin } from '@rsbuild/core';

/** The list of the hashes that a build's lazy scripts must have, as it appears in the script that loads them. */
const HASHES = /(sriHashes\s*=\s*)(\{[^{}]*\})/g;

/**
 * Puts the hashes of lazy scripts in a fixed order. Rspack orders them by the numbers that it gives to chunks as it encounters them, and
 * even in a build that runs alone, these are not always the same: of 16 builds on a very busy machine, three differed from the others only
 * in this. As a result, a release was made in which nothing had changed.
 */
export function deterministicHashes(): RsbuildPlugin {
  return {
    name: 'portal-deterministic-hashes',
    setup(api) {
      // Before minification, and before files are named after their content.
      api.processAssets({ stage: 'additional', targets: ['web'] }, ({ assets, compilation, sources }) => {
        for (const [file, asset] of Object.entries(assets)) {
          if (!file.endsWith('.js')) continue;
          const source = String(asset.source());
          const steady = source.replace(HASHES, (_, begin: string, hashes: string) => begin + inOrder(hashes));
          if (steady !== source) compilation.updateAsset(file, new sources.RawSource(steady));
        }
      });
    },
  };
}

function inOrder(hashes: string): string {
  const entries = hashes.match(/[^\s,{}]+:\s*"[^"]+"/g) ?? [];
  return `{${entries.sort().join(',')}}`;
}
