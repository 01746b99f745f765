import { type Failure, failureOf } from '../storage.ts';
import { AREAS, type StoredTexts } from './stored-texts.ts';

/** One storage of the browser as far as it is used here. */
export type StorageArea = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** The storages of one tab. Everything is asked for when it is needed, so getters may throw. */
export interface Places {
  readonly local: StorageArea;
  readonly tab: StorageArea;
  /** Where the page's own store hears of storage. */
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

/** What the browser keeps, or undefined where it keeps nothing for this site. */
export function readTexts(places: Places): StoredTexts | undefined {
  try {
    return { local: textsOf(places.local), tab: textsOf(places.tab) };
  } catch {
    return undefined;
  }
}

/**
 * Makes the browser keep exactly these texts: all of them, or none, and then everything is as it was, and the reason is returned.
 * The page's own store and other tabs show them at once.
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
  // The browser tells other tabs by itself. Without a key the event says that anything may be different, and that nothing waits to be stored.
  places.events.dispatchEvent(new StorageEvent('storage', { key: null }));
  return undefined;
}

function textsOf(storage: StorageArea): Map<string, string> {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return new Map(keys.flatMap((key) => (key === null ? [] : [[key, storage.getItem(key) ?? ''] as const])));
}

/** Room is made before anything is put there. */
function change(storage: StorageArea, before: ReadonlyMap<string, string>, next: ReadonlyMap<string, string>): void {
  // Of this other tabs hear as of one thing, and forget what waits to be stored.
  if (next.size === 0) storage.clear();
  else for (const key of before.keys()) if (!next.has(key)) storage.removeItem(key);
  for (const [key, text] of next) if (before.get(key) !== text) storage.setItem(key, text);
}

/** There was room for it before, once what came in between is gone. */
function restore(storage: StorageArea, before: ReadonlyMap<string, string>): void {
  const now = textsOf(storage);
  for (const key of now.keys()) if (now.get(key) !== before.get(key)) storage.removeItem(key);
  for (const [key, text] of before) if (now.get(key) !== text) storage.setItem(key, text);
}
