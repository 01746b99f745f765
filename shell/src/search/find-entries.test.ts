import type { IndexedEntry } from '@portal/contracts';
import { finderOf, MAX_RESULTS } from './find-entries.ts';

const entry = (title: string, text = '', also?: string): IndexedEntry => ({
  kind: 'module',
  title,
  text,
  address: `/${title}`,
  ...(also !== undefined && { also }),
});
const find = finderOf([
  entry('Research Ethics & Integrity', 'How to treat people fairly.'),
  entry('Managing References', 'Keep what you read.', 'Zotero citation style'),
  entry('Data Analysis Fundamentals', 'What a p-value says.', 'standard deviation'),
  entry('Writing Research Papers', 'From outline to a paper.'),
  entry('Résumé Workshop', 'Say what you can do.'),
]);
const titles = (query: string) => find(query).entries.map(({ title }) => title);

test.each([
  ['a typo', 'etics', 'Research Ethics & Integrity'],
  ['a letter too many', 'referrences', 'Managing References'],
  ['two letters that changed places', 'anlaysis', 'Data Analysis Fundamentals'],
  ['two mistakes in a long word', 'fundementels', 'Data Analysis Fundamentals'],
  ['the beginning of a word', 'integ', 'Research Ethics & Integrity'],
  ['capitals', 'WRITING', 'Writing Research Papers'],
  ['a missing accent', 'resume', 'Résumé Workshop'],
  ['a word of the text', 'outline', 'Writing Research Papers'],
  ['a further word that is not shown', 'zotero', 'Managing References'],
  ['a term with a hyphen', 'p-value', 'Data Analysis Fundamentals'],
  ['a question in whole words', 'how do I write a paper', 'Writing Research Papers'],
])('"typo-tolerant": %s finds what was meant', (_, query, title) => {
  expect(titles(query)[0]).toBe(title);
});

test('an entry with all words comes without those that have only some', () => {
  expect(titles('research')).toHaveLength(2);
  expect(titles('research papers')).toEqual(['Writing Research Papers']);
});

test('where no entry has all words, those with some of them come', () => {
  expect(titles('zotero deviation').sort()).toEqual(['Data Analysis Fundamentals', 'Managing References']);
});

test('a title counts more than a text', () => {
  const findIn = finderOf([entry('Something else', 'About statistics and more statistics.'), entry('Statistics', 'Numbers.')]);
  expect(findIn('statistics').entries[0]?.title).toBe('Statistics');
});

describe('keywords', () => {
  const tool = { ...entry('Power BI', 'A tool for reports; report what you like.'), kind: 'tool' };
  const page = {
    ...entry('Code of Conduct', 'What you can expect.'),
    kind: 'page',
    keywords: ['report', 'Report an incident', 'bullying'],
  };
  const findIn = finderOf([tool, page]);
  const first = (query: string) => findIn(query).entries[0]?.title;

  test.each(['report', 'REPORT', 'how do I report', 'report incident', 'bullying'])('%j leads first to the page that names it', (query) => {
    expect(first(query)).toBe('Code of Conduct');
  });

  test('an unfinished or misspelled one is found as any other word is, and everything else is still listed', () => {
    expect([first('bully'), first('bulying')]).toEqual(['Code of Conduct', 'Code of Conduct']);
    expect(findIn('report').entries.map(({ title }) => title)).toEqual(['Code of Conduct', 'Power BI']);
  });
});

test('of equal matches a page comes before a module, and a module before a tool', () => {
  const kinds = ['tool', 'module', 'page'].map((kind) => ({ ...entry(`${kind} Statistics`), kind }));
  expect(finderOf(kinds)('statistics').entries.map(({ kind }) => kind)).toEqual(['page', 'module', 'tool']);
});

test.each(['', '   ', '&', 'xyzzy', 'the of'])('%j finds nothing', (query) => {
  expect(find(query)).toEqual({ entries: [], all: 0 });
});

test('short words need every letter: nobody is shown what has nothing to do with "mit"', () => {
  expect(titles('mit')).toEqual([]);
});

test('of many the best are shown, and it is said how many there are', () => {
  const findIn = finderOf(Array.from({ length: 57 }, (_, index) => entry(`Study ${index}`)));
  const found = findIn('study');
  expect([found.entries.length, found.all]).toEqual([MAX_RESULTS, 57]);
});

test('characters of patterns are letters like any other', () => {
  expect(() => find('(.*[^\\ $')).not.toThrow();
});
