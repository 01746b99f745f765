import { formatAllCopy, formatCopy } from './format-copy.ts';

test.each([
  ['every placeholder', '{n} of {all}, {n}', { n: 2, all: 5 }, '2 of 5, 2'],
  ['zero too', '{n} answered', { n: 0 }, '0 answered'],
  ['nothing else', '{other} and no place', { n: 1 }, '{other} and no place'],
  ['a value with dollar signs as it is', '{name}', { name: "$& $1 $'" }, "$& $1 $'"],
  ['a value with brackets as it is', '{name} {n}', { name: '{n}', n: 1 }, '{n} 1'],
])('formats %s', (_, text, values, expected) => {
  expect(formatCopy(text, values)).toBe(expected);
});

test.each([
  ['a text', 'Join {name} today.', 'Join Bench & Co today.'],
  ['texts in lists and groups', { list: [{ text: 'At {name}' }] }, { list: [{ text: 'At Bench & Co' }] }],
  ['nothing else', { page: '/', count: 3, open: true, none: null }, { page: '/', count: 3, open: true, none: null }],
])('formats %s of a content file', (_, content, expected) => {
  expect(formatAllCopy(content, { name: 'Bench & Co' })).toEqual(expected);
});
