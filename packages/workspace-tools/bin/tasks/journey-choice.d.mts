import type { Run } from './run-options.mjs';
export function tagOf(folder: string): string;
export function knownTags(workspaces: readonly string[]): string[];
export function journeysOf(
  run: Pick<Run, 'all' | 'folders'>,
  users: readonly string[],
  workspaces: readonly string[],
): { grep?: string; invert?: string | undefined; pagesOf?: readonly string[] };
