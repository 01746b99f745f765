import type { Run } from './run-options.mjs';
export function leftOut(
  run: Pick<Run, 'all' | 'folders'>,
  facts: {
    readonly tested: readonly string[];
    readonly workspaces: readonly string[];
    readonly secondPostgres: boolean;
    readonly journeysAreAll: boolean;
  },
): string | undefined;
