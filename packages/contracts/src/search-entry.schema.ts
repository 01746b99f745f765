import { z } from 'zod';

const words = z.string().trim().min(1, 'write at least one word');

/** Schema of {@link SearchEntry}: what a release check applies to every entry that an app's `search.ts` gives. */
export const searchEntrySchema = z.strictObject({
  kind: z.enum(['module', 'term', 'tool', 'resource', 'page']),
  title: words.max(120, 'keep the title under 120 characters'),
  /** One sentence, shown below the title. */
  text: words.max(300, 'keep the text under 300 characters'),
  /** An address of the app itself; a query or a fragment leads to a place on the page. */
  address: z.string().regex(/^\/\S*$/, 'an address begins with "/" and contains no spaces'),
  /** Further words to be found by. They are not shown. */
  also: z.string().max(2000, 'keep the additional words under 2000 characters').optional(),
  /** Words and short phrases that lead here first when one of them is all that was typed. They are not shown. */
  keywords: z.array(words.max(40)).max(40).optional(),
  /** Of a module: where the browser remembers it, so that the result can say "Completed" and "Bookmarked". */
  progress: z.strictObject({ of: z.enum(['curriculum', 'research-path', 'ethical-ai']), id: z.int() }).optional(),
});

/**
 * The same as it is kept and read: an index joins releases of different days, so a kind or a place of progress may be one that the
 * reader does not know. It then shows the entry without a label or marks.
 */
export const indexedEntrySchema = z.looseObject({
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  address: z.string(),
  also: z.string().optional(),
  keywords: z.array(z.string()).optional(),
  progress: z.looseObject({ of: z.string(), id: z.number() }).optional(),
});
