import type { MarkdownDocument, MarkdownFacts, ReadingTime } from '@portal/editorial';
import { type LazyPart, lazyPart } from '@portal/ui';
import type { ModuleSettings } from './module.schema.ts';
import { iconOf } from './module-icons.ts';
import type { readingOrder } from './reading-order.schema.ts';

/** A curriculum module as the pages see it. */
export interface Module extends Omit<ModuleSettings, keyof typeof readingOrder> {
  /** The name of its file, and its name in links. */
  readonly slug: string;
  readonly Icon: ReturnType<typeof iconOf>;
  /** False closes the card with "Coming Soon". */
  readonly isInteractive: boolean;
  /** Number of words in its text; 0 while it has not been written. */
  readonly words: number;
  /** Reading time: whole minutes for a fast and for a slow reader. */
  readonly minutes: ReadingTime;
  readonly text: LazyPart<MarkdownDocument>;
}

/** A module made from its file's settings and a function that loads the text. `npm run check` has checked the settings. */
export function moduleOf(
  slug: string,
  { meta, words, minutes }: MarkdownFacts,
  text: () => Promise<{ default: MarkdownDocument }>,
): Module {
  const settings = meta as unknown as ModuleSettings;
  return { isInteractive: true, ...settings, slug, words, minutes, Icon: iconOf(settings.icon), text: lazyPart(text) };
}
