import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { BODY_LIMIT } from '@portal/contracts';
import { isNear } from '../config/near.ts';

/** Headers that belong to one connection and are not passed on (RFC 9110 section 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Headers that reveal who makes the request. The API needs none of them, so they never reach it, and no log or dump can contain them. */
const ABOUT_THE_VISITOR = ['cookie', 'referer', 'user-agent', 'from'];

/** What proxies say about the client they forward for. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto'];

/** Milliseconds within which the API has to answer. */
const API_TIMEOUT_MS = 30_000;

/** Milliseconds for which the body of a refused request is still read, as nginx does. */
const LINGER_MS = 30_000;

/** Whether an address is the API's. */
export function isApi(address: string): boolean {
  return address === '/api' || address.startsWith('/api/');
}

/**
 * Forwards a request to the API and returns its answer. If the API does not answer, the visitor gets an error in the same form as the API's
 * own: problem details (RFC 9457) with one sentence. The API gets the address of this host's client, appended to what proxies have already
 * said; `TRUSTED_HOPS` decides how much of that is trusted.
 */
export function passToApi(api: string | undefined, request: IncomingMessage, response: ServerResponse): void {
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) {
    tooLarge(request, response);
    return;
  }
  if (api === undefined) {
    unavailable(response);
    return;
  }
  let isRefused = false;
  const onward = send(
    // The address as it was written: nothing in it may lead out of the API.
    api,
    { path: request.url, method: request.method, headers: onwardHeaders(request), timeout: API_TIMEOUT_MS },
    (answer) => {
      for (const [name, value] of Object.entries(without(HOP_BY_HOP, answer.headers)))
        if (value !== undefined) response.setHeader(name, value);
      response.writeHead(answer.statusCode ?? 502);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    },
  );
  onward.on('timeout', () => onward.destroy());
  onward.on('error', () => {
    if (isRefused) return;
    if (response.headersSent) response.destroy();
    else unavailable(response);
  });
  // A visitor who leaves no longer needs an answer.
  response.on('close', () => response.writableFinished || onward.destroy());
  request.pipe(onward);
  // The length of a body that is sent in chunks is not known in advance.
  let length = 0;
  request.on('data', (part: Buffer) => {
    length += part.length;
    if (length <= BODY_LIMIT || isRefused || response.headersSent) return;
    isRefused = true;
    request.unpipe(onward);
    onward.destroy();
    tooLarge(request, response);
  });
}

/**
 * Refuses a body, and closes the connection when all of it has arrived or after `LINGER_MS`: closing it while the visitor is still sending
 * would reset it, and the answer would be lost (RFC 9112 section 9.6).
 */
function tooLarge(request: IncomingMessage, response: ServerResponse): void {
  const detail = `The request is too large; a body can have at most ${BODY_LIMIT / 1024} KB.`;
  const problem = JSON.stringify({ type: 'about:blank', title: 'Payload Too Large', status: 413, detail });
  response.writeHead(413, {
    'Content-Type': 'application/problem+json',
    'Content-Length': Buffer.byteLength(problem),
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  response.write(problem);
  const end = () => response.end();
  const late = setTimeout(end, LINGER_MS);
  response.once('close', () => clearTimeout(late));
  request.once('end', end).resume();
}

function unavailable(response: ServerResponse): void {
  if (response.destroyed) return;
  const detail = 'This part of the site is not responding right now. Please try again in a moment.';
  response.writeHead(503, { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', 'Retry-After': '5' });
  response.end(JSON.stringify({ type: 'about:blank', title: 'Service Unavailable', status: 503, detail }));
}

/** The header is trusted only from a proxy on this machine or in a private network; from anyone else it is forged. */
function onwardHeaders({ headers, socket }: IncomingMessage): IncomingHttpHeaders {
  const dropped = [...HOP_BY_HOP, ...ABOUT_THE_VISITOR, ...(isNear(socket.remoteAddress) ? [] : FORWARDED)];
  const onward: IncomingHttpHeaders = without(dropped, headers);
  const before = [onward['x-forwarded-for']].flat().filter(Boolean);
  return { ...onward, 'x-forwarded-for': [...before, socket.remoteAddress ?? 'unknown'].join(', ') };
}

function without<Value>(names: readonly string[], headers: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
