import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ReleaseDocument, SHELL_ENTRIES, type Signed } from '@portal/contracts';
import type { Candidate } from '../build/candidate.ts';
import { isListed } from '../prerender/live-document.ts';
import { requireNamedFiles } from '../publish/whole-release.ts';
import { SHELL } from '../rules/names.ts';
import { pageFile, type Store } from '../store/store.ts';
import { requireBudgets, requirePictureBudget, requireSearchBudget } from './budgets.ts';
import { requireLibrariesOnce } from './libraries.ts';
import { openPages, type PageToOpen } from './open-pages.ts';
import { makeTrial, type Trial } from './trial-store.ts';

/** What the preflight checks are given. */
export interface PreflightInput {
  readonly store: Store;
  readonly candidates: readonly Candidate[];
  readonly publicUrl: string;
  /** Path of a Chrome, Chromium or Edge; nothing when there is none. */
  readonly browser: string | undefined;
  readonly log: (line: string) => void;
  /** What a team signed; its files are compared with it. */
  readonly signed?: Signed | undefined;
}

/** Candidates that passed the preflight checks. */
export interface Passed {
  /** The same candidates, packed as the store will keep them. */
  readonly candidates: readonly Candidate[];
  readonly trial: Trial;
}

/**
 * The preflight checks: makes a trial site of the candidates and what is live, and refuses with one sentence what visitors must not get: a
 * file that is missing or has other bytes than its hash, a page that does not render or that the policy of the site would break,
 * a name that the shell does not give, too much script, and, where a browser exists, a page that does not hydrate in the
 * live shell without errors in the console. Nothing of the real store is changed.
 */
export async function runPreflightChecks({ store, candidates, publicUrl, browser, log, signed }: PreflightInput): Promise<Passed> {
  const trial = await makeTrial(store, candidates, publicUrl, signed);
  try {
    const head = trial.store.head();
    const live = (app: string) => trial.store.release(app, head?.live[app]?.at(-1) ?? '');
    const shell = live(SHELL);
    const changing = trial.steps.map(({ app }) => app);
    const before = changing.includes(SHELL) ? head?.live[SHELL]?.at(-2) : undefined;
    const former = before === undefined ? undefined : trial.store.release(SHELL, before);
    const checked = changing.includes(SHELL) ? Object.keys(head?.live ?? {}).filter((app) => app !== SHELL) : changing;
    for (const app of checked) {
      requireBudgets(trial.store, shell, live(app), changing.includes(app) ? undefined : former);
      requireLibrariesOnce(shell, live(app));
    }
    requireSearchBudget(
      trial.store,
      changing.filter((app) => app !== SHELL),
    );
    const pages = checked.flatMap((app) => pagesOf(live(app)));
    for (const { address, app } of pages) {
      const html = readFileSync(path.join(trial.store.dir, 'current', pageFile(address)), 'utf8');
      requireNamedFiles(live(app), address, html);
      if (changing.includes(app)) requirePictureBudget(trial.store, live(app), address, html);
    }
    const opening = checked.flatMap((app) => pagesToOpen(live(app)));
    if (browser !== undefined) log(`Opening ${ofPages(opening.length, pages.length)} in a browser.`);
    const withWorker = changing.includes(SHELL) && shell.pages[SHELL_ENTRIES.worker] !== undefined;
    const note = await openPages(trial.store.dir, browser, opening, { withWorker });
    if (note !== undefined) log(`The pages were not opened in a browser before the release: ${note}.`);
    const browserCheck = { inBrowser: note === undefined, ...(note !== undefined && { note }) };
    return {
      candidates: candidates.map(({ document }) => ({
        document: { ...document, opened: browserCheck },
        dir: trial.store.releaseDir(document.app, document.version),
      })),
      trial,
    };
  } catch (problem) {
    trial.discard();
    throw problem;
  }
}

/** The pages of a release that are worth opening in a browser. */
export function pagesToOpen(document: ReleaseDocument): PageToOpen[] {
  return pagesOf(document, worthOpening(document));
}

function pagesOf({ app, version, manifest }: ReleaseDocument, routes = manifest.routes): PageToOpen[] {
  return routes.flatMap((route) => [route.path, ...(route.aliases ?? [])]).map((address) => ({ address, app, version }));
}

/**
 * Of pages that are not listed, which have the same script and differ in their text alone, the first of each kind (0023); the HTML
 * of all was rendered and looked at.
 */
function worthOpening({ manifest }: ReleaseDocument): ReleaseDocument['manifest']['routes'] {
  const kinds = new Set<string>();
  return manifest.routes.filter((route) => {
    if (isListed(route)) return true;
    const isFirst = !kinds.has(route.page);
    kinds.add(route.page);
    return isFirst;
  });
}

function ofPages(opening: number, all: number): string {
  if (opening < all) return `${opening} of ${all} pages (one for all texts that share a script)`;
  return all === 1 ? 'the page' : `${all} pages`;
}
