import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A value of the browser that the server cannot know, such as one out of the address: `server` while the page is hydrated and
 * `client()` after it. Where both are the same, nothing is rendered again.
 */
export function useClientValue<Value>(client: () => Value, server: Value): Value {
  return useSyncExternalStore(never, client, () => server);
}

/** False on the server and while the page is hydrated; true after it, and from the first render of a page that is opened later. */
export function useHydrated(): boolean {
  return useClientValue(() => true, false);
}
