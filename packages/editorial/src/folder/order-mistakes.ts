import type { ContentMistake } from '../content-mistake.ts';
import { nearestWord } from '../schema/nearest-word.ts';
import type { YamlPath } from '../yaml/yaml-text.ts';
import type { TextKind } from './text-kind.ts';

/** The name of a text in the order file, and where it appears. */
interface NamedText {
  readonly name: string;
  readonly path: YamlPath;
}

/** Names without a file, files without a name, and names that appear twice. */
export function orderMistakes({ rule, folder, texts, yaml }: TextKind): ContentMistake[] {
  const order = rule.order && yaml(rule.order.file);
  if (!rule.order || !order) return [];
  const orderFile = `content/${rule.order.file}`;
  const named = namesIn(order.data, rule.order.lists);
  const files = texts.map(({ name }) => name);
  const missing = files.filter((file) => !named.some(({ name }) => name === file));
  const mistakes: ContentMistake[] = [];
  const lines = new Map<string, number>();
  for (const { name, path } of named) {
    const line = order.lineOf(path);
    const first = lines.get(name);
    if (first !== undefined) {
      mistakes.push({ file: orderFile, line, message: `"${name}" already appears on line ${first}. Keep one of the two.` });
      continue;
    }
    lines.set(name, line);
    if (files.includes(name)) continue;
    const meant = nearestWord(name, missing);
    const advice = meant ? `Write "${meant}" instead` : 'Correct the name, or take the line out';
    mistakes.push({ file: orderFile, line, message: `There is no file content/${folder}/${name}.md. ${advice}.` });
  }
  const lost = texts.filter(({ name }) => missing.includes(name));
  const message = (name: string): string =>
    `This text is not in any list in ${orderFile}, so no page shows it. Add a line "- ${name}" there, where it belongs.`;
  return [...mistakes, ...lost.map(({ file, name }) => ({ file, line: 1, message: message(name) }))];
}

/** The names in all lists that may contain some, from top to bottom. Anything that is not a text is left to the schema. */
function namesIn(data: unknown, lists: readonly string[], path: YamlPath = []): NamedText[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const at = [...path, Array.isArray(data) ? Number(key) : key];
    if (!lists.includes(key) || !Array.isArray(value)) return namesIn(value, lists, at);
    return value.flatMap((name, index) => (typeof name === 'string' ? [{ name, path: [...at, index] }] : []));
  });
}
