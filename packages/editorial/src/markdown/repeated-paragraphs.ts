import type { ContentMistake } from '../content-mistake.ts';
import { lineOf, type MarkdownTree, nodesIn, textOf } from './markdown-tree.ts';
import { countWords } from './reading-time.ts';

/** A paragraph with more words than this may stand in one file only. */
const SHORT = 8;

/** Paragraphs that stand in two files word by word; capitals and line breaks do not count. The later file carries the mistake. */
export function repeatedParagraphs(files: readonly { readonly file: string; readonly tree: MarkdownTree }[]): ContentMistake[] {
  const first = new Map<string, { file: string; line: number }>();
  const mistakes: ContentMistake[] = [];
  for (const { file, tree } of files) {
    for (const node of nodesIn(tree)) {
      if (node.type !== 'paragraph') continue;
      const text = textOf(node).replace(/\s+/g, ' ').trim().toLowerCase();
      if (countWords(text) <= SHORT) continue;
      const earlier = first.get(text);
      if (!earlier) first.set(text, { file, line: lineOf(node) });
      else if (earlier.file !== file) {
        const message = `This paragraph stands already in ${earlier.file}, line ${earlier.line}. Write it anew for this page, or keep it in one of the two only.`;
        mistakes.push({ file, line: lineOf(node), message });
      }
    }
  }
  return mistakes;
}
