import type { IncomingHttpHeaders } from 'node:http';
import { ProblemError, problemWithStatus } from './problem.ts';

const FOREIGN = new ProblemError(403, 'This request comes from another site, so it is not taken. Please use the form on our own page.');

/**
 * What keeps a request that changes something from being read at all: another site made a browser send it, or its body is no JSON.
 * Browsers say where a request comes from by `Sec-Fetch-Site`, older ones by `Origin`. What says neither was sent by no browser, so
 * nobody was made to send it. `ownOrigin` tells the portal's public address, where it is known.
 */
export function crossSiteProblem(headers: IncomingHttpHeaders, ownOrigin: () => string | undefined): ProblemError | undefined {
  return isForeign(headers, ownOrigin) ? FOREIGN : isNoJson(headers) ? problemWithStatus(415) : undefined;
}

function isForeign({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders, ownOrigin: () => string | undefined): boolean {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined || origin === `https://${host}` || origin === `http://${host}`) return false;
  return origin !== ownOrigin();
}

function isNoJson(headers: IncomingHttpHeaders): boolean {
  const type = headers['content-type'];
  if (type !== undefined) return type.split(';', 1)[0]?.trim().toLowerCase() !== 'application/json';
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
