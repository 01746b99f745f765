import { readingGrade } from './reading-grade.ts';

test('the grade is 0.39 × words a sentence + 11.8 × syllables a word − 15.59 (Kincaid and others, 1975)', () => {
  // 10 words of 20 syllables; then 5 words of 5 syllables in two sentences.
  expect(readingGrade(['The researcher asked the participants for permission before the interview.'])).toBeCloseTo(
    0.39 * 10 + 11.8 * 2 - 15.59,
  );
  expect(readingGrade(['The cat sat.', 'It slept.'])).toBeCloseTo(0.39 * 2.5 + 11.8 - 15.59);
});

test('longer sentences and longer words raise it', () => {
  const short = ['We asked them.', 'They said no.'];
  expect(readingGrade(['We asked them and they said no.'])).toBeGreaterThan(readingGrade(short));
  expect(readingGrade(['We interviewed participants.', 'They articulated disagreement.'])).toBeGreaterThan(readingGrade(short) + 10);
});

test('numbers and signs are no words, and nothing has grade 0', () => {
  expect(readingGrade(['The cat sat.', '240 × 3 = 720'])).toBe(readingGrade(['The cat sat.']));
  expect(readingGrade([])).toBe(0);
});
