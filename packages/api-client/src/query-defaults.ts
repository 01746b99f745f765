import { send } from './send.ts';

/**
 * The shell's `new QueryClient({ defaultOptions: queryDefaults })` (1-platform.md section 7): data never becomes stale, nothing is
 * fetched again by focus, by time or after a failure, what nobody uses goes after 5 minutes, and a query without a function of its
 * own GETs its key segments joined by "/". Every answer but a successful one fails, 401 too.
 */
export const queryDefaults = {
  queries: {
    queryFn: ({ queryKey }: { readonly queryKey: readonly unknown[] }) => send('GET', queryKey.join('/')),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60 * 1000,
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    // Offline, a request fails and says so; the library would hold it back, and its loading state would never end.
    networkMode: 'always',
    // Fresh data stays; only what failed is asked for again when the connection is back.
    refetchOnReconnect: true,
  },
  mutations: { retry: false, networkMode: 'always' },
} as const;
