import type { IncomingHttpHeaders } from 'node:http';
import { ProblemError, problemWithStatus } from './problem.ts';

const FOREIGN = new ProblemError(403, 'This request came from another site, so it was refused. Please use the form on our own page.');

/**
 * CSRF protection: the problem with a request that another site made a browser send, or whose body is not JSON. Browsers name the origin in
 * `Sec-Fetch-Site`, older ones in `Origin`; a request with neither was not sent by a browser. `ownOrigin` returns the portal's public
 * address, if it is known.
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
