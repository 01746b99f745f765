import { leftOff, nextUnfinished } from './going-on.ts';

const one = (id: number, words = 900, slug = `m${id}`) => ({ id, words, slug });
const curriculum = {
  path: [one(1), one(6), { ...one(12, 0), route: '/ethical-ai-module' }, one(20)],
  outside: [one(6, 0, 'reviews'), one(13, 0)],
};
const done = (...ids: number[]) => new Set(ids);

test.each([
  ['nothing was opened', undefined, done(), undefined],
  ['it is unfinished', 6, done(1), 'm6'],
  ['it is finished', 6, done(6), undefined],
  ['it has a page of its own', 12, done(), 'm12'],
  ['it has no text yet', 13, done(), undefined],
  ['no module has that id anymore', 99, done(), undefined],
])('"Continue where you left off" is the last opened, unfinished module: %s', (_, last, completed, slug) => {
  expect(leftOff(curriculum, completed, last)?.slug).toBe(slug);
});

test.each([
  ['the first of the path', done(), undefined, 'm1'],
  ['the first that is not completed, wherever gaps are', done(1, 12), undefined, 'm6'],
  ['behind the one that is open', done(1, 6), 'm6', 'm12'],
  ['from the beginning again', done(6, 20), 'm20', 'm1'],
  ['not the one that is open itself', done(1, 6, 12), 'm20', undefined],
  ['none when all are completed', done(1, 6, 12, 20), undefined, undefined],
  ['the first for somebody outside the path', done(1), 'm13', 'm6'],
])('"next unfinished" is %s', (_, completed, after, slug) => {
  const open = [...curriculum.path, ...curriculum.outside].find((module) => module.slug === after);
  expect(nextUnfinished(curriculum, completed, open)?.slug).toBe(slug);
});
