import { parseMarkdown } from '../markdown/markdown-tree.ts';
import { type StyleRule, styleAdvice } from './prose-style.ts';

const RULE: StyleRule = { sentence: { from: 12, to: 20 }, short: { words: 7, share: 0.25 }, connectives: 60 };
const advice = (text: string, rule: Partial<StyleRule> = {}) => styleAdvice(parseMarkdown(text), { ...RULE, ...rule });

/** Sentences of so many words, each with one connective. */
const sentences = (count: number, words: number) => `Because ${'it '.repeat(words - 2)}is. `.repeat(count);

test('prose within the limits needs no advice', () => {
  expect(advice(sentences(12, 15))).toEqual([]);
});

test.each([
  [
    'short sentences on average',
    sentences(12, 10),
    ['Sentences have 10.0 words on average, fewer than 12. Join those that belong together.'],
  ],
  ['long sentences on average', sentences(12, 24), ['Sentences have 24.0 words on average, more than 20. Split the longest ones.']],
  [
    'many short sentences',
    sentences(4, 5) + sentences(8, 20),
    ['33% of the sentences have 7 words or fewer, more than 25%. Join some of them with the next.'],
  ],
  [
    'few words that join',
    sentences(1, 15) + `${'It '.repeat(14)}is. `.repeat(19),
    [
      'Words such as "because", "although", "but", "so that", "for example" appear 33 times in 10,000 words, fewer than 60. Say how one sentence follows from another.',
    ],
  ],
])('a writer is advised of %s, with the figure', (_, text, found) => {
  expect(advice(text)).toEqual(found);
});

test('what is no prose is not measured: lists, tables, labels, code and questions', () => {
  const other = '- No.\n- No.\n\n| A |\n| - |\n| No. |\n\n    No.\n\n## Check Yourself\n\n### No?\n\n**Answer.** No.\n\n## B\n\n';
  expect(advice(`${other}**Label.** ${sentences(12, 15)}`)).toEqual([]);
});

test('of a few sentences nothing can be said', () => {
  expect(advice('It is. '.repeat(9))).toEqual([]);
});
