import { lineOf, type MarkdownTree, nodesIn, textOf } from './markdown-tree.ts';

/** A sentence of a paragraph, list item or quotation, and the line on which it begins. */
export interface Sentence {
  readonly text: string;
  readonly line: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text in reading order. Headings, tables and code have none; a list item is a sentence even without a period. */
export function sentencesIn(tree: MarkdownTree): Sentence[] {
  return [...nodesIn(tree)].flatMap((node) => {
    if (node.type !== 'paragraph') return [];
    // Inside a paragraph, a line break does not end a sentence, but it counts as a line.
    const words = textOf(node);
    return [...segmenter.segment(words.replaceAll('\n', ' '))].map(({ segment, index }) => ({
      text: segment.trim(),
      line: lineOf(node) + words.slice(0, index).split('\n').length - 1,
    }));
  });
}

/** The sentences of a piece of running text. */
export function sentencesOf(text: string): string[] {
  return [...segmenter.segment(text.replaceAll('\n', ' '))].map(({ segment }) => segment.trim());
}
