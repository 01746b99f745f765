import type { LazyPart } from '@portal/ui';

/** Prefetches the text of a module that is about to be opened; a failure becomes visible when it is opened. */
export function prepare({ words, text }: { readonly words: number; readonly text: LazyPart<unknown> }): void {
  if (words > 0) text.load().catch(() => undefined);
}
