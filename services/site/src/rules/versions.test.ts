import { knownVersions, nextVersion, type VersionBump } from './versions.ts';

test.each<[string, string[], VersionBump, string]>([
  ['the first release is 1.0.0', [], {}, '1.0.0'],
  ['the first release is 1.0.0 whatever step is asked for', [], { step: 'major' }, '1.0.0'],
  ['without a bump the next patch follows', ['1.0.0'], {}, '1.0.1'],
  ['a minor step starts its patches anew', ['1.2.3'], { step: 'minor' }, '1.3.0'],
  ['a major step starts both anew', ['1.2.3'], { step: 'major' }, '2.0.0'],
  ['the highest version counts, not the latest or the one that sorts last', ['1.9.0', '1.10.0', '1.2.0'], {}, '1.10.1'],
  ['a release that was rolled back from still counts', ['1.0.0', '1.0.1'], {}, '1.0.2'],
  ['a named version is taken as it is', ['1.0.0'], { exact: '4.2.0' }, '4.2.0'],
  ['a named version goes before a step', ['1.0.0'], { exact: '4.2.0', step: 'minor' }, '4.2.0'],
  ['a gap between released versions can be named', ['1.0.0', '2.0.0'], { exact: '1.0.1' }, '1.0.1'],
])('%s', (_, known, bump, next) => {
  expect(nextVersion('mfe-library', known, bump)).toBe(next);
});

test.each(['2', '2.0', 'v2.0.0', '2.0.0-beta', '2.0.0 ', '01.0.0', '1.0.99999999999999999999', '../2.0.0'])(
  '%j is refused, because it is no version that later releases could follow',
  (exact) => {
    expect(() => nextVersion('mfe-library', ['1.0.0'], { exact })).toThrow(
      `"${exact}" is not a version. Write three numbers, as in --version 2.0.0.`,
    );
  },
);

test('a version that was released once is refused', () => {
  expect(() => nextVersion('mfe-library', ['1.0.0', '1.1.0'], { exact: '1.0.0' })).toThrow(
    'mfe-library 1.0.0 has already been released, and a release never changes. Leave --version out to take the next number.',
  );
});

test('the ledger knows each version of an app once, and none of other apps', () => {
  const ledger = [
    {
      steps: [
        { app: 'shell', to: '1.0.0' },
        { app: 'mfe-library', to: '1.0.0' },
      ],
    },
    { steps: [{ app: 'mfe-library', to: '1.0.1' }] },
    { steps: [{ app: 'mfe-library', to: '1.0.0' }] },
    { steps: [] },
  ];
  expect(knownVersions(ledger, 'mfe-library')).toEqual(['1.0.0', '1.0.1']);
  expect(knownVersions(ledger, 'mfe-tools')).toEqual([]);
});
