import { minutesAndSeconds } from './time.ts';

test.each([
  [0, '0:00'],
  [5, '0:05'],
  [59.9, '0:59'],
  [60, '1:00'],
  [754, '12:34'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
  [-1, '0:00'],
])('"time shown as m:ss, and 0:00 when the duration is unknown": %p is %s', (seconds, shown) => {
  expect(minutesAndSeconds(seconds)).toBe(shown);
});
