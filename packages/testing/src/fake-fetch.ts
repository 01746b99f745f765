/** A `fetch` for tests: records the requests and answers, or fails, as configured. */
export function fakeFetch(answer: () => Response | Promise<Response>) {
  const asked = jest.fn((_address: string, _init: RequestInit) => Promise.resolve().then(answer));
  globalThis.fetch = asked as unknown as typeof fetch;
  return {
    /** Address and settings of the only request. */
    get request() {
      expect(asked).toHaveBeenCalledTimes(1);
      const [address, init] = asked.mock.calls[0] as [string, RequestInit];
      return { address, ...init };
    },
  };
}

/** A response with this status and body. */
export function answer(status: number, body: unknown = '', type = 'application/json', statusText = ''): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, statusText, headers: { 'Content-Type': type } });
}

/** The error with which a promise rejects. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
}
