import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/** File beside a build's `web` folder: the shared modules that each script takes from the shell as it runs, by the script's name. */
export const SHARED_FILE = 'shared-by-script.json';

/** As in "consume shared module (default) react@^19.3.0 (strict)". */
const CONSUMED = /^consume shared module \(\w+\) (.+?)@/;

/** Writes {@link SHARED_FILE} into `outDir`, so that a page is told to bring along what it needs itself, not what its app does. */
export function sharedByChunk(outDir: string): RsbuildPlugin {
  return {
    name: 'portal-shared-by-chunk',
    setup(api) {
      api.onAfterEnvironmentCompile(({ stats, environment }) => {
        if (!stats || !('compilation' in stats) || environment.name !== 'web') return;
        const { chunks, chunkGraph } = stats.compilation;
        const taken: Record<string, string[]> = {};
        for (const chunk of chunks) {
          const names = chunkGraph.getChunkModules(chunk).flatMap((module) => CONSUMED.exec(module.identifier())?.[1] ?? []);
          for (const file of chunk.files) if (file.endsWith('.js')) taken[file] = names.sort();
        }
        writeFileSync(path.join(outDir, SHARED_FILE), JSON.stringify(taken, Object.keys(taken).sort()));
      });
    },
  };
}
