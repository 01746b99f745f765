import type { ContentMistake } from '../content-mistake.ts';
import { lineOf, nodesIn } from '../markdown/markdown-tree.ts';
import type { TextKind } from './text-kind.ts';

/** Tables beyond the number that all texts of a kind may have together, or a lack of them. */
export function tableMistakes({ rule, folder, texts }: TextKind): ContentMistake[] {
  const wanted = rule.tables;
  if (wanted === undefined || texts.length === 0) return [];
  const tables = texts.flatMap(({ file, tree }) =>
    [...nodesIn(tree)].filter(({ type }) => type === 'table').map((table) => ({ file, line: lineOf(table) })),
  );
  const amount = wanted === 1 ? 'one table' : `${wanted} tables`;
  if (tables.length < wanted) {
    const message = `The texts in content/${folder} have ${amount} together, but ${tables.length} ${tables.length === 1 ? 'is' : 'are'} there. Make one where it helps most.`;
    return [{ file: `content/${folder}`, line: 1, message }];
  }
  const first = tables[0];
  const message = first
    ? `The texts in content/${folder} have ${amount} together, the first in ${first.file}, line ${first.line}. Write this as a list or as sentences.`
    : `The texts in content/${folder} have no tables. Write this as a list or as sentences.`;
  return tables.slice(wanted).map((at) => ({ ...at, message }));
}
