import { formSignals, readFormSignals } from './form-signals.ts';

test.each([
  [{ seconds: 0, trapFilled: false }, 'seconds=0; trap=empty'],
  [{ seconds: 2.9, trapFilled: true }, 'seconds=2; trap=filled'],
  [{ seconds: 86_400, trapFilled: false }, 'seconds=60; trap=empty'],
  [{ seconds: -5, trapFilled: false }, 'seconds=0; trap=empty'],
])('%j is told as "%s"', (signals, header) => {
  expect(formSignals(signals)).toBe(header);
  expect(formSignals(readFormSignals(header) ?? { seconds: 99, trapFilled: false })).toBe(header);
});

test.each([
  undefined,
  '',
  'seconds=4',
  'trap=filled',
  'seconds=-1; trap=empty',
  'seconds=100; trap=empty',
  'seconds=4; trap=full',
  'x'.repeat(9000),
])('the header %j says nothing', (header) => {
  expect(readFormSignals(header)).toBeUndefined();
});
