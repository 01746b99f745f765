type Reply = Response | Promise<Response>;

let keys: (string | undefined)[] = [];
let signals: (string | undefined)[] = [];

/** The idempotency keys of the requests to the latest fake API, in order. */
export const sentKeys = (): readonly (string | undefined)[] => keys;

/** What the forms reported about how they were filled in, in order. */
export const sentSignals = (): readonly (string | undefined)[] => signals;

/** A `fetch` that returns these replies, one after the other, and then repeats the last one. Returns the requests that were made. */
export function fakeApi(...replies: (() => Reply)[]): { readonly address: string; readonly method?: string; readonly body: unknown }[] {
  const asked: { address: string; method?: string; body: unknown }[] = [];
  const mine: (string | undefined)[] = [];
  keys = mine;
  const formSignals: (string | undefined)[] = [];
  signals = formSignals;
  globalThis.fetch = (async (address: string, { method, body, headers }: RequestInit) => {
    mine.push((headers as Record<string, string> | undefined)?.['Idempotency-Key']);
    formSignals.push((headers as Record<string, string> | undefined)?.['Form-Signals']);
    const reply = replies[Math.min(asked.length, replies.length - 1)] as () => Reply;
    asked.push({ address, method, body: body === undefined ? undefined : JSON.parse(String(body)) });
    return reply();
  }) as typeof fetch;
  return asked;
}

/** A JSON reply. */
export const json =
  (body: unknown, status = 200) =>
  (): Response =>
    new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** A refusal as the API words it. */
export const problem = (status: number, detail: string, errors?: { field: string; message: string }[]) => (): Response =>
  new Response(JSON.stringify({ type: 'about:blank', title: 'No', status, detail, errors }), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  });

/** A failure in a server's own words, which no visitor should read. */
export const serverText = (): Response =>
  new Response('TypeError: x is undefined at /srv/x.ts:3', { status: 500, headers: { 'Content-Type': 'text/plain' } });

/** What `fetch` does if nothing can be reached. */
export const networkDown = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

/** A reply that never arrives by itself. */
export const noAnswer = (): Promise<Response> => new Promise(() => {});

/** A reply that arrives on command. */
export function held(reply: () => Response): { readonly reply: () => Promise<Response>; readonly release: () => void } {
  let release = () => {};
  const wait = new Promise<void>((done) => {
    release = done;
  });
  return { reply: () => wait.then(reply), release: () => release() };
}
