import { parseMarkdown } from './markdown-tree.ts';
import { repeatedParagraphs } from './repeated-paragraphs.ts';

const LONG = 'This is one paragraph\nof *exactly* nine plain words.';
const found = (...texts: string[]) => repeatedParagraphs(texts.map((text, at) => ({ file: `${'abc'[at]}.md`, tree: parseMarkdown(text) })));

test('The later of two files with the same paragraph is told, whatever its line breaks, marks and capitals', () => {
  expect(found(`\n\n${LONG}`, 'Other.', `Short.\n\n- ${LONG.replace('\n', ' ').replaceAll('*', '').toUpperCase()}`)).toEqual([
    {
      file: 'c.md',
      line: 3,
      message: 'This paragraph stands already in a.md, line 3. Write it anew for this page, or keep it in one of the two only.',
    },
  ]);
});

test('Eight words may stand in two files', () => {
  expect(found('One two three four five six seven eight.', 'One two three four five six seven eight.')).toEqual([]);
});

test('A writer may repeat a paragraph within a file', () => {
  expect(found(`${LONG}\n\n${LONG}`)).toEqual([]);
});
