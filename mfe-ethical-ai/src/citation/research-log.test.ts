import { csvCell, logAsCsv, logAsMarkdown } from './research-log.ts';

test.each([
  ['plain', 'plain'],
  ['', ''],
  ['one, two', '"one, two"'],
  ['says "so"', '"says ""so"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("https://x.example")', '"\'=HYPERLINK(""https://x.example"")"'],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['a=b', 'a=b'],
])('the cell %j is written as %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

const FIELDS = [
  { name: 'Date', example: '2025-03-03' },
  { name: 'Input/Prompt', example: 'Shorten, please | twice' },
];

test('the CSV file says that it is UTF-8 and holds the heading and one example', () => {
  expect(logAsCsv(FIELDS)).toBe('\uFEFFDate,Input/Prompt\r\n2025-03-03,"Shorten, please | twice"\r\n');
});

test('the Markdown file is a table of which every line has as many cells', () => {
  const lines = logAsMarkdown('Log', FIELDS).trim().split('\n');
  expect(lines.slice(0, 5)).toEqual([
    '# Log',
    '',
    '| Date | Input/Prompt |',
    '| --- | --- |',
    '| 2025-03-03 | Shorten, please \\| twice |',
  ]);
  const cells = lines.slice(2).map((line) => line.replaceAll('\\|', '').split('|').length);
  expect(new Set(cells)).toEqual(new Set([4]));
  expect(lines.length).toBeGreaterThan(5);
});
