const reported = new WeakSet<object>();

/**
 * The rows of a list in an answer of the API that can be shown. A list is read row by row: a row that lacks what its page needs is left out
 * and the others are shown; what was left out is reported once for each answer. `undefined` if the answer is not a list, or if none of its
 * rows can be shown.
 */
export function rowsOf<Row>(address: string, answer: unknown, isRow: (row: unknown) => row is Row): Row[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  const rows = answer.filter(isRow);
  if (rows.length < answer.length && !reported.has(answer)) {
    reported.add(answer);
    const count = `${answer.length - rows.length} of ${answer.length} rows of ${address}`;
    reportError(new Error(`${count} cannot be shown: the first is number ${answer.findIndex((row) => !isRow(row)) + 1}.`));
  }
  return rows.length === 0 && answer.length > 0 ? undefined : rows;
}
