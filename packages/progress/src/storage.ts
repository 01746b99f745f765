/** Why a text could not be stored: the visitor or the browser does not allow it, or there is no room. */
export type Failure = 'blocked' | 'full';
/** The part of the browser's storage that is used here. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
/** Storage that never throws. */
export type SafeStorage = ReturnType<typeof safeStorage>;

/** Wraps a storage in which every access may throw, even the first. */
export function safeStorage(open: () => TextStorage) {
  /** The text, null if there is none, undefined if storage is blocked. */
  const read = (key: string): string | null | undefined => {
    try {
      return open().getItem(key);
    } catch {
      return undefined;
    }
  };

  const write = (key: string, text: string): Failure | undefined => {
    try {
      open().setItem(key, text);
      return undefined;
    } catch (error) {
      return failureOf(error);
    }
  };

  const remove = (key: string): void => {
    try {
      open().removeItem(key);
    } catch {
      // Nothing can be there.
    }
  };

  /** Copies a text to `<key>.damaged`, or to `.damaged.2` and so on, so that an earlier copy is never overwritten. */
  const setAside = (key: string, text: string): Failure | undefined => {
    for (let count = 1; ; count += 1) {
      const name = count === 1 ? `${key}.damaged` : `${key}.damaged.${count}`;
      const earlier = read(name);
      if (earlier === text) return undefined;
      if (earlier === undefined) return 'blocked';
      if (earlier === null) return write(name, text);
    }
  };

  /** Whether an event is about another storage, such as the session's. */
  const isOther = (area: unknown): boolean => {
    try {
      return Boolean(area) && area !== open();
    } catch {
      return true;
    }
  };

  return { read, write, remove, setAside, isOther };
}

/** Why a storage refused, based on what it threw. */
export function failureOf(error: unknown): Failure {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED' ? 'full' : 'blocked';
}
