import type { Address, Answer, Payload } from './api-types.ts';
import { send } from './send.ts';

/** POSTs to the API; rejects with an `ApiError`. */
export function post<P extends Address<'post'>>(
  address: P,
  ...[payload]: Payload<P> extends undefined ? [] : [payload: Payload<P>]
): Promise<Answer<'post', P>> {
  return send('POST', address, payload) as Promise<Answer<'post', P>>;
}
