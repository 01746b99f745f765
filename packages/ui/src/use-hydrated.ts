import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A browser value that the server cannot know, such as one from the address: `server` while the page is hydrated and `client()` afterward.
 * If both are the same, nothing is rendered again.
 */
export function useClientValue<Value>(client: () => Value, server: Value): Value {
  return useSyncExternalStore(never, client, () => server);
}

/** False on the server and while the page is hydrated; true afterward, and from the first render of a page that is opened later. */
export function useHydrated(): boolean {
  return useClientValue(() => true, false);
}
