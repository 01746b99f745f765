import { mayOpen } from './date-gate.ts';

test.each([
  ['long before', new Date(2020, 0, 1), false],
  ['the last moment before', new Date(2025, 7, 31, 23, 59, 59, 999), false],
  ['the first moment of the day', new Date(2025, 8, 1), true],
  ['that day', new Date(2025, 8, 1, 12), true],
  ['later', new Date(2031, 5, 1), true],
])('opening is blocked only earlier than 1 September 2025 (section 4): %s', (_, now, expected) => {
  expect(mayOpen(now)).toBe(expected);
});
