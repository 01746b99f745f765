import type { Place, Places } from './browser-texts.ts';
import type { KeptTexts } from './kept-texts.ts';

/** The storages of a tab that tests fill, limit to so many characters, and block. */
export function fakePlaces(local: Record<string, string> = {}, tab: Record<string, string> = {}) {
  const texts = { local: new Map(Object.entries(local)), tab: new Map(Object.entries(tab)) };
  const limits = { room: Number.POSITIVE_INFINITY, isBlocked: false };
  const events = new EventTarget();
  const placeOf = (map: Map<string, string>): Place => {
    const open = (): Map<string, string> => {
      if (limits.isBlocked) throw new DOMException('denied', 'SecurityError');
      return map;
    };
    return {
      get length() {
        return open().size;
      },
      key: (at) => [...open().keys()][at] ?? null,
      getItem: (key) => open().get(key) ?? null,
      setItem: (key, text) => {
        const others = [...open()].filter(([name]) => name !== key);
        if (others.reduce((sum, [, { length }]) => sum + length, text.length) > limits.room)
          throw new DOMException('no room', 'QuotaExceededError');
        map.set(key, text);
      },
      removeItem: (key) => void open().delete(key),
      clear: () => open().clear(),
    };
  };
  const places: Places = { local: placeOf(texts.local), tab: placeOf(texts.tab), events };
  return { places, limits, events, stored: () => ({ local: Object.fromEntries(texts.local), tab: Object.fromEntries(texts.tab) }) };
}

/** Texts by key, as {@link KeptTexts}. */
export const kept = (local: Record<string, string> = {}, tab: Record<string, string> = {}): KeptTexts => ({
  local: new Map(Object.entries(local)),
  tab: new Map(Object.entries(tab)),
});

/** {@link KeptTexts} as plain objects, to be compared. */
export const plain = ({ local, tab }: KeptTexts) => ({ local: Object.fromEntries(local), tab: Object.fromEntries(tab) });
