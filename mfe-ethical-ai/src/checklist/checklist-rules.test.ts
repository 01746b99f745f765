import { compliancePercent, tickedItems, ticksAfter } from './checklist-rules.ts';

const PERCENT_OF_COUNT = [0, 14, 29, 43, 57, 71, 86, 100];
const states = Array.from({ length: 128 }, (_, state) => [0, 1, 2, 3, 4, 5, 6].filter((item) => Math.floor(state / 2 ** item) % 2 === 1));

test.each(states.map((ticks) => [ticks.join(' ') || 'nothing', ticks] as const))('the percent with %s ticked', (_, ticks) => {
  expect(compliancePercent(ticks)).toBe(PERCENT_OF_COUNT[ticks.length]);
});

test('every number of ticks is among the states as often as it can be chosen', () => {
  const counts = PERCENT_OF_COUNT.map((_, count) => states.filter((ticks) => tickedItems(ticks) === count).length);
  expect(counts).toEqual([1, 7, 21, 35, 35, 21, 7, 1]);
});

test('items of a later release and damaged places do not count', () => {
  expect(compliancePercent([0, 7, 99, -1, 1.5])).toBe(14);
  expect(compliancePercent([3, 3])).toBe(14);
});

test.each([
  ['ticking adds the item', [1], 4, true, [1, 4]],
  ['ticking twice adds it once', [4], 4, true, [4]],
  ['unticking takes the item away', [1, 4], 1, false, [4]],
  ['unticking what is not ticked changes nothing', [4], 1, false, [4]],
  ['items of a later release stay', [0, 9], 0, false, [9]],
])('%s', (_, ticks, item, on, expected) => {
  expect(ticksAfter(ticks, item, on)).toEqual(expected);
});
