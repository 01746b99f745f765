import { withNumbers } from './with-numbers.ts';

test.each([
  ['every place', '{n} of {all}, {n}', { n: 2, all: 5 }, '2 of 5, 2'],
  ['zero too', '{n} answered', { n: 0 }, '0 answered'],
  ['nothing else', 'no place', { n: 1 }, 'no place'],
])('puts numbers into %s', (_, text, numbers, expected) => {
  expect(withNumbers(text, numbers)).toBe(expected);
});
