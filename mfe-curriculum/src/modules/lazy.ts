/** A part of the release that is fetched when it is wanted. */
export interface Lazy<Value> {
  /** The part, once it has arrived. */
  readonly current: () => Value | undefined;
  /** Fetches it, once; after a failure the next call tries anew. */
  readonly load: () => Promise<Value>;
}

/** Remembers what `fetchPart` brought, and forgets its failures. */
export function lazy<Value>(fetchPart: () => Promise<{ readonly default: Value }>): Lazy<Value> {
  let arrived: Value | undefined;
  let underWay: Promise<Value> | undefined;

  async function load(): Promise<Value> {
    try {
      arrived = (await fetchPart()).default;
      return arrived;
    } catch (problem) {
      underWay = undefined;
      throw problem;
    }
  }

  return {
    current: () => arrived,
    load: () => {
      underWay ??= load();
      return underWay;
    },
  };
}
