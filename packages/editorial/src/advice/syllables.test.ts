import { syllablesIn } from './syllables.ts';

// As dictionaries divide them.
test.each([
  [1, 'the you year named asked used writes rule whole friend graph'],
  [2, "research table tables needed chosen changes matches ethics client quiet being didn't settled people question region"],
  [3, 'idea area radio video audience example examples studying creative average actual questionnaire carefully'],
  [4, 'participant analysis society evaluate continuous hypothesis plagiarism experience'],
  [5, 'university'],
  [6, 'reliability'],
])('%i: %s', (syllables, words) => {
  expect(words.split(' ').filter((word) => syllablesIn(word) !== syllables)).toEqual([]);
});

test('what is no word has none', () => {
  expect(['', '240', '—'].map(syllablesIn)).toEqual([0, 0, 0]);
});
