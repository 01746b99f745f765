import { rowsOf } from './rows-of.ts';

const isNamed = (row: unknown): row is { readonly name: string } => typeof (row as { name?: unknown } | null)?.name === 'string';
const named = (list: unknown) => rowsOf('/api/tools', list, isNamed);
const ada = { name: 'Ada' };

let reports: jest.Mock;
beforeEach(() => {
  reports = jest.fn();
  globalThis.reportError = reports;
});

test('a list of good rows is given as it is, and nothing is reported', () => {
  expect(named([ada, { name: 'Bob' }])).toEqual([ada, { name: 'Bob' }]);
  expect(named([])).toEqual([]);
  expect(reports).not.toHaveBeenCalled();
});

test.each([[{}], [null], ['Ada'], [{ name: 7 }]])('beside %j the good rows are given', (broken) => {
  expect(named([broken, ada])).toEqual([ada]);
  expect(reports.mock.calls).toEqual([[new Error('1 of 2 rows of /api/tools cannot be shown: the first is number 1.')]]);
});

test('what was left out is reported once an answer, however often it is read', () => {
  const answer = [ada, {}, {}];
  named(answer);
  named(answer);
  expect(reports.mock.calls).toEqual([[new Error('2 of 3 rows of /api/tools cannot be shown: the first is number 2.')]]);
});

test('of a list without one good row nothing can be shown: that is no empty list', () => {
  expect(named([{}, null])).toBeUndefined();
  expect(reports).toHaveBeenCalledTimes(1);
});

test.each([[undefined], [null], [{ rows: [ada] }], ['Ada']])('an answer of %j is no list', (answer) => {
  expect(named(answer)).toBeUndefined();
});
