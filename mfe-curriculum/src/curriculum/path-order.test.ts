import { continuesWith, moduleById, moduleBySlug, nextOf, positionOf, previousOf } from './path-order.ts';

const one = (id: number, slug = `m${id}`) => ({ id, slug });
const curriculum = {
  path: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20, 14, 16, 17, 18, 19, 21].map((id) => one(id)),
  outside: [one(6, 'reviews'), one(7, 'irb'), one(13, 'm13'), one(15, 'm15')],
};
const find = (slug: string) => {
  const found = moduleBySlug(curriculum, slug);
  if (!found) throw new Error(`no module ${slug}`);
  return found;
};

test.each([
  ['m1', 1],
  ['m12', 12],
  ['m20', 13],
  ['m21', 19],
  ['reviews', undefined],
  ['m13', undefined],
])('position counts the 19 modules in path order (3-decisions.md): %s is %s', (slug, position) => {
  expect(positionOf(curriculum, find(slug))).toBe(position);
});

test.each([
  ['m1', undefined, 'm2'],
  ['m5', 'm4', 'm6'],
  ['m12', 'm11', 'm20'],
  ['m20', 'm12', 'm14'],
  ['m16', 'm14', 'm17'],
  ['m21', 'm19', undefined],
])('previous and next follow the path (section 4): around %s are %s and %s', (slug, previous, next) => {
  expect(previousOf(curriculum, find(slug))?.slug).toBe(previous);
  expect(nextOf(curriculum, find(slug))?.slug).toBe(next);
});

test.each([
  ['m15', 'm14', 'm16'],
  ['m15', 'm3', 'm4'],
  ['m15', undefined, 'm16'],
  ['m13', undefined, 'm20'],
  ['reviews', undefined, 'm6'],
  ['irb', 'nothing', 'm7'],
  ['m13', 'm21', undefined],
])('outside the path there is no previous, and next follows where the visitor came from: %s from %s goes to %s', (slug, from, next) => {
  expect(previousOf(curriculum, find(slug))).toBeUndefined();
  expect(nextOf(curriculum, find(slug), from)?.slug).toBe(next);
});

test.each([
  ['m1', 'm2'],
  ['m5', 'm6'],
  ['m11', 'm12'],
  ['m12', 'm13'],
  ['m14', 'm15'],
  ['m17', 'm18'],
  ['m20', 'm21'],
  ['m21', undefined],
  ['reviews', 'm7'],
  ['m13', 'm14'],
])('Continue to Next Module opens id + 1, not the next of the path (section 4): %s leads to %s', (slug, next) => {
  expect(continuesWith(curriculum, find(slug))?.slug).toBe(next);
});

test('a look-up by id prefers the path (3-decisions.md, "Ids")', () => {
  expect(moduleById(curriculum, 6)?.slug).toBe('m6');
  expect(moduleById(curriculum, 13)?.slug).toBe('m13');
  expect(moduleById(curriculum, 99)).toBeUndefined();
});
