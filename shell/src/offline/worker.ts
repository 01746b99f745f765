// The service worker. Files of releases never change and come from a cache; pages come from the network, and from what was kept only
// where no answer comes (docs/decisions/0058-reading-without-a-network.md). Storage that is full or refused costs what would have been kept,
// never a page.
import { CACHE_PREFIX, LIVE_DOCUMENT_ID, type LiveApp, type LiveDocument } from '@portal/contracts';
import { findRoute } from '../releases/live-document.ts';
import { type KeptPage, unreadPage } from './unread-page.ts';
import type { ReadMessage, RequestEvent, WorkerScope } from './worker-scope.ts';

const scope = globalThis as unknown as WorkerScope;

/** How long a page waits for the network before the kept one is shown, in milliseconds. */
const ANSWER_LIMIT_MS = 10_000;

/** The same for the search index, for which the page itself waits 10 s. */
const INDEX_LIMIT_MS = 5000;

/** Cache of the files of this worker's own release, and of the search index. */
const OWN_FILES = cacheOfFiles('shell', SHELL_VERSION);

/** Names of caches that hold pages. */
const PAGES_PREFIX = `${CACHE_PREFIX}pages `;

/** Addresses of pages; files have an ending. */
const PAGE = /^\/(?!api(?:\/|$))[a-z0-9/-]*$/;
/** Addresses of files of releases, with app and version. Versions of candidates have a suffix. */
const FILE = /^\/releases\/([a-z][a-z0-9-]*)\/(\d+\.\d+\.\d+)\/web\//;
/** Where the page says what is live; nothing in it ends the element. */
const LIVE = new RegExp(`<script type="application/json" id="${LIVE_DOCUMENT_ID}">(.*?)</script>`, 's');

// A successor does not wait until all tabs are closed: whatever is wrong with this worker, the next page view ends it.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()])),
);

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(PAGE.test(pathname) ? page(event, pathname) : fromNetwork(event));
  // Parts of films and sounds are left to the browser.
  else if (FILE.test(pathname) && !request.headers.has('range')) event.respondWith(file(event, pathname));
  else if (pathname === SEARCH_INDEX_ADDRESS) event.respondWith(searchIndex(event));
});

scope.addEventListener('message', (event) => event.waitUntil(keepRead(event.data)));

async function fromNetwork({ request, preloadResponse }: RequestEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/**
 * A page: what the network answers in time, otherwise the kept copy, otherwise what the network answers at last. Where it never does, a page
 * says what can be read instead.
 */
async function page(event: RequestEvent, address: string): Promise<Response> {
  const network = fromNetwork(event).then((answer) => {
    event.waitUntil(keepPage(address, answer.clone()).catch(ignore));
    return answer;
  });
  // A late answer is kept for the next time.
  event.waitUntil(network.catch(ignore));
  const limit = new Promise<undefined>((resolve) => setTimeout(resolve, ANSWER_LIMIT_MS));
  const inTime = await Promise.race([network.catch(ignore), limit]);
  if (inTime && inTime.status < 500) return inTime;
  const kept = (await keptPage(address).catch(ignore)) ?? inTime;
  if (kept) return kept;
  try {
    return await network;
  } catch (problem) {
    const instead = await unread().catch(ignore);
    if (instead) return instead;
    throw problem;
  }
}

/** What stands where a page cannot be had; nothing when no page was kept. */
async function unread(): Promise<Response | undefined> {
  const pages: KeptPage[] = [];
  let headers: Headers | undefined;
  for (const name of await caches.keys()) {
    if (!name.startsWith(PAGES_PREFIX)) continue;
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const answer = await cache.match(url);
      headers ??= answer?.headers;
      if (answer) pages.push({ address: new URL(url).pathname, html: await answer.text() });
    }
  }
  const [first, ...more] = pages;
  return first && new Response(unreadPage([first, ...more]), { status: 503, headers: headers ?? {} });
}

/** The kept copy of a page, marked with the time at which it came: the frame says so. */
async function keptPage(address: string): Promise<Response | undefined> {
  const kept = await caches.match(address);
  if (!kept) return undefined;
  const html = (await kept.text()).replace('<html', `<html data-kept="${kept.headers.get('date') ?? ''}"`);
  return new Response(html, { headers: kept.headers });
}

/** Keeps the answer to a page, and of all that was kept only what is live according to it. */
async function keepPage(address: string, answer: Response): Promise<void> {
  const [, text] = LIVE.exec(await answer.clone().text()) ?? [];
  if (text === undefined) return;
  const live = JSON.parse(text) as LiveDocument;
  await dropWithdrawn(live, address);
  const found = findRoute(live, address);
  if (answer.status === 200 && found && found.route.kept !== false)
    await (await caches.open(cacheOfPages(live, found.app))).put(address, answer);
}

/** Removes the caches of releases that are neither live nor the former ones of these, and the copy of a page that was just asked for. */
async function dropWithdrawn(live: LiveDocument, address: string): Promise<void> {
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
    if (current.has(name)) await (await caches.open(name)).delete(address);
    else {
      await caches.delete(name);
      // The index holds words of every app.
      if (current.has(OWN_FILES) && names.includes(OWN_FILES)) await (await caches.open(OWN_FILES)).delete(SEARCH_INDEX_ADDRESS);
    }
  }
}

/** A file of a release. The browser compares the bytes with the hash that the page names, wherever they come from. */
async function file(event: RequestEvent, address: string): Promise<Response> {
  const cache = await cacheOf(address).catch(ignore);
  const kept = await cache?.match(address).catch(ignore);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (cache && answer.status === 200) event.waitUntil(cache.put(address, answer.clone()).catch(ignore));
  return answer;
}

/** The search index: what the network answers in time, otherwise what it answered when the search was last used. */
async function searchIndex(event: RequestEvent): Promise<Response> {
  const cache = await caches.open(OWN_FILES).catch(ignore);
  const network = fetch(event.request).then((answer) => {
    if (cache && answer.status === 200) event.waitUntil(cache.put(SEARCH_INDEX_ADDRESS, answer.clone()).catch(ignore));
    return answer;
  });
  const limit = new Promise<undefined>((resolve) => setTimeout(resolve, INDEX_LIMIT_MS));
  const inTime = await Promise.race([network.catch(ignore), limit]);
  if (inTime && inTime.status < 500) return inTime;
  return (await cache?.match(SEARCH_INDEX_ADDRESS).catch(ignore)) ?? inTime ?? network;
}

/** Keeps a page that was shown without the worker. Its files come from the browser's own cache: nothing is downloaded a second time. */
async function keepRead({ page: address, files }: ReadMessage): Promise<void> {
  const keepFile = async (name: string) => {
    const answer = await fetch(name, { cache: 'only-if-cached', mode: 'same-origin' });
    if (answer.status === 200) await (await cacheOf(name)).put(name, answer);
  };
  const answer = await fetch(address).catch(ignore);
  if (answer) await keepPage(address, answer).catch(ignore);
  await Promise.all(files.filter((name) => FILE.test(name)).map((name) => keepFile(name).catch(ignore)));
}

function cacheOf(address: string): Promise<Cache> {
  const [, app = '', version = ''] = FILE.exec(address) ?? [];
  return caches.open(cacheOfFiles(app, version));
}

function cacheOfFiles(app: string, version: string): string {
  return `${CACHE_PREFIX}${app} ${version}`;
}

/** Pages are made by two releases, and go with either of them. */
function cacheOfPages(live: LiveDocument, { id, version }: LiveApp): string {
  return `${PAGES_PREFIX}${live.shell.version} ${id} ${version}`;
}

function ignore(): undefined {}
