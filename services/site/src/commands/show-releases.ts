import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../config/settings.ts';
import { askCounts } from '../monitoring/ask-counts.ts';
import { checkFailingPages } from '../monitoring/check-pages.ts';
import { listReleases } from '../monitoring/list-releases.ts';
import { liveReleases } from '../monitoring/live-releases.ts';
import { releasesPage } from '../monitoring/releases-page.ts';
import { messageOf, UserFacingError } from '../rules/user-facing-error.ts';
import type { Store } from '../store/store.ts';

/** What a maintainer asks for. */
export interface ShowOrder {
  readonly store: Store;
  readonly workspace: string;
  readonly settings: Settings;
  /** Where visitors find the site; the API answers below it. */
  readonly publicUrl: string;
  /** Whether a page is to be written, and where; without a place `releases.html` in the data folder. */
  readonly page: { readonly file: string | undefined } | undefined;
}

/** What is live and how it does: as text, or written into a page, and then where that is. */
export async function showReleases({ store, workspace, settings, publicUrl, page }: ShowOrder): Promise<string> {
  const watched = store.head() ? await askCounts(settings.apiUrl ?? publicUrl) : { counts: [] };
  const counts = 'counts' in watched ? watched.counts : undefined;
  const pageChecks = await checkFailingPages(store, settings.browser, liveReleases(store, counts, new Date()));
  if (!page) return listReleases({ store, workspace, watched, pageChecks });
  // npm runs commands in the root folder; a name means the folder where it was typed.
  const file = page.file ? path.resolve(process.env.INIT_CWD ?? '', page.file) : path.join(settings.dataDir, 'releases.html');
  try {
    writeFileSync(file, releasesPage({ store, watched, pageChecks, publicUrl }));
  } catch (problem) {
    throw new UserFacingError(
      `The page cannot be written: ${messageOf(problem)}. Choose another file: npm run releases -- --html releases.html`,
    );
  }
  return `Written: ${file}. Open it in a browser.`;
}
