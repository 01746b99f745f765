/** A link as it appears in a content file. */
export interface PlacedLink {
  readonly address: string;
  readonly file: string;
  readonly line: number;
}

const ADDRESS = /https?:\/\/[^\s"'`<>{}|\\^]+/g;

/** Every web address in a text, with its line. Characters that close a sentence, parentheses or a Markdown link are not part of it. */
export function findLinks(text: string, file: string): PlacedLink[] {
  return text
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(ADDRESS)].map(([found]) => ({ address: trimmed(found), file, line: index + 1 })));
}

function trimmed(address: string): string {
  const end = address.replace(/[.,;:!?*_]+$/, '');
  const closes = end.endsWith(')') && end.split(')').length > end.split('(').length;
  return closes ? trimmed(end.slice(0, -1)) : end;
}
