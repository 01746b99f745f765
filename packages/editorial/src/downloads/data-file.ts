import { CsvError, parse } from 'csv-parse/sync';

/** A table of data that readers can download: the names of its columns, and its rows as text. */
export interface DataTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What is wrong with a file of comma-separated values, and on which line. */
export interface DataFault {
  readonly line: number;
  readonly message: string;
}

/** Reads comma-separated values (RFC 4180) whose first row names the columns. */
export function readDataTable(text: string): DataTable | DataFault {
  let table: string[][];
  try {
    table = parse(text, { bom: true });
  } catch (problem) {
    return faultOf(problem, parse(text, { bom: true, to: 1 })[0]?.length ?? 0);
  }
  const [columns = [], ...rows] = table;
  if (rows.length === 0)
    return { line: 1, message: 'This table has no rows. Write the column names in its first line and the values below it.' };
  const unnamed = columns.findIndex((name) => name.trim() === '');
  if (unnamed >= 0) return { line: 1, message: `Column ${unnamed + 1} has no name. Write one in the first line.` };
  const twice = columns.find((name, index) => columns.indexOf(name) < index);
  if (twice !== undefined) return { line: 1, message: `Two columns are named "${twice}". Give one of them another name.` };
  return { columns, rows };
}

function faultOf(problem: unknown, columns: number): DataFault {
  if (!(problem instanceof CsvError)) throw problem;
  const line = Number(problem.lines ?? 1);
  if (problem.code !== 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH')
    return { line, message: 'This row cannot be read. Put quotation marks around the whole value, and double any inside it.' };
  const { length } = problem.record as readonly string[];
  return { line, message: `This row has ${length} values, but the first line names ${columns} columns. Add or remove commas.` };
}
