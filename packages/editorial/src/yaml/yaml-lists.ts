import { isMap, isScalar, isSeq, type Pair, parseDocument, type YAMLSeq } from 'yaml';

/** A list in an order file, and how to add an item to it without changing anything else. */
export interface NamedList {
  /** `outside`, or the title of the group that it belongs to. */
  readonly name: string;
  /** The text between these offsets is replaced by `before` and the item. */
  readonly from: number;
  readonly to: number;
  readonly before: string;
}

/** The lists below certain keys, from top to bottom; a list beside a `title` is named by it. */
export function listsOf(text: string, keys: readonly string[]): NamedList[] {
  const lists: NamedList[] = [];
  const visit = (node: unknown): void => {
    if (isSeq(node)) for (const item of node.items) visit(item);
    if (!isMap(node)) return;
    const title = node.get('title');
    for (const pair of node.items) {
      const key = isScalar(pair.key) ? String(pair.key.value) : '';
      if (keys.includes(key) && isSeq(pair.value)) lists.push(listAt(pair, pair.value, typeof title === 'string' ? title : key, text));
      else visit(pair.value);
    }
  };
  visit(parseDocument(text).contents);
  return lists;
}

/** The text with one more item at the end of a list. */
export function withItem(text: string, { from, to, before }: NamedList, item: string): string {
  return `${text.slice(0, from)}${before}${item}${text.slice(to)}`;
}

/** The text with one more line at the end of the group `name:` at the left margin, which is created if it is missing. */
export function withLine(text: string, name: string, line: string): string {
  const lines = text.trimEnd().split('\n');
  const head = lines.findIndex((one) => one.startsWith(`${name}:`));
  if (head < 0) return `${[...lines, '', `${name}:`, `  ${line}`].join('\n')}\n`;
  let last = head;
  for (let at = head + 1; at < lines.length && /^(?:\s|$)/.test(lines[at] ?? ''); at++) if (lines[at]?.trim()) last = at;
  return `${[...lines.slice(0, last + 1), `  ${line}`, ...lines.slice(last + 1)].join('\n')}\n`;
}

function listAt({ key }: Pair, list: YAMLSeq, name: string, text: string): NamedList {
  const [start = 0, end = 0] = list.range ?? [];
  const last = list.items.at(-1);
  if (isScalar(last)) {
    const behind = last.range?.[1] ?? end;
    if (list.flow) return { name, from: behind, to: behind, before: ', ' };
    const lineEnd = text.indexOf('\n', behind) < 0 ? text.length : text.indexOf('\n', behind);
    return { name, from: lineEnd, to: lineEnd, before: `\n${' '.repeat(columnOf(text, start))}- ` };
  }
  const column = columnOf(text, isScalar(key) ? (key.range?.[0] ?? 0) : 0);
  return { name, from: text.slice(0, start).trimEnd().length, to: end, before: `\n${' '.repeat(column + 2)}- ` };
}

function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}
