/** A part of the release that is fetched when needed. */
export interface LazyPart<Value> {
  /** The part, once it has loaded. */
  readonly current: () => Value | undefined;
  /** Fetches it, once; after a failure, the next call tries again. */
  readonly load: () => Promise<Value>;
}

/** Memoizes the result of `fetchPart`, but not a failure. */
export function lazyPart<Value>(fetchPart: () => Promise<{ readonly default: Value }>): LazyPart<Value> {
  let loaded: Value | undefined;
  let request: Promise<Value> | undefined;

  async function load(): Promise<Value> {
    try {
      loaded = (await fetchPart()).default;
      return loaded;
    } catch (problem) {
      request = undefined;
      throw problem;
    }
  }

  return {
    current: () => loaded,
    load: () => {
      request ??= load();
      return request;
    },
  };
}
