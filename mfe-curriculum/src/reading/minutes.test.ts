import { inMinutes } from './minutes.ts';

test.each([
  [5, 9, '5-9 minutes'],
  [4, 4, '4 minutes'],
  [1, 1, '1 minute'],
])('reading time is a range: %i to %i is "%s"', (from, to, words) => {
  expect(inMinutes({ from, to })).toBe(words);
});
