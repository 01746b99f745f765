import type { Address, Answer } from './api-types.ts';

interface Reading<Data> {
  readonly queryKey: readonly string[];
  /** Never set: it only tells `useQuery` what the default read gives. */
  readonly queryFn?: () => Promise<Data>;
}

/**
 * The options of `useQuery` for a list of the API. The read itself is the shell's default one (`queryDefaults`), so everybody who
 * asks for an address shares one request and one cache entry.
 */
export function reading<P extends Address<'get'>>(address: P): Reading<Answer<'get', P>> {
  return { queryKey: [address] };
}
