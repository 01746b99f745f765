import { numberText } from './number-text.ts';

test.each([0, 0.04, 0.06, 1, 9.96, 12.3, 999, 999.96, 1000, 1234.5, 65_536, 123_456.7, 1_000_000, 9_876_543.21])(
  '%d is written as the language has it',
  (value) => {
    expect(numberText(value)).toBe(value.toLocaleString('en-US', { maximumFractionDigits: 1 }));
  },
);
