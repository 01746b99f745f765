import type { ContentMistake } from '../content-mistake.ts';
import type { MarkdownTree } from './markdown-tree.ts';
import { countWords } from './reading-time.ts';
import { type Sentence, sentencesIn } from './sentences.ts';

/** A sentence with more words than this may appear only once. */
const SHORT = 8;

/**
 * Sentences that appear twice, in one file or in two; capitals, punctuation, markup and line breaks are ignored. The mistake is reported at
 * the later one.
 */
export function repeatedSentences(files: readonly { readonly file: string; readonly tree: MarkdownTree }[]): ContentMistake[] {
  const first = new Map<string, { file: string; line: number }>();
  return files.flatMap(({ file, tree }) => {
    const again: { sentence: Sentence; place: string }[] = [];
    for (const sentence of sentencesIn(tree)) {
      if (countWords(sentence.text) <= SHORT) continue;
      const words = normalized(sentence.text);
      const earlier = first.get(words);
      if (!earlier) first.set(words, { file, line: sentence.line });
      else again.push({ sentence, place: earlier.file === file ? `on line ${earlier.line}` : `in ${earlier.file}, line ${earlier.line}` });
    }
    return again.map(({ sentence: { text, line }, place }) => ({
      file,
      line,
      message: `The sentence "${beginning(text)}" already appears ${place}. Say it only once, or say here what is new.`,
    }));
  });
}

function normalized(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Enough words to find the sentence. */
function beginning(text: string): string {
  const words = text.split(/\s+/);
  return `${words.slice(0, 6).join(' ')} …`;
}
