import type { z } from 'zod';
import type { indexedEntrySchema, searchEntrySchema } from './search-entry.schema.ts';

/** One thing of an app that can be found: what its `search.ts` gives, made when a release is built. Pages need none; routes are entries. */
export type SearchEntry = z.infer<typeof searchEntrySchema>;

/** An entry as an index holds it, which may come from a release of another day. */
export type IndexedEntry = z.infer<typeof indexedEntrySchema>;

/** File of a site that holds the {@link SearchIndex}; it follows what is live. */
export const SEARCH_INDEX_FILE = 'search.json';

/** The entries of all that is live. */
export interface SearchIndex {
  readonly entries: readonly IndexedEntry[];
}
