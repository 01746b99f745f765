/** One column of the log with an example of what to write. */
export interface LogField {
  readonly name: string;
  readonly example: string;
}

/** Spreadsheets run cells that begin with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Number of lines to fill in. */
const EMPTY_LINES = 5;

/** A cell of a CSV file (RFC 4180) that no spreadsheet treats as a formula. */
export function csvCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The log's heading and its example as a CSV file. */
export function logAsCsv(fields: readonly LogField[]): string {
  const line = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;
  return BYTE_ORDER_MARK + line(fields.map(({ name }) => name)) + line(fields.map(({ example }) => example));
}

/** The log's heading, its example and empty lines as a Markdown table. */
export function logAsMarkdown(title: string, fields: readonly LogField[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const empty = line(fields.map(() => ' '));
  return [
    `# ${title}`,
    '',
    line(fields.map(({ name }) => name)),
    line(fields.map(() => '---')),
    line(fields.map(({ example }) => example)),
    ...Array.from({ length: EMPTY_LINES }, () => empty),
    '',
  ].join('\n');
}
