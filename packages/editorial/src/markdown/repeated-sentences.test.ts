import { parseMarkdown } from './markdown-tree.ts';
import { repeatedSentences } from './repeated-sentences.ts';

const LONG = 'This is one sentence\nof *exactly* nine plain words.';
const found = (...texts: string[]) =>
  repeatedSentences(texts.map((text, at) => ({ file: `${'abc'[at]}.md`, tree: parseMarkdown(text) }))).map(
    ({ file, line, message }) => `${file}:${line}: ${message}`,
  );

test('the later of two files with the same sentence is told, whatever its line breaks, marks, capitals and neighbors', () => {
  const again = `Short.\n\n- Another one.\n  ${LONG.replace('\n', ' ').replaceAll('*', '').toUpperCase()} And so on.`;
  expect(found(`\n\n${LONG}`, 'Other.', again)).toEqual([
    'c.md:4: The sentence "THIS IS ONE SENTENCE OF EXACTLY …" already appears in a.md, line 3. Say it only once, or say here what is new.',
  ]);
});

test('other punctuation does not make another sentence', () => {
  expect(found('Ask first, then write down what they said to you.', 'Ask first; then write down what they said to you!')).toHaveLength(1);
});

test('a sentence may not stand twice in one file either', () => {
  expect(found(`${LONG}\n\n${LONG}`)).toEqual([
    'a.md:4: The sentence "This is one sentence of exactly …" already appears on line 1. Say it only once, or say here what is new.',
  ]);
});

test('eight words may stand in two files', () => {
  expect(found('One two three four five six seven eight.', 'One two three four five six seven eight.')).toEqual([]);
});

test('code and tables may repeat: they are no sentences', () => {
  const code = '```\na b c d e f g h i j k.\n```\n\n| a b c d e f g h i j k. |\n| - |\n';
  expect(found(code, code)).toEqual([]);
});
