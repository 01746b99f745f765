import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LedgerEntry } from '@portal/contracts';
import { pagesToOpen } from '../preflight/run-preflight-checks.ts';
import { SHELL } from '../rules/names.ts';
import { pageFile, type Store } from '../store/store.ts';
import type { PageView } from './page-view.ts';

/** One release of an entry that is watched by itself, and taken back by itself. */
export interface Subject {
  readonly app: string;
  readonly version: string;
  /** The release that was live before, and that is gone back to. */
  readonly former: string;
  /** Its pages; of the shell a page of each app that did not change with it. */
  readonly pages: readonly PageView[];
  /** Only the shell can be at fault when all of its pages fail, because the apps changed with it. */
  readonly onlyIfAllFail: boolean;
}

/** The releases of an entry that there is a way back from. */
export function subjectsOf(store: Store, { steps, live }: LedgerEntry): Subject[] {
  const shell = live[SHELL]?.at(-1) ?? '';
  const apps = Object.keys(live).filter((app) => app !== SHELL);
  const pagesOf = (app: string): PageView[] => pagesToOpen(store.release(app, live[app]?.at(-1) ?? '')).map((page) => ({ ...page, shell }));
  return steps.flatMap(({ app, to, from }) => {
    if (from === undefined) return [];
    if (app !== SHELL) return [{ app, version: to, former: from, pages: pagesOf(app), onlyIfAllFail: false }];
    const unchanged = apps.filter((each) => !steps.some((step) => step.app === each));
    const pages = (unchanged.length > 0 ? unchanged : apps).flatMap((each) => pagesOf(each).slice(0, 1));
    return [{ app, version: to, former: from, pages, onlyIfAllFail: unchanged.length === 0 }];
  });
}

/**
 * A page of an app as it was before an entry, at this address if it had one there, to be opened through the web server of now.
 * `undefined` when the site of that time is gone.
 */
export function formerPage(store: Store, { number, steps, live }: LedgerEntry, app: string, address?: string): PageView | undefined {
  const before = (each: string) => {
    const step = steps.find((one) => one.app === each);
    return step ? step.from : live[each]?.at(-1);
  };
  const [version, shell] = [before(app), before(SHELL)];
  if (version === undefined || shell === undefined) return undefined;
  try {
    const pages = pagesToOpen(store.release(app, version));
    const page = pages.find((each) => each.address === address) ?? pages[0];
    return page && { ...page, shell, html: readFileSync(path.join(store.siteDir(number - 1), pageFile(page.address)), 'utf8') };
  } catch {
    return undefined;
  }
}
