import type { TextStorage } from './storage.ts';
import type { Progress } from './store.ts';

/** A storage that can be blocked, and that holds so many characters. */
export function fakeStorage(stored: Record<string, string> = {}, room = Number.POSITIVE_INFINITY) {
  const texts = new Map(Object.entries(stored));
  const state = { room, isBlocked: false, writes: 0 };
  const open = (): Map<string, string> => {
    if (state.isBlocked) throw new DOMException('denied', 'SecurityError');
    return texts;
  };
  const storage: TextStorage = {
    getItem: (key) => open().get(key) ?? null,
    setItem: (key, text) => {
      const others = [...open()].filter(([name]) => name !== key);
      if (others.reduce((sum, [, { length }]) => sum + length, text.length) > state.room)
        throw new DOMException('no room', 'QuotaExceededError');
      state.writes += 1;
      texts.set(key, text);
    },
    removeItem: (key) => open().delete(key),
  };
  return { storage, state, stored: () => Object.fromEntries(texts) };
}

/** What a store tells the visitor of its storage. */
export const kindOf = ({ store }: Progress) => store.getState().notice?.kind;
