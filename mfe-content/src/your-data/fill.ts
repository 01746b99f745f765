import { numberText } from '@portal/contracts';
import type { KeptTexts } from '@portal/progress/data-file';

/** A text with what stands in curly brackets filled in. */
export function fill(template: string, facts: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (slot, name: string) => (name in facts ? String(facts[name]) : slot));
}

/** "1 note", "3 notes". */
export const countOf = ({ one, many }: { readonly one: string; readonly many: string }, n: number): string =>
  n === 1 ? one : fill(many, { n: numberText(n) });

/** How much room texts take, in bytes as a file has them. */
export function bytesOf(texts: KeptTexts): number {
  const all = [...texts.local, ...texts.tab].flat().join('');
  return new TextEncoder().encode(all).length;
}
