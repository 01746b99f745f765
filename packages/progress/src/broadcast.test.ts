import { readBroadcast } from './broadcast.ts';

const stamp = { key: 'portal.curriculum.completed', at: 5, by: 'a' };
const member = { kind: 'member', path: [], id: 1, on: true };
const put = { kind: 'put', path: ['1'], to: 'text' };

it('reads what a tab announces, with what a later release adds', () => {
  expect(readBroadcast({ ...stamp, operations: [member, put, { ...put, to: undefined }], later: 1 })).toEqual({
    ...stamp,
    operations: [member, put, { ...put, to: undefined }],
  });
});

it.each([
  ['of an unknown kind', { ...member, kind: 'later' }],
  ['without a path', { kind: 'put', to: 1 }],
  ['with a path of numbers', { ...put, path: [1] }],
  ['with an id that is none', { ...member, id: true }],
  ['without a yes or no', { ...member, on: 1 }],
  ['with a value that is not plain', { ...put, to: {} }],
  ['that is nothing', null],
])('passes over an operation %s', (_what, operation) => {
  expect(readBroadcast({ ...stamp, operations: [operation, put] })?.operations).toEqual([put]);
});

it.each([
  null,
  undefined,
  'text',
  {},
  { ...stamp },
  { ...stamp, operations: 1 },
  { ...stamp, at: Number.NaN, operations: [] },
  { ...stamp, key: 1, operations: [] },
])('does not read %j', (data) => {
  expect(readBroadcast(data)).toBeUndefined();
});
