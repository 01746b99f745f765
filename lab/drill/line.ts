import { test } from '@playwright/test';

/** One line of a table of the drill. */
export interface Line {
  readonly table: string;
  readonly cells: Readonly<Record<string, string | number>>;
  /** What did not hold, in words; nothing when all did. */
  readonly broken: readonly string[];
}

const TYPE = 'line of the drill';

/** Puts a line into its table; the test goes on, so that one broken line hides no other. */
export function writeLine(line: Line): void {
  test.info().annotations.push({ type: TYPE, description: JSON.stringify(line) });
  test.expect.soft(line.broken, Object.values(line.cells).join(', ')).toEqual([]);
}

/** The lines that a test wrote. */
export function linesOf(annotations: readonly { readonly type: string; readonly description?: string }[]): Line[] {
  return annotations.flatMap(({ type, description }) => (type === TYPE && description ? [JSON.parse(description) as Line] : []));
}
