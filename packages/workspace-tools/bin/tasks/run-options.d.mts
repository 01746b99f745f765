/** What a run of `npm test` covers. */
export interface Run {
  readonly all: boolean;
  readonly seed: number;
  readonly folders: readonly string[];
}
export function readRun(args: string[], workspaces: readonly string[]): (Run & { mistake?: undefined }) | { mistake: string };
export function repeatedBy(run: Run): string;
