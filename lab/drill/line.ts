import { test } from '@playwright/test';

/** One line of a table of the drill. */
export interface Line {
  readonly table: string;
  readonly cells: Readonly<Record<string, string | number>>;
  /** What was not as expected, in words; empty if everything was. */
  readonly broken: readonly string[];
}

const TYPE = 'line of the drill';

/** Adds a line to its table; the test continues, so that one broken line does not hide others. */
export function writeLine(line: Line): void {
  test.info().annotations.push({ type: TYPE, description: JSON.stringify(line) });
  test.expect.soft(line.broken, Object.values(line.cells).join(', ')).toEqual([]);
}

/** The lines that a test wrote. */
export function linesOf(annotations: readonly { readonly type: string; readonly description?: string }[]): Line[] {
  return annotations.flatMap(({ type, description }) => (type === TYPE && description ? [JSON.parse(description) as Line] : []));
}
