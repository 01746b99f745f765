import type { ReadingTime } from './markdown-document.ts';

const WORDS_A_MINUTE = { slow: 130, fast: 220 };

/** Runs of characters with a letter or digit in them, so that a dash or an arrow does not count as a word. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
}

/** How long a text takes: 130 to 220 words a minute, rounded up. */
export function readingTime(words: number): ReadingTime {
  return { from: Math.ceil(words / WORDS_A_MINUTE.fast), to: Math.ceil(words / WORDS_A_MINUTE.slow) };
}
