/** A separate line between two notes that are both kept. A contract: a later merge recognizes by it what it already has. */
const BETWEEN = '— — —';

/**
 * One note that contains both (3-decisions.md: "two different notes are both kept in text order"). A note that already contains the other,
 * from an earlier merge, stays as it is; blanks around a note are ignored.
 */
export function mergeNotes(mine: string, theirs: string): string {
  const [ours, others] = [partsOf(mine), partsOf(theirs)];
  const hasOthers = isWithin(others, ours);
  const hasOurs = isWithin(ours, others);
  if (hasOurs && hasOthers) return mine < theirs ? mine : theirs;
  if (hasOthers) return mine;
  if (hasOurs) return theirs;
  return [...new Set([...ours, ...others])].sort().join(`\n\n${BETWEEN}\n\n`);
}

const isWithin = (parts: ReadonlySet<string>, all: ReadonlySet<string>): boolean => [...parts].every((part) => all.has(part));

function partsOf(note: string): ReadonlySet<string> {
  const parts: string[][] = [[]];
  for (const line of note.split('\n')) {
    if (line.trim() === BETWEEN) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return new Set(parts.map((lines) => lines.join('\n').trim()).filter(Boolean));
}
