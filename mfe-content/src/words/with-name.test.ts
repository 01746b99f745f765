import { withName } from './with-name.ts';

test.each([
  ['a text', 'Join {name} today.', 'Join Bench & Co today.'],
  ['every place in a text', '{name} is {name}', 'Bench & Co is Bench & Co'],
  ['texts in lists and groups', { list: [{ text: 'At {name}' }] }, { list: [{ text: 'At Bench & Co' }] }],
  ['nothing else', { page: '/', count: 3, open: true, none: null }, { page: '/', count: 3, open: true, none: null }],
])('puts the name into %s', (_, content, expected) => {
  expect(withName(content, 'Bench & Co')).toEqual(expected);
});

test('takes a name with dollar signs as it is', () => {
  expect(withName('{name}', "$& $1 $'")).toBe("$& $1 $'");
});
