import { strFromU8, unzipSync } from 'fflate';
import { templateDocx } from './template-docx.ts';

const LOG = `# Search Log

Write a line for each search, so that others can repeat it.

**Question:** _in one sentence_

## The log

| Date         | Place & hits | A | B | C | D |
| ------------ | ------------ | - | - | - | - |
| _2030-03-01_ | \`PubMed\`     |   |   |   |   |
|              |              |   |   |   |   |

1. First
   - inside
2. Second

> Their words.

- [ ] Read by [a librarian](https://example.org/)

1. Another list
`;

/** Parts of the archive, by name. */
async function parts(markdown: string): Promise<Record<string, string>> {
  const files = unzipSync(await templateDocx(markdown));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

/** Paragraphs of the document: their style and their words. */
function paragraphs(xml = ''): string[] {
  return [...xml.matchAll(/<w:p>.*?<\/w:p>|<w:p\/>/gs)].map(([paragraph]) => {
    const style = /<w:pStyle w:val="([^"]+)"/.exec(paragraph)?.[1];
    const words = [...paragraph.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join('');
    return style === undefined ? words : `${style}: ${words}`;
  });
}

test('headings, labels, tables, lists and boxes to tick stand in the document in the order of the template', async () => {
  const { 'word/document.xml': xml } = await parts(LOG);
  expect(paragraphs(xml).filter((text) => text !== '')).toEqual([
    'Heading1: Search Log',
    'Write a line for each search, so that others can repeat it.',
    'Question: in one sentence',
    'Heading2: The log',
    ...['Date', 'Place &amp; hits', 'A', 'B', 'C', 'D', '2030-03-01', 'PubMed'],
    ...['ListParagraph: First', 'ListParagraph: inside', 'ListParagraph: Second'],
    'Their words.',
    '☐ Read by a librarian (https://example.org/)',
    'ListParagraph: Another list',
  ]);
});

test('a hint is in italics, a label is bold, the first row of a table is repeated on each page, and an empty row stays to be filled in', async () => {
  const { 'word/document.xml': xml = '' } = await parts(LOG);
  expect(xml).toMatch(/<w:b\/>(?:(?!<w:t ).)*<w:t [^>]*>Question:</s);
  expect(xml).toMatch(/<w:i\/>(?:(?!<w:t ).)*<w:t [^>]*>in one sentence</s);
  expect(xml.match(/<w:tr>/g)).toHaveLength(3);
  expect(xml.match(/<w:tblHeader\/>/g)).toHaveLength(1);
  expect(xml.match(/<w:tc>/g)).toHaveLength(18);
});

test('the columns of a table fill the page, and one with longer words is wider', async () => {
  const { 'word/document.xml': xml = '' } = await parts(LOG);
  const widths = [...xml.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width));
  // 297 mm less two margins of 20 mm, in twentieths of a point.
  expect(widths.reduce((sum, width) => sum + width, 0) / 14_572).toBeCloseTo(1, 2);
  expect(widths[1]).toBeGreaterThan(widths[2] ?? 0);
});

test('every ordered list begins with 1', async () => {
  const { 'word/document.xml': xml = '' } = await parts(LOG);
  const lists = [...xml.matchAll(/<w:ilvl w:val="(\d)"\/><w:numId w:val="(\d+)"\/>/g)].map(([, level, list]) => [level, list]);
  expect(lists.map(([level]) => level)).toEqual(['0', '1', '0', '0']);
  expect(lists[2]).toEqual(lists[0]);
  expect(lists[3]?.[1]).not.toBe(lists[0]?.[1]);
});

test('a page with a wide table lies on its side, any other stands upright', async () => {
  expect((await parts(LOG))['word/document.xml']).toMatch(/orient="landscape"/);
  expect((await parts('# A\n\nB.\n'))['word/document.xml']).not.toMatch(/orient="landscape"/);
});

test('the same template gives the same bytes on another day and in another year, so that a release is not made for it', async () => {
  jest.useFakeTimers({ now: new Date('2026-01-31T23:59:59Z'), doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] });
  const before = await templateDocx(LOG);
  jest.setSystemTime(new Date('2031-07-02T08:00:00Z'));
  const after = await templateDocx(LOG);
  jest.useRealTimers();
  expect(Buffer.compare(before, after)).toBe(0);
});

test('every part that the archive names is in it, and each is well-formed for a word processor', async () => {
  const files = await parts(LOG);
  const named = [...(files['[Content_Types].xml'] ?? '').matchAll(/PartName="\/([^"]+)"/g)].map(([, name = '']) => name);
  expect(named).toContain('word/document.xml');
  // A type may be given for a part that a document does without.
  const related = [...(files['word/_rels/document.xml.rels'] ?? '').matchAll(/Target="([^"]+)"/g)].map(([, name]) => `word/${name}`);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(related));
  expect(files['docProps/core.xml']).toContain('<dc:title>Search Log</dc:title>');
  expect(files['docProps/core.xml']).toContain('>1980-01-01T00:00:00Z<');
});
