import { formatCopy, numberText } from '@portal/contracts';
import type { StoredTexts } from '@portal/progress/data-file';

/** "1 note", "3 notes". */
export const countOf = ({ one, many }: { readonly one: string; readonly many: string }, n: number): string =>
  n === 1 ? one : formatCopy(many, { n: numberText(n) });

/** How much space texts take, in bytes, as they would in a file. */
export function bytesOf(texts: StoredTexts): number {
  const all = [...texts.local, ...texts.tab].flat().join('');
  return new TextEncoder().encode(all).length;
}
