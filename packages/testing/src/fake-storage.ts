/** A storage that can be blocked, and that has room for a given number of characters. */
export function fakeStorage(initial: Record<string, string> = {}, room = Number.POSITIVE_INFINITY) {
  const state = { room, isBlocked: false, writes: 0 };
  return { ...storageWith(initial, state), state };
}

/** Local and session storage of one tab, each with its own limit and blocked together, and the target of their events. */
export function fakeStorageAreas(local: Record<string, string> = {}, tab: Record<string, string> = {}) {
  const limits = { room: Number.POSITIVE_INFINITY, isBlocked: false, writes: 0 };
  const events = new EventTarget();
  const areas = { local: storageWith(local, limits), tab: storageWith(tab, limits) };
  return {
    places: { local: areas.local.storage, tab: areas.tab.storage, events },
    limits,
    events,
    stored: () => ({ local: areas.local.stored(), tab: areas.tab.stored() }),
  };
}

function storageWith(initial: Record<string, string>, state: { readonly room: number; readonly isBlocked: boolean; writes: number }) {
  const texts = new Map(Object.entries(initial));
  const open = (): Map<string, string> => {
    if (state.isBlocked) throw new DOMException('denied', 'SecurityError');
    return texts;
  };
  const storage = {
    get length() {
      return open().size;
    },
    key: (index: number) => [...open().keys()][index] ?? null,
    getItem: (key: string) => open().get(key) ?? null,
    setItem: (key: string, text: string) => {
      const others = [...open()].filter(([name]) => name !== key);
      if (others.reduce((sum, [, { length }]) => sum + length, text.length) > state.room)
        throw new DOMException('no room', 'QuotaExceededError');
      state.writes += 1;
      texts.set(key, text);
    },
    removeItem: (key: string) => void open().delete(key),
    clear: () => open().clear(),
  };
  return { storage, stored: () => Object.fromEntries(texts) };
}

/** Texts by key, in local and session storage. */
export const storedTexts = (local: Record<string, string> = {}, tab: Record<string, string> = {}) => ({
  local: new Map(Object.entries(local)) as ReadonlyMap<string, string>,
  tab: new Map(Object.entries(tab)) as ReadonlyMap<string, string>,
});

/** {@link storedTexts} as plain objects, to be compared. */
export const plainTexts = ({ local, tab }: ReturnType<typeof storedTexts>) => ({
  local: Object.fromEntries(local),
  tab: Object.fromEntries(tab),
});
