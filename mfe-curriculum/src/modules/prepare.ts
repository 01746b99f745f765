import type { Lazy } from './lazy.ts';

/** Fetches the text of a module that is about to be opened; whether that worked shows when it is. */
export function prepare({ words, text }: { readonly words: number; readonly text: Lazy<unknown> }): void {
  if (words > 0) text.load().catch(() => undefined);
}
