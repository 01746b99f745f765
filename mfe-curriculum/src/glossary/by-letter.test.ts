import { byLetter } from './by-letter.ts';

const letters = (...terms: string[]) =>
  byLetter(terms.map((term) => ({ term }))).map(({ id, letter, terms: own }) => [id, letter, own.map(({ term }) => term)]);

test('terms stand under their letters in the order of the alphabet, whatever their capitals; what begins with a digit comes first', () => {
  expect(letters('mean', 'Belmont Report', 'bias', '3-2-1 rule', 'beneficence')).toEqual([
    ['letter-digits', '0–9', ['3-2-1 rule']],
    ['letter-b', 'B', ['Belmont Report', 'beneficence', 'bias']],
    ['letter-m', 'M', ['mean']],
  ]);
});

test('without terms there are no letters', () => {
  expect(letters()).toEqual([]);
});
