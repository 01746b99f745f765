import { type LiveDocument, OFFLINE_INDEX_FILE, type OfflineFile, type OfflineIndex, type OfflineOffer } from '@portal/contracts';
import { cacheOf, dropWithdrawn, keepPage, OWN_FILES } from './caches.ts';

// What a visitor asked to keep for offline reading: pages with all files that they need, stored where the service worker looks.

/** Time limit of one request, in milliseconds: a file of a set is small. */
const REQUEST_LIMIT_MS = 30_000;
/** Concurrent requests: enough for a slow network, while the page that is being read still gets its share. */
const AT_ONCE = 4;

/** What belongs to one kept item. */
interface Parts {
  readonly name: string;
  readonly pages: Readonly<Record<string, number>>;
  readonly files: Readonly<Record<string, OfflineFile>>;
  /** Files of which a page that is kept by itself includes those that its HTML names. */
  readonly named: Readonly<Record<string, OfflineFile>>;
}

/** Fetches the list of what can be kept; rejects without a network. */
export async function readOfflineIndex(): Promise<OfflineIndex> {
  const answer = await fetch(`/${OFFLINE_INDEX_FILE}`, { signal: AbortSignal.timeout(REQUEST_LIMIT_MS) });
  const index = await answer.json();
  if (!answer.ok) throw new Error(`What can be kept answered ${answer.status}.`);
  return index;
}

/** All sets, followed by the single pages that are kept. */
export function offersOf(index: OfflineIndex, kept: readonly string[]): OfflineOffer[] {
  const ids = new Set([...index.sets.map(({ id }) => id), ...kept]);
  return [...ids].flatMap((id) => {
    const parts = partsOf(index, id);
    return parts ? [{ id, name: parts.name, size: sizeOf(index, parts) }] : [];
  });
}

/**
 * Fetches what is missing from a set or page; what an earlier attempt has stored is not fetched again. Reports its progress in bytes.
 * Rejects if something did not arrive or could not be stored, and when `signal` aborts; what has arrived stays. A set that the site no
 * longer has is left alone.
 */
export async function fetchSet(
  { index, live, signal }: { readonly index: OfflineIndex; readonly live: LiveDocument; readonly signal: AbortSignal },
  id: string,
  onProgress: (done: number, size: number) => void,
): Promise<void> {
  const parts = partsOf(index, id);
  if (!parts) return;
  // Copies of what is no longer live count as missing.
  await dropWithdrawn(live);
  const size = sizeOf(index, parts);
  let done = 0;
  const add = (bytes: number) => {
    done += bytes;
    onProgress(done, Math.max(size, done));
  };
  add(0);
  const get = (address: string, integrity?: string) =>
    fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_LIMIT_MS)]), ...(integrity && { integrity }) });
  const file =
    (address: string, { size: bytes, integrity }: OfflineFile) =>
    async () => {
      const cache = await cacheOf(address);
      if (!(await cache.match(address))) await cache.put(address, required(await get(address, integrity)));
      add(bytes);
    };
  await inTurns(
    [
      ...Object.entries(parts.files).map(([address, facts]) => file(address, facts)),
      ...Object.entries(parts.pages).map(([address, bytes]) => async () => {
        const kept = await caches.match(address);
        const answer = kept ?? required(await get(address));
        const html = await answer.clone().text();
        if (!kept) await keepPage(address, answer);
        add(bytes);
        const named = Object.entries(parts.named).filter(([name]) => html.includes(`"${name}"`));
        for (const [name, facts] of named) await file(name, facts)();
      }),
      async () => {
        await (await caches.open(OWN_FILES)).put(SEARCH_INDEX_ADDRESS, required(await get(SEARCH_INDEX_ADDRESS)));
        add(index.frame.search);
      },
    ],
    signal,
  );
}

/** Removes the pages of a kept item and its files, except those that another item or the frame needs. */
export async function removeSet(index: OfflineIndex, id: string, others: readonly string[]): Promise<void> {
  const needed = new Set(others.flatMap((other) => addressesOf(partsOf(index, other))));
  const gone = addressesOf(partsOf(index, id)).filter((address) => !needed.has(address) && !Object.hasOwn(index.frame.files, address));
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    await Promise.all(gone.map((address) => cache.delete(address)));
  }
}

function partsOf({ frame, sets }: OfflineIndex, id: string): Parts | undefined {
  for (const { id: setId, name, pages, code, media } of sets) {
    const own = { ...frame.files, ...code };
    if (setId === id) {
      const sizes = Object.fromEntries(Object.entries(pages).map(([address, { size }]) => [address, size]));
      return { name, pages: sizes, files: { ...own, ...media }, named: {} };
    }
    const page = Object.hasOwn(pages, id) ? pages[id] : undefined;
    if (page) return { name: page.title, pages: { [id]: page.size }, files: own, named: media };
  }
  return undefined;
}

function addressesOf(parts: Parts | undefined): string[] {
  return parts ? [...Object.keys(parts.pages), ...Object.keys(parts.files), ...Object.keys(parts.named)] : [];
}

function sizeOf(index: OfflineIndex, { pages, files }: Parts): number {
  const sizes = [...Object.values(pages), ...Object.values(files).map(({ size }) => size)];
  return sizes.reduce((sum, size) => sum + size, index.frame.search);
}

function required(answer: Response): Response {
  if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}.`);
  return answer;
}

/** Runs tasks, several at a time; rejects with the first failure, and starts none after it. */
async function inTurns(tasks: (() => Promise<void>)[], signal: AbortSignal): Promise<void> {
  const waiting = [...tasks];
  const work = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      signal.throwIfAborted();
      await task();
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    waiting.length = 0;
  }
}
