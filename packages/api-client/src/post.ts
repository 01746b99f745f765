import type { Address, Answer, Payload } from './api-types.ts';
import { type Headers, send } from './send.ts';

/**
 * POSTs to the API. With a `key`, the request is processed once, however often it is sent; `more` adds headers. Rejects with an `ApiError`.
 */
export function post<P extends Address<'post'>>(
  address: P,
  ...[payload, key, more]: Payload<P> extends undefined ? [] : [payload: Payload<P>, key?: string, more?: Headers]
): Promise<Answer<'post', P>> {
  return send('POST', address, payload, key, more) as Promise<Answer<'post', P>>;
}
