// The service worker. Files of releases never change and come from a cache; pages come from the network, and from what was kept only if no
// answer comes (docs/decisions/0058-reading-without-a-network.md). If storage is full or refused, copies are lost, but pages still work.
import { cacheOf, FILE, INDEXES, ignore, keepPage, OWN_FILES, PAGES_PREFIX } from './caches.ts';
import { type KeptPage, unreadPage } from './unread-page.ts';
import type { ReadMessage, RequestEvent, WorkerScope } from './worker-scope.ts';

const scope = globalThis as unknown as WorkerScope;

/** How long a page waits for the network before the kept copy is shown, in milliseconds. */
const ANSWER_LIMIT_MS = 10_000;

/** The same for an index, for which the page itself waits 10 s. */
const INDEX_LIMIT_MS = 5000;

/** How long scripts and style sheets may take to begin to arrive, in milliseconds: twice as long as a page waits for them. */
const CODE_LIMIT_MS = 20_000;

/** How long a page has the caches to itself before it is kept, in milliseconds; otherwise its files would have to wait. */
const KEEPING_DELAY_MS = 1000;

/** Addresses of pages; files have an extension. */
const PAGE = /^\/(?!api(?:\/|$))[a-z0-9/-]*$/;

// A new worker does not wait until all tabs are closed: whatever is wrong with this one, the next page view ends it.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()])),
);

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(PAGE.test(pathname) ? page(event, pathname) : fromNetwork(event));
  // Partial requests for films and sounds are left to the browser.
  else if (FILE.test(pathname) && !request.headers.has('range')) event.respondWith(file(event, pathname));
  else if (INDEXES.includes(pathname)) event.respondWith(index(event, pathname));
});

scope.addEventListener('message', (event) => event.waitUntil(keepRead(event.data)));

async function fromNetwork({ request, preloadResponse }: RequestEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/**
 * A page: the network's answer if it comes in time, otherwise the kept copy, otherwise the network's answer when it comes. If none ever
 * comes, a page says what can be read instead.
 */
async function page(event: RequestEvent, address: string): Promise<Response> {
  const network = fromNetwork(event).then((answer) => {
    const copy = answer.clone();
    event.waitUntil(
      pause(KEEPING_DELAY_MS)
        .then(() => keepPage(address, copy))
        .catch(ignore),
    );
    return answer;
  });
  // A late answer is kept for the next time.
  event.waitUntil(network.catch(ignore));
  const limit = pause(ANSWER_LIMIT_MS);
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

/** The replacement for an unavailable page; undefined if no page was kept. */
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

/** The kept copy of a page, marked with the time at which it was kept, so that the frame can say so. */
async function keptPage(address: string): Promise<Response | undefined> {
  const kept = await caches.match(address);
  if (!kept) return undefined;
  const html = (await kept.text()).replace('<html', `<html data-kept="${kept.headers.get('date') ?? ''}"`);
  return new Response(html, { headers: kept.headers });
}

/** A file of a release. The browser compares the bytes with the hash that the page names, wherever they come from. */
async function file(event: RequestEvent, address: string): Promise<Response> {
  const cache = await cacheOf(address).catch(ignore);
  const kept = await cache?.match(address).catch(ignore);
  if (kept) return kept;
  const answer = await fileFromNetwork(event.request);
  if (cache && answer.status === 200) event.waitUntil(cache.put(address, answer.clone()).catch(ignore));
  return answer;
}

/**
 * Gives up on code that no page is waiting for any longer. A request from the worker outlives the tab that it was for, and six that hang
 * would use up all the connections that a browser opens to one host over HTTP/1.1.
 */
function fileFromNetwork(request: Request): Promise<Response> {
  if (request.destination !== 'script' && request.destination !== 'style') return fetch(request);
  const given = new AbortController();
  const limit = setTimeout(() => given.abort(), CODE_LIMIT_MS);
  return fetch(request, { signal: given.signal }).finally(() => clearTimeout(limit));
}

/** An index: the network's answer if it comes in time, otherwise the previous one. */
async function index(event: RequestEvent, address: string): Promise<Response> {
  const cache = await caches.open(OWN_FILES).catch(ignore);
  const network = fetch(event.request).then((answer) => {
    if (cache && answer.status === 200) event.waitUntil(cache.put(address, answer.clone()).catch(ignore));
    return answer;
  });
  const limit = pause(INDEX_LIMIT_MS);
  const inTime = await Promise.race([network.catch(ignore), limit]);
  if (inTime && inTime.status < 500) return inTime;
  return (await cache?.match(address).catch(ignore)) ?? inTime ?? network;
}

/** Keeps a page that was shown without the worker. Its files come from the browser's own cache, so nothing is downloaded twice. */
async function keepRead({ page: address, files }: ReadMessage): Promise<void> {
  const keepFile = async (name: string) => {
    const answer = await fetch(name, { cache: 'only-if-cached', mode: 'same-origin' });
    if (answer.status === 200) await (await cacheOf(name)).put(name, answer);
  };
  const answer = await fetch(address).catch(ignore);
  if (answer) await keepPage(address, answer).catch(ignore);
  await Promise.all(files.filter((name) => FILE.test(name)).map((name) => keepFile(name).catch(ignore)));
}

function pause(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
