import type { Address, Answer, Payload } from './api-types.ts';
import { send } from './send.ts';

/** POSTs to the API; with a `key` it is done once, however often it is sent. Rejects with an `ApiError`. */
export function post<P extends Address<'post'>>(
  address: P,
  ...[payload, key]: Payload<P> extends undefined ? [] : [payload: Payload<P>, key?: string]
): Promise<Answer<'post', P>> {
  return send('POST', address, payload, key) as Promise<Answer<'post', P>>;
}
