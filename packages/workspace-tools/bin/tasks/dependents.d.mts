export const READ_BY_TESTS: Readonly<Record<string, readonly string[]>>;
export function workspaceGraph(): Map<string, string[]>;
export function reachOf(
  folders: readonly string[],
  graph: ReadonlyMap<string, readonly string[]>,
  readByTests?: Readonly<Record<string, readonly string[]>>,
): { users: string[]; tested: string[] };
