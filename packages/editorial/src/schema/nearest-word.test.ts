import { nearestWord } from './nearest-word.ts';

test.each([
  ['tittle', 'title'],
  ['Titel', 'title'],
  ['ulr', 'url'],
  ['Begginer', 'Beginner'],
  ['desciption', 'description'],
  ['price', undefined],
  ['', undefined],
])('"%s" means %s', (word, meant) => {
  expect(nearestWord(word, ['title', 'url', 'Beginner', 'description'])).toBe(meant);
});
