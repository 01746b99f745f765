import { type Failure, failureOf } from '../storage.ts';
import { AREAS, type StoredTexts } from './stored-texts.ts';

/** One of the browser's storages, as far as it is used here. */
export type StorageArea = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** The storages of one tab. They are accessed only when needed, so getters may throw. */
export interface Places {
  readonly local: StorageArea;
  readonly tab: StorageArea;
  /** How the page's own store learns about changes in storage. */
  readonly events: Pick<EventTarget, 'dispatchEvent'>;
}

/** The storages of this page. */
export const browserPlaces: Places = {
  get local() {
    return window.localStorage;
  },
  get tab() {
    return window.sessionStorage;
  },
  get events() {
    return window;
  },
};

/** What the browser has stored, or undefined if it stores nothing for this site. */
export function readTexts(places: Places): StoredTexts | undefined {
  try {
    return { local: textsOf(places.local), tab: textsOf(places.tab) };
  } catch {
    return undefined;
  }
}

/**
 * Makes the browser store exactly these texts: either all of them, or none; in that case everything is restored, and the reason is
 * returned. The page's own store and other tabs show them at once.
 */
export function storeTexts(places: Places, next: StoredTexts): Failure | undefined {
  const before = readTexts(places);
  if (!before) return 'blocked';
  try {
    for (const area of AREAS) change(places[area], before[area], next[area]);
  } catch (error) {
    for (const area of AREAS) restore(places[area], before[area]);
    return failureOf(error);
  }
  // The browser informs other tabs by itself. Without a key, the event says that anything may be different, and that nothing is waiting to
  // be stored.
  places.events.dispatchEvent(new StorageEvent('storage', { key: null }));
  return undefined;
}

function textsOf(storage: StorageArea): Map<string, string> {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return new Map(keys.flatMap((key) => (key === null ? [] : [[key, storage.getItem(key) ?? ''] as const])));
}

/** Removals come first, to make room. */
function change(storage: StorageArea, before: ReadonlyMap<string, string>, next: ReadonlyMap<string, string>): void {
  // Other tabs see this as one change, and forget what is waiting to be stored.
  if (next.size === 0) storage.clear();
  else for (const key of before.keys()) if (!next.has(key)) storage.removeItem(key);
  for (const [key, text] of next) if (before.get(key) !== text) storage.setItem(key, text);
}

/** There was room for it before, once everything added since is gone. */
function restore(storage: StorageArea, before: ReadonlyMap<string, string>): void {
  const now = textsOf(storage);
  for (const key of now.keys()) if (now.get(key) !== before.get(key)) storage.removeItem(key);
  for (const [key, text] of before) if (now.get(key) !== text) storage.setItem(key, text);
}
