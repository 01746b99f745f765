/**
 * Script that a page may load in all, including the shell's, in bytes after brotli 11: a page to read, and a page with a form (issue "A
 * release that visitors can trust": 145 KB and 165 KB, 1 KB = 1000 bytes).
 */
export const SCRIPT_BUDGETS = { reading: 145_000, form: 165_000 } as const;

/** Pictures in the HTML of a page to read, in bytes as they are sent (issue "The content pages, complete"). */
export const PAGE_PICTURES_BUDGET = 60_000;

/** The one style sheet of an app, in bytes after brotli 11: 100,000 would take half a second on a slow phone's network. */
export const STYLE_BUDGET = 20_000;

/** One picture of a release, in bytes: one second on a slow phone's network. */
export const PICTURE_BUDGET = 200_000;

/** All files of a release together, in bytes, including films and sounds. */
export const RELEASE_BUDGET = 20_000_000;

/** The search index of the whole site, in bytes as it is sent: a fifth of a second on a slow phone's network, when someone searches. */
export const SEARCH_INDEX_BUDGET = 40_000;
