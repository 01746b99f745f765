/** A storage that begins with texts and tells `keep` of every change first; what that throws, such as that there is no room, is thrown on. */
export function storageOf(texts: Map<string, string>, keep: (key: string, text: string | null) => void): Storage {
  const set = (key: string, text: string | null): void => {
    keep(key, text);
    if (text === null) texts.delete(key);
    else texts.set(key, text);
  };
  const methods: Storage = {
    get length() {
      return texts.size;
    },
    key: (at) => [...texts.keys()][at] ?? null,
    getItem: (key) => texts.get(String(key)) ?? null,
    setItem: (key, text) => set(String(key), String(text)),
    removeItem: (key) => set(String(key), null),
    clear: () => {
      for (const key of [...texts.keys()]) set(key, null);
    },
  };
  // A storage has its texts as properties too.
  return new Proxy(methods, {
    get: (target, name) => (name in target ? Reflect.get(target, name) : texts.get(String(name))),
    has: (target, name) => name in target || texts.has(String(name)),
    set: (_, name, text) => {
      set(String(name), String(text));
      return true;
    },
    deleteProperty: (_, name) => {
      set(String(name), null);
      return true;
    },
    ownKeys: () => [...texts.keys()],
    getOwnPropertyDescriptor: (_, name) =>
      texts.has(String(name)) ? { value: texts.get(String(name)), writable: true, enumerable: true, configurable: true } : undefined,
  });
}
