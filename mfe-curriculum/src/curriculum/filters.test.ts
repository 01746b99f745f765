import { type Filter, filtered, isFilter } from './filters.ts';

const one = (id: number, slug = `m${id}`) => ({ id, slug });
const curriculum = { path: [one(1), one(6), one(7), one(20)], outside: [one(6, 'reviews'), one(13)] };
const only = (...ids: number[]) => ({
  completed: new Set(ids),
  isBookmarked: (id: number) => ids.includes(id),
  hasNote: (id: number) => ids.includes(id),
});

test.each<[Filter, number[], string[]]>([
  ['unfinished', [], ['m1', 'm6', 'm7', 'm20']],
  ['unfinished', [6, 13], ['m1', 'm7', 'm20']],
  ['unfinished', [1, 6, 7, 20], []],
  ['bookmarked', [20, 1], ['m1', 'm20']],
  ['bookmarked', [13, 99], ['m13']],
  ['with-notes', [6], ['m6']],
  ['with-notes', [], []],
])('the filter "%s" with %j leaves %j: in path order, outside the path only what was marked, and no id twice', (filter, ids, slugs) => {
  expect(filtered(curriculum, filter, only(...ids)).map(({ slug }) => slug)).toEqual(slugs);
});

test.each([
  ['bookmarked', true],
  ['with-notes', true],
  ['everything', false],
  ['toString', false],
  ['', false],
])('"%s" is the name of a filter: %s', (name, expected) => {
  expect(isFilter(name)).toBe(expected);
});
