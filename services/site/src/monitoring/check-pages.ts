import { openPages } from '../preflight/open-pages.ts';
import { pagesToOpen } from '../preflight/run-preflight-checks.ts';
import { SHELL } from '../rules/names.ts';
import { messageOf, UserFacingError } from '../rules/user-facing-error.ts';
import type { Store } from '../store/store.ts';
import type { LiveRelease } from './live-releases.ts';

/** The result of opening the pages of a live release: a fault, a number of pages that work, or why nothing could be opened. */
export type PageCheck = { readonly fault: string } | { readonly works: number } | { readonly unopened: string };

/**
 * Opens the pages of every release with faults reported in the last hour, as the preflight does; results are by app. Anyone can make up
 * reports, but not what this finds.
 */
export async function checkFailingPages(
  store: Store,
  browser: string | undefined,
  releases: readonly LiveRelease[],
): Promise<ReadonlyMap<string, PageCheck>> {
  const checks = new Map<string, PageCheck>();
  for (const { app, faults } of releases)
    if (faults && faults.lastHour > 0) checks.set(app, await checkPages(store, browser, app, releases));
  return checks;
}

async function checkPages(store: Store, browser: string | undefined, app: string, releases: readonly LiveRelease[]): Promise<PageCheck> {
  const pages = releases
    .filter((each) => (app === SHELL ? each.app !== SHELL : each.app === app))
    // The frame is the same around all pages of an app.
    .flatMap((each) => pagesToOpen(store.release(each.app, each.version)).slice(0, app === SHELL ? 1 : undefined));
  try {
    const note = await openPages(store.dir, browser, pages);
    return note === undefined ? { works: pages.length } : { unopened: note };
  } catch (problem) {
    return problem instanceof UserFacingError ? { fault: problem.message } : { unopened: `the browser failed (${messageOf(problem)})` };
  }
}
