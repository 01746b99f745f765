import { syllablesIn } from './syllables.ts';

/**
 * The school grade in the United States whose readers should manage these sentences: the Flesch-Kincaid grade level,
 * 0.39 × words a sentence + 11.8 × syllables a word − 15.59.
 *
 * Source: J. P. Kincaid, R. P. Fishburne, R. L. Rogers and B. S. Chissom, "Derivation of New Readability Formulas (Automated Readability
 * Index, Fog Count and Flesch Reading Ease Formula) for Navy Enlisted Personnel", Research Branch Report 8-75, Naval Technical Training
 * Command, 1975. It knows the length of words and sentences only, so it advises and never decides. 0 when there are no words.
 */
export function readingGrade(sentences: readonly string[]): number {
  const spoken = sentences
    .map((sentence) => sentence.split(/\s+/).filter((word) => /\p{L}/u.test(word)))
    .filter((words) => words.length > 0);
  const words = spoken.flat();
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / spoken.length) + 11.8 * (syllables / words.length) - 15.59;
}
