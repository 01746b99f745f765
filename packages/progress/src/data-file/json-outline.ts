/** Deeper than anything that the portal stores. */
const DEEPEST = 64;

/** What JavaScript's own parser does not report. */
export interface JsonOutline {
  /** The first name that appears twice in the same map. */
  readonly twice: string | undefined;
  readonly isTooDeep: boolean;
  /** Whether something that was opened has not been closed. */
  readonly isOpen: boolean;
}

/** Scans the names and brackets of a JSON text, even of an invalid one. */
export function outlineOf(text: string): JsonOutline {
  const open: Set<string>[] = [];
  let twice: string | undefined;
  let isTooDeep = false;
  for (const [token, isName] of text.matchAll(/"(?:[^"\\]+|\\.)*"(\s*:)?|[{}[\]]/g)) {
    if (token === '{' || token === '[') open.push(new Set());
    else if (token === '}' || token === ']') open.pop();
    else if (isName) {
      const name = token.slice(0, -isName.length);
      const names = open.at(-1);
      if (names?.has(name)) twice ??= name.slice(1, -1);
      names?.add(name);
    }
    isTooDeep ||= open.length > DEEPEST;
  }
  return { twice, isTooDeep, isOpen: open.length > 0 };
}
