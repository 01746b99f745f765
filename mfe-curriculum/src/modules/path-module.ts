import type { MarkdownDocument, MarkdownFacts, ReadingTime } from '@portal/editorial';
import { type LazyPart, lazyPart } from '@portal/ui';
import type { PathModuleSettings } from './path-module.schema.ts';
import type { readingOrder } from './reading-order.schema.ts';

/** A module of the research learning path as the pages see it. */
export interface PathModule extends Omit<PathModuleSettings, keyof typeof readingOrder> {
  /** The name of its file, and its name in links. */
  readonly slug: string;
  readonly words: number;
  /** Reading time: whole minutes for a fast and for a slow reader. */
  readonly minutes: ReadingTime;
  readonly text: LazyPart<MarkdownDocument>;
}

/** A module made from its file's settings and a function that loads the text. `npm run check` has checked the settings. */
export function pathModuleOf(
  slug: string,
  { meta, words, minutes }: MarkdownFacts,
  text: () => Promise<{ default: MarkdownDocument }>,
): PathModule {
  return { ...(meta as unknown as PathModuleSettings), slug, words, minutes, text: lazyPart(text) };
}
