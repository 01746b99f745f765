import { ApiError, errorOf } from './api-error.ts';

/** Time limit for the whole response: together with the start of the page, every loading state ends within 10 seconds. */
export const ANSWER_WITHIN_MS = 9000;

const UNREACHABLE = 'We could not reach the server. Check your connection and try again.';
const TOO_LATE = 'The server did not answer in time. Please try again.';
const UNREADABLE = 'We could not read the answer from the server. Please try again.';

/** Additional headers of a request. */
export type Headers = Readonly<Record<string, string>>;

/**
 * One request: cookies are sent, a body is sent as JSON, and the response's JSON is returned (`undefined` for an empty one). With a `key`,
 * it is processed once, however often it is sent; `more` headers are sent unchanged. Rejects only with an {@link ApiError}.
 */
export async function send(method: string, address: string, body?: unknown, key?: string, more: Headers = {}): Promise<unknown> {
  const headers = {
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(key !== undefined && { 'Idempotency-Key': key }),
    ...more,
  };
  const { ok, status, statusText, type, text } = await exchange(address, {
    method,
    credentials: 'include',
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(Object.keys(headers).length > 0 && { headers }),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  if (!ok) throw errorOf(status, statusText, type, text);
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    throw new ApiError(UNREADABLE, status);
  }
}

async function exchange(address: string, init: RequestInit) {
  try {
    const answer = await fetch(address, init);
    const { ok, status, statusText, headers } = answer;
    return { ok, status, statusText, type: headers.get('Content-Type'), text: await answer.text() };
  } catch (error) {
    throw new ApiError(error instanceof Error && error.name === 'TimeoutError' ? TOO_LATE : UNREACHABLE);
  }
}
