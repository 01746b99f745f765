import { queryDefaults } from '@portal/api-client';
import * as library from '@tanstack/react-query';

/** What all apps of a page keep their server data in, with the specified defaults (1-platform.md section 7). */
export const queryClient = new library.QueryClient({ defaultOptions: queryDefaults });

/*
 * What apps get as `@tanstack/react-query`: the library's own hooks on the one client of the page. The client is given to the
 * hooks and not to a provider around the page, so that the library is fetched by pages that use it and by no other.
 */

/** The library's `useQuery` on the page's client. */
export const useQuery = ((options, client) => library.useQuery(options, client ?? queryClient)) as typeof library.useQuery;

/** The library's `useMutation` on the page's client. */
export const useMutation = ((options, client) => library.useMutation(options, client ?? queryClient)) as typeof library.useMutation;

/** The page's client. */
export const useQueryClient = ((client) => client ?? queryClient) as typeof library.useQueryClient;
