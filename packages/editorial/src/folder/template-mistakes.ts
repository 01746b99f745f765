import type { ContentMistake } from '../content-mistake.ts';
import { lineOf, type MarkdownTree, nodesIn, textOf } from '../markdown/markdown-tree.ts';
import { TEMPLATE } from '../text-folder.ts';
import type { TextOfKind } from './text-kind.ts';

/** Lines of the template that nobody has replaced yet; for the writer of a new text, they are what is left to do. */
export function templateMistakes(
  template: MarkdownTree,
  folder: string,
  texts: readonly Pick<TextOfKind, 'file' | 'tree'>[],
): ContentMistake[] {
  const placeholders = new Set(wordsIn(template).map(({ words }) => words));
  const message = `This line is still the one in content/${folder}/${TEMPLATE}. Write your own in its place, or take it out.`;
  return texts.flatMap(({ file, tree }) =>
    wordsIn(tree)
      .filter(({ words }) => placeholders.has(words))
      .map(({ line }) => ({ file, line, message })),
  );
}

/** Paragraphs and smaller headings: those of level 2 are the same in all texts. */
function wordsIn(tree: MarkdownTree): { words: string; line: number }[] {
  return [...nodesIn(tree)]
    .filter((node) => node.type === 'paragraph' || (node.type === 'heading' && node.depth > 2))
    .map((node) => ({ words: textOf(node), line: lineOf(node) }));
}
