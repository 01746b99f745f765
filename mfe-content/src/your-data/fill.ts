import { numberText } from '@portal/contracts';
import type { KeptTexts } from '@portal/progress/data-file';
import { formatCopy } from '@portal/ui';

/** "1 note", "3 notes". */
export const countOf = ({ one, many }: { readonly one: string; readonly many: string }, n: number): string =>
  n === 1 ? one : formatCopy(many, { n: numberText(n) });

/** How much room texts take, in bytes as a file has them. */
export function bytesOf(texts: KeptTexts): number {
  const all = [...texts.local, ...texts.tab].flat().join('');
  return new TextEncoder().encode(all).length;
}
