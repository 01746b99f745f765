import { businessDaysSince, waited } from './moments.ts';

test.each([
  ['a Friday, on Monday', '2026-11-20T15:00:00Z', '2026-11-23T09:00:00Z', 1],
  ['the same day', '2026-11-23T01:00:00Z', '2026-11-23T23:00:00Z', 0],
  ['a Friday, on Sunday', '2026-11-20T15:00:00Z', '2026-11-22T23:00:00Z', 0],
  ['a week', '2026-11-16T15:00:00Z', '2026-11-23T09:00:00Z', 5],
])('business days since %s', (_name, since, now, days) => {
  expect(businessDaysSince(since, Date.parse(now))).toBe(days);
});

test('how long something has waited is said in days', () => {
  const now = Date.parse('2026-11-23T12:00:00Z');
  expect(['2026-11-23T01:00:00Z', '2026-11-22T11:00:00Z', '2026-11-13T11:00:00Z'].map((since) => waited(since, now))).toEqual([
    'today',
    '1 day ago',
    '10 days ago',
  ]);
});
