import { categoriesOf, findTools } from './find-tools.ts';

const tools = [
  { name: 'Alpha', description: 'Draws charts.', aiFeature: 'Suggests colors', category: 'Charts' },
  { name: 'Beta', description: 'Finds papers.', aiFeature: 'Sums up', category: 'Search' },
  { name: 'Gamma', description: 'Charts the sky.', aiFeature: 'None', category: 'Charts' },
];

test.each([
  ['the name', { query: 'beta', category: undefined }, ['Beta']],
  ['the description', { query: 'PAPERS', category: undefined }, ['Beta']],
  ['the AI feature', { query: 'suggests', category: undefined }, ['Alpha']],
  ['a part of a word', { query: 'hart', category: undefined }, ['Alpha', 'Gamma']],
  ['text with spaces around it', { query: '  sky ', category: undefined }, ['Gamma']],
  ['a category, exactly', { query: '', category: 'Charts' }, ['Alpha', 'Gamma']],
  ['not a part of a category', { query: '', category: 'Chart' }, []],
  ['not the word of a category', { query: 'search', category: undefined }, []],
  ['category and text at once', { query: 'papers', category: 'Charts' }, []],
  ['everything when nothing is asked', { query: ' ', category: undefined }, ['Alpha', 'Beta', 'Gamma']],
])('"Search (tools): case-insensitive substring match on name, description or aiFeature": %s', (_, filters, expected) => {
  expect(findTools(tools, filters).map(({ name }) => name)).toEqual(expected);
});

test('each distinct category stands once', () => {
  expect(categoriesOf(tools)).toEqual(['Charts', 'Search']);
});
