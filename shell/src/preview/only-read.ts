const NOT_SENT = 'This is a preview, so nothing was sent. To send it, leave the preview and do it there.';

/**
 * Lets a preview ask but never send: what a visitor would send is answered here with one sentence, in the shape of the API's own
 * errors (RFC 9457). The search looks through what can be found in the preview, where the web server gives that.
 */
export function onlyRead(base: string, searchIndex: string, around: Window & typeof globalThis): void {
  const ask = around.fetch.bind(around);
  around.fetch = async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    if (!/^(?:get|head)$/i.test(method)) return notSent();
    if (input !== searchIndex) return ask(input, init);
    const own = await ask(base + searchIndex, init);
    if (own.ok) return own;
    // An answer that nobody reads keeps its connection.
    own.text().catch(() => {});
    return ask(input, init);
  };
  around.navigator.sendBeacon = () => false;
}

function notSent(): Response {
  const problem = { type: 'about:blank', title: 'Nothing is sent from a preview', status: 403, detail: NOT_SENT };
  return new Response(JSON.stringify(problem), { status: 403, headers: { 'Content-Type': 'application/problem+json' } });
}
