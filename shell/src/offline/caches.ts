import { CACHE_PREFIX, LIVE_DOCUMENT_ID, type LiveApp, type LiveDocument, OFFLINE_INDEX_FILE } from '@portal/contracts';
import { findRoute } from '../releases/live-document.ts';

// Which release a copy belongs to, and when it is removed. The service worker and the pages share these rules.

/** Addresses of release files, with app and version. Versions of candidates have a suffix. */
export const FILE = /^\/releases\/([a-z][a-z0-9-]*)\/(\d+\.\d+\.\d+)\/web\//;

/** Names of caches that contain pages. */
export const PAGES_PREFIX = `${CACHE_PREFIX}pages `;

/** Indexes that the site serves: of the search, and of what can be kept. */
export const INDEXES = [SEARCH_INDEX_ADDRESS, `/${OFFLINE_INDEX_FILE}`];

/** Cache for the files of this release of the shell, and for the indexes. */
export const OWN_FILES = cacheOfFiles('shell', SHELL_VERSION);

/** Where the page says what is live; its content cannot end the element. */
const LIVE = new RegExp(`<script type="application/json" id="${LIVE_DOCUMENT_ID}">(.*?)</script>`, 's');

/** Keeps the response for a page, and of everything that was kept before, only what is live according to that page. */
export async function keepPage(address: string, answer: Response): Promise<void> {
  const [, text] = LIVE.exec(await answer.clone().text()) ?? [];
  if (text === undefined) return;
  const live = JSON.parse(text) as LiveDocument;
  await dropWithdrawn(live, address);
  const found = findRoute(live, address);
  if (answer.status === 200 && found && found.route.kept !== false)
    await (await caches.open(cacheOfPages(live, found.app))).put(address, answer);
}

/** Removes the caches of releases that are neither live nor the previous ones, and the copy of a page that was just requested. */
export async function dropWithdrawn(live: LiveDocument, address?: string): Promise<void> {
  const current = new Set([
    cacheOfFiles('shell', live.shell.version),
    ...live.apps.flatMap((app) => [
      cacheOfFiles(app.id, app.version),
      cacheOfPages(live, app),
      ...(app.previous ? [cacheOfFiles(app.id, app.previous.version)] : []),
    ]),
  ]);
  const names = await caches.keys();
  for (const name of names) {
    if (!name.startsWith(CACHE_PREFIX)) continue;
    if (!current.has(name)) {
      await caches.delete(name);
      // Indexes contain words from every app.
      if (current.has(OWN_FILES) && names.includes(OWN_FILES))
        for (const index of INDEXES) await (await caches.open(OWN_FILES)).delete(index);
    } else if (address !== undefined) await (await caches.open(name)).delete(address);
  }
}

/** The cache that a file of a release belongs to. */
export function cacheOf(address: string): Promise<Cache> {
  const [, app = '', version = ''] = FILE.exec(address) ?? [];
  return caches.open(cacheOfFiles(app, version));
}

export function ignore(): undefined {}

function cacheOfFiles(app: string, version: string): string {
  return `${CACHE_PREFIX}${app} ${version}`;
}

/** A page is made by two releases, and is removed with either of them. */
function cacheOfPages(live: LiveDocument, { id, version }: LiveApp): string {
  return `${PAGES_PREFIX}${live.shell.version} ${id} ${version}`;
}
