import { percentOf } from '@portal/ui';
import { COUNTED_MODULES, completedIds, completedOfPath } from './completion.ts';

const path = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20, 14, 16, 17, 18, 19, 21].map((id) => ({ id }));
const first = (count: number) => path.slice(0, count).map(({ id }) => id);

test.each([
  ['nothing', [], false, []],
  ['what is marked', [3, 1], false, [3, 1]],
  ['module 12 by the ethical-AI flag', [1], true, [1, 12]],
  ['module 12 once when it is marked and flagged', [12], true, [12]],
])('counts as completed (section 4): %s', (_, marked, flag, ids) => {
  expect([...completedIds(marked, flag)]).toEqual(ids);
});

test.each([
  ['nothing', [], 0, 0],
  ['one module', [1], 1, 6],
  ['nine', first(9), 9, 50],
  ['a module outside the path does not count', [13, 15], 0, 0],
  ['ids that no module has', [99, -1], 0, 0],
  ['seventeen', first(17), 17, 94],
  ['eighteen of the nineteen are all', first(18), 18, 100],
  ['nineteen are never more than 100 %', first(19), 18, 100],
])('overall progress is the completed count by 18, rounded (section 9): %s', (_, marked, count, percent) => {
  const completed = completedOfPath(path, new Set(marked));
  expect(completed).toBe(count);
  expect(percentOf(completed, COUNTED_MODULES)).toBe(percent);
});
