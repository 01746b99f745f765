import type { LazyPart } from '@portal/ui';

/** Fetches the text of a module that is about to be opened; whether that worked shows when it is. */
export function prepare({ words, text }: { readonly words: number; readonly text: LazyPart<unknown> }): void {
  if (words > 0) text.load().catch(() => undefined);
}
