import { checkYourselfNodes } from '../markdown/check-yourself.ts';
import { figureOf } from '../markdown/figure.ts';
import { type MarkdownNode, type MarkdownTree, textOf } from '../markdown/markdown-tree.ts';
import { countWords } from '../markdown/reading-time.ts';
import { sentencesOf } from '../markdown/sentences.ts';

/** How prose should read: what is measured, and within which limits (values measured in good courses, docs/decisions/0051). */
export interface StyleRule {
  /** Average number of words per sentence. */
  readonly sentence: { readonly from: number; readonly to: number };
  /** Short sentences: their maximum number of words, and their maximum share. */
  readonly short: { readonly words: number; readonly share: number };
  /** Minimum number of `CONNECTIVES` in 10,000 words. */
  readonly connectives: number;
}

/** Words that say how one thing follows from another. */
export const CONNECTIVES = ['because', 'although', 'but', 'so that', 'for example'] as const;
const CONNECTIVE = new RegExp(`\\b(?:${CONNECTIVES.join('|')})\\b`, 'gi');
/** With only a few sentences, every number is due to chance. */
const FEWEST_SENTENCES = 10;

/** The sentences of a text's paragraphs: no lists, tables, quotations or questions, and no bold label at the beginning. */
export function proseOf(tree: MarkdownTree): string[] {
  const asked = new Set<MarkdownNode>(checkYourselfNodes(tree));
  return tree.children
    .filter((node) => node.type === 'paragraph' && !asked.has(node) && !figureOf(node))
    .flatMap((node) => sentencesOf(withoutLabel(node)))
    .filter((sentence) => countWords(sentence) > 0);
}

/** One sentence for each measure outside its limits, with the number and what to do. */
export function styleAdvice(tree: MarkdownTree, { sentence, short, connectives }: StyleRule): string[] {
  const sentences = proseOf(tree);
  if (sentences.length < FEWEST_SENTENCES) return [];
  const lengths = sentences.map(countWords);
  const words = lengths.reduce((sum, length) => sum + length, 0);
  const mean = words / sentences.length;
  const share = lengths.filter((length) => length <= short.words).length / sentences.length;
  const found = sentences.join(' ').replace(/\s+/g, ' ').match(CONNECTIVE)?.length ?? 0;
  const rate = (found / words) * 10_000;
  const advice: string[] = [];
  if (mean < sentence.from)
    advice.push(`Sentences have ${mean.toFixed(1)} words on average, fewer than ${sentence.from}. Join those that belong together.`);
  if (mean > sentence.to)
    advice.push(`Sentences have ${mean.toFixed(1)} words on average, more than ${sentence.to}. Split the longest ones.`);
  if (share > short.share)
    advice.push(
      `${Math.round(share * 100)}% of the sentences have ${short.words} words or fewer, more than ${Math.round(short.share * 100)}%. Join some of them with the next.`,
    );
  if (rate < connectives)
    advice.push(
      `Words such as ${CONNECTIVES.map((each) => `"${each}"`).join(', ')} appear ${Math.round(rate)} times in 10,000 words, fewer than ${connectives}. Say how one sentence follows from another.`,
    );
  return advice;
}

/** "Order. She moves …": bold text at the beginning that ends with a period or a colon is a label. */
function withoutLabel(node: MarkdownNode): string {
  if (!('children' in node)) return '';
  const [first, ...rest] = node.children;
  const isLabel = first?.type === 'strong' && /[.:?!]$/.test(textOf(first));
  return (isLabel ? rest : node.children).map(textOf).join('');
}
