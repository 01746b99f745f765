import { performance } from 'node:perf_hooks';
import { namesEtag, withoutEndSlashes } from './request-text.ts';

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b" ,\t W/"a" ', true],
  ['"b"', false],
  ['"ab"', false],
  ['a', false],
  ['', false],
  [',', false],
])('the list of known versions %j names "a": %j', (header, expected) => {
  expect(namesEtag(header, '"a"')).toBe(expected);
});

test.each([
  ['/tools/', '/tools'],
  ['/learn/modules///', '/learn/modules'],
  ['/tools', '/tools'],
  ['//a//b//', '//a//b'],
  ['///', ''],
  ['', ''],
])('%j without slashes at its end is %j', (address, expected) => {
  expect(withoutEndSlashes(address)).toBe(expected);
});

// Quadratic work takes a hundred times as long for ten times the length; the shortest of several rounds counts.
test.each<[string, (length: number) => unknown]>([
  ['blanks in a list of versions', (length) => namesEtag(`${' '.repeat(length)}x`, '"a"')],
  ['blanks and commas in it', (length) => namesEtag(`${' ,'.repeat(length / 2)}x`, '"a"')],
  ['slashes inside an address', (length) => withoutEndSlashes(`${'/'.repeat(length)}x`)],
  ['slashes at the end of one', (length) => withoutEndSlashes(`x${'/'.repeat(length)}`)],
])('the time for many %s grows with their number, not with its square', (_, read) => {
  const shortest = (length: number) =>
    Math.min(
      ...Array.from({ length: 7 }, () => {
        const from = performance.now();
        read(length);
        return performance.now() - from;
      }),
    );
  read(15_000);
  // Ten times as much, and a millisecond that a busy machine may take in between.
  expect(shortest(15_000)).toBeLessThan(30 * shortest(1_500) + 1);
});
