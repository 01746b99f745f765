import type { z } from 'zod';
import type { indexedEntrySchema, searchEntrySchema } from './search-entry.schema.ts';

/**
 * One thing in an app that can be found: an entry from its `search.ts`, created when a release is built. Pages do not need entries, because
 * routes are entries.
 */
export type SearchEntry = z.infer<typeof searchEntrySchema>;

/** An entry in an index, which may come from a release of another day. */
export type IndexedEntry = z.infer<typeof indexedEntrySchema>;

/** File of a site that contains the {@link SearchIndex}; it follows what is live. */
export const SEARCH_INDEX_FILE = 'search.json';

/** The entries of everything that is live. */
export interface SearchIndex {
  readonly entries: readonly IndexedEntry[];
}
