import type { ContentMistake } from '../content-mistake.ts';
import type { AdviceRule } from '../define-content.ts';
import type { TextOfKind } from '../folder/text-kind.ts';
import { lineOf, nodesIn } from '../markdown/markdown-tree.ts';
import { sentencesIn } from '../markdown/sentences.ts';
import { deepLinkAdvice } from './deep-links.ts';
import { styleAdvice } from './prose-style.ts';
import { readingGrade } from './reading-grade.ts';

/** What would improve a text that has no mistakes. A text that has not been written yet gets no advice. */
export function adviceOf({ file, tree, document }: TextOfKind, { words, grade, style }: AdviceRule): ContentMistake[] {
  if (document.words === 0) return [];
  const first = tree.children[0];
  const line = first ? lineOf(first) : 1;
  const messages: string[] = [];
  if (words && document.words < words.from)
    messages.push(`The text has ${document.words} words, fewer than ${words.from}. Say more, or add an example.`);
  if (words && document.words > words.to)
    messages.push(`The text has ${document.words} words, more than ${words.to}. Take out what a reader would not miss.`);
  const own = readingGrade(sentencesIn(tree).map(({ text }) => text));
  if (grade !== undefined && own > grade)
    messages.push(`The text reads like grade ${own.toFixed(1)}, above ${grade}. Split the longest sentences and choose shorter words.`);
  if (style) messages.push(...styleAdvice(tree, style));
  const links = [...nodesIn(tree)].flatMap((node) => {
    const message = node.type === 'link' || node.type === 'definition' ? deepLinkAdvice(node.url) : undefined;
    return message === undefined ? [] : [{ file, line: lineOf(node), message }];
  });
  return [...messages.map((message) => ({ file, line, message })), ...links];
}
