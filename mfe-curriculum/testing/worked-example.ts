import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

type Row = Readonly<Record<string, string>>;

/**
 * A text with the table of its example. `says` fails if a sentence, with numbers computed from the table, is not in the text word for word.
 */
export function workedExample(text: string, table = text) {
  const read = (file: string) => readFileSync(path.join(__dirname, '../content', file), 'utf8');
  const prose = plain(read(`${text}.md`));
  return {
    rows: parse(read(`${table}.csv`), { columns: true }) as readonly Row[],
    says: (...sentences: readonly string[]) => {
      for (const sentence of sentences) expect(prose).toContain(sentence);
    },
  };
}

/** Words as they are read: without the addresses of links and the markup of bold text. */
function plain(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|_(?=\w)/g, '')
    .replace(/[ \t]*\n[ \t]*/g, '\n');
}

/** How many rows have these values. */
export function count(rows: readonly Row[], where: Row): number {
  return rows.filter((row) => Object.entries(where).every(([column, value]) => row[column] === value)).length;
}

/** The numbers of a column; empty cells are left out. */
export function numbers(rows: readonly Row[], column: string): number[] {
  return rows.flatMap((row) => (row[column] ? [Number(row[column])] : []));
}

/** A share as a whole percentage, such as "35%". */
export const percent = (part: number, of = 1, digits = 0): string => `${((100 * part) / of).toFixed(digits)}%`;
/** Hundredths as points, such as "17". */
export const points = (share: number, digits = 0): string => (100 * share).toFixed(digits);
