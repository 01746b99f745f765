import type { paths } from './schema.d.ts';
import { send } from './send.ts';

type Method = 'get' | 'post';
type Operation<M extends Method, P extends keyof paths> = paths[P] extends Record<M, infer Found> ? Found : never;

/** Addresses of the API that know this method and have no place to fill in. */
export type Address<M extends Method> = {
  [P in keyof paths]: P extends `${string}{${string}` ? never : paths[P] extends Record<M, object> ? P : never;
}[keyof paths];

type Json<Part> = Part extends { content: { 'application/json': infer Value } } ? Value : undefined;

/** What a successful request gives back. */
export type Answer<M extends Method, P extends Address<M>> =
  Operation<M, P> extends { responses: infer Answers }
    ? { [Status in keyof Answers]: Status extends 200 | 201 | 204 ? Json<Answers[Status]> : never }[keyof Answers]
    : never;

/** What a POST sends. */
export type Payload<P extends Address<'post'>> = Operation<'post', P> extends { requestBody: infer Body } ? Json<Body> : undefined;

/** POSTs to the API; rejects with an `ApiError`. */
export function post<P extends Address<'post'>>(
  address: P,
  ...[payload]: Payload<P> extends undefined ? [] : [payload: Payload<P>]
): Promise<Answer<'post', P>> {
  return send('POST', address, payload) as Promise<Answer<'post', P>>;
}

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
