import { z } from 'zod';

const words = z.string().trim().min(1, 'write at least one word');

/** Schema of {@link SearchEntry}, which a release check applies to every entry from an app's `search.ts`. */
export const searchEntrySchema = z.strictObject({
  kind: z.enum(['module', 'term', 'tool', 'resource', 'page']),
  title: words.max(120, 'keep the title under 120 characters'),
  /** One sentence, shown below the title. */
  text: words.max(300, 'keep the text under 300 characters'),
  /** An address of the app itself; a query or a fragment leads to a place on the page. */
  address: z.string().regex(/^\/\S*$/, 'an address must begin with "/" and contain no spaces'),
  /** Additional words to be found by. They are not shown. */
  also: z.string().max(2000, 'keep the additional words under 2,000 characters').optional(),
  /** Words and short phrases for which this entry comes first if one of them is the whole query. They are not shown. */
  keywords: z.array(words.max(40)).max(40).optional(),
  /** For a module: where the browser stores its progress, so that the result can say "Completed" and "Bookmarked". */
  progress: z.strictObject({ of: z.enum(['curriculum', 'research-path', 'ethical-ai']), id: z.int() }).optional(),
});

/**
 * The same as it is stored and read: an index combines releases from different days, so a reader may not know a kind or a place of
 * progress. It then shows the entry without a label or marks.
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
