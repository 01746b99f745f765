import { pagesToOpen } from '../preflight/examine.ts';
import { openPages } from '../preflight/open-pages.ts';
import { SHELL } from '../rules/names.ts';
import { messageOf, Refusal } from '../rules/refusal.ts';
import type { Store } from '../store/store.ts';
import type { LiveRelease } from './live-releases.ts';

/** What came of opening the pages of a live release: a fault, so many pages that work, or why nothing could be opened. */
export type Look = { readonly fault: string } | { readonly works: number } | { readonly unopened: string };

/**
 * Opens the pages of every release of which faults were reported in the last hour, as the preflight does, by app. Anybody can make
 * reports up; what this finds nobody can.
 */
export async function lookAtFailing(
  store: Store,
  browser: string | undefined,
  releases: readonly LiveRelease[],
): Promise<ReadonlyMap<string, Look>> {
  const looks = new Map<string, Look>();
  for (const { app, faults } of releases) if (faults && faults.lastHour > 0) looks.set(app, await look(store, browser, app, releases));
  return looks;
}

async function look(store: Store, browser: string | undefined, app: string, releases: readonly LiveRelease[]): Promise<Look> {
  const pages = releases
    .filter((each) => (app === SHELL ? each.app !== SHELL : each.app === app))
    // The frame is the same around all pages of an app.
    .flatMap((each) => pagesToOpen(store.release(each.app, each.version)).slice(0, app === SHELL ? 1 : undefined));
  try {
    const note = await openPages(store.dir, browser, pages);
    return note === undefined ? { works: pages.length } : { unopened: note };
  } catch (problem) {
    return problem instanceof Refusal ? { fault: problem.message } : { unopened: `the browser failed (${messageOf(problem)})` };
  }
}
