/**
 * The YAML text with `checked: "<day>"` below each entry (`url`) with the address, replacing an earlier day; undefined if no entry has it.
 * Everything else, including comments, stays unchanged.
 */
export function markSeen(text: string, address: string, day: string): string | undefined {
  const lines = text.split('\n');
  const found = lines.flatMap((line, at) => (addressIn(line) === address ? [at] : []));
  if (found.length === 0) return undefined;
  // From the end, so that the numbers of earlier lines stay correct.
  for (const at of found.reverse()) {
    const indent = indentOf(lines[at] ?? '');
    const date = `checked: "${day}"`;
    const earlier = entryAround(lines, at, indent).find((line) => /^\s*(?:- )?checked:/.test(lines[line] ?? ''));
    if (earlier === undefined) lines.splice(at + 1, 0, ' '.repeat(indent) + date);
    else lines[earlier] = (lines[earlier] ?? '').replace(/checked:.*/, date);
  }
  return lines.join('\n');
}

function addressIn(line: string): string | undefined {
  return /^\s*(?:- )?url:\s*["']?([^"'\s]+)["']?\s*$/.exec(line)?.[1];
}

/** Column in which the keys of an entry begin; the first one follows a hyphen. */
const indentOf = (line: string): number => /^\s*(?:- )?/.exec(line)?.[0].length ?? 0;

/** The lines with the keys of one entry: those in the same column, between the hyphen that begins it and the next one. */
function entryAround(lines: readonly string[], at: number, indent: number): number[] {
  const begins = (line: number) => /^\s*- /.test(lines[line] ?? '') && indentOf(lines[line] ?? '') === indent;
  const ends = (line: number) => (lines[line] ?? '').trim() !== '' && indentOf(lines[line] ?? '') < indent;
  let first = at;
  while (first > 0 && !begins(first) && !ends(first - 1)) first -= 1;
  let last = at;
  while (last + 1 < lines.length && !begins(last + 1) && !ends(last + 1)) last += 1;
  return Array.from({ length: last - first + 1 }, (_, step) => first + step).filter((line) => indentOf(lines[line] ?? '') === indent);
}
