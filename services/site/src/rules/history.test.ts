import { afterRelease, afterRollback, previousOf } from './history.ts';

const history = ['1.0.0', '1.0.1', '1.0.2', '1.1.0'];
const back = (from: readonly string[], to?: string) => afterRollback('mfe-library', from, to);

test('a release takes its place at the end, and the one that was live becomes the previous', () => {
  const after = afterRelease(['1.0.0'], '1.0.1');
  expect(after).toEqual(['1.0.0', '1.0.1']);
  expect(previousOf(after)).toBe('1.0.0');
});

test('the first release has nothing before it', () => {
  expect(previousOf(afterRelease([], '1.0.0'))).toBeUndefined();
});

test('a rollback makes the previous release live, and the one before that the previous', () => {
  expect(back(history)).toEqual(['1.0.0', '1.0.1', '1.0.2']);
  expect(previousOf(back(history))).toBe('1.0.1');
});

test('a second rollback goes further back instead of forth again', () => {
  expect(back(back(history))).toEqual(['1.0.0', '1.0.1']);
});

test('the release that was rolled back from is not the previous of the release that mends it', () => {
  expect(previousOf(afterRelease(back(['1.0.0', '1.0.1']), '1.0.2'))).toBe('1.0.0');
});

test('a rollback to a named release passes over those between', () => {
  expect(back(history, '1.0.0')).toEqual(['1.0.0']);
  expect(back(history, '1.0.1')).toEqual(['1.0.0', '1.0.1']);
});

test('a release that was rolled back from before can be asked for by name', () => {
  const after = back(back(history), '1.1.0');
  expect(after).toEqual(['1.0.0', '1.0.1', '1.0.2', '1.1.0']);
  expect(previousOf(after)).toBe('1.0.2');
});

test('a release that was live twice is gone back to at its later time', () => {
  expect(back(['1.0.0', '1.0.1', '1.0.0', '1.0.2'], '1.0.0')).toEqual(['1.0.0', '1.0.1', '1.0.0']);
});

test('with nothing before the live release a rollback is refused and says what else can be done', () => {
  expect(() => back(['1.0.0'])).toThrow(
    'There is no release of mfe-library before 1.0.0 to go back to. Name one with npm run rollback -- mfe-library <version>, or fix it and release.',
  );
});

test('a rollback to the live release is refused', () => {
  expect(() => back(history, '1.1.0')).toThrow('mfe-library 1.1.0 is already live, so there is nothing to roll back.');
});
