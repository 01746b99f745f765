import { findLinks } from './find-links.ts';

test.each([
  ['url: https://example.org', 'https://example.org'],
  ['url: "https://example.org/a?b=c#d"', 'https://example.org/a?b=c#d'],
  ['See https://example.org/a.', 'https://example.org/a'],
  ['a [link](https://example.org/a) in Markdown', 'https://example.org/a'],
  ['(see https://example.org/a_(b))', 'https://example.org/a_(b)'],
  ["page: 'https://example.org/',", 'https://example.org/'],
])('in %s stands %s', (text, address) => {
  expect(findLinks(text, 'list.yaml')).toEqual([{ address, file: 'list.yaml', line: 1 }]);
});

test('several in a line and in several lines, each with its line', () => {
  expect(
    findLinks('https://a.org https://b.org\n\nhttps://c.org\nno address: http//d.org', 'x').map(({ address, line }) => [address, line]),
  ).toEqual([
    ['https://a.org', 1],
    ['https://b.org', 1],
    ['https://c.org', 3],
  ]);
});
