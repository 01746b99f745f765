import { shortVersion } from './release-names.ts';

test('a candidate’s version is told without the id of its preview, which not everybody may know', () => {
  expect(shortVersion({ id: 'abc', version: '1.4.1-preview.3.abc' })).toBe('1.4.1-preview.3');
});
