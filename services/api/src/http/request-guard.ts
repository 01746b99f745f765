import type { FastifyInstance } from 'fastify';
import type { Log } from '../logging/log.ts';
import { ClientLimits } from '../rate-limits/client-limits.ts';
import { clientLimits, type LimitTable, ruleOf } from '../rate-limits/limit-table.ts';
import { crossSiteProblem } from './cross-site.ts';
import { ProblemError } from './problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Identifies the client's network in the memory of this process; never stored, and different each day. */
    clientKey: string;
  }
}

interface RequestGuardOptions {
  /** Whether limits are enforced; otherwise they only count. */
  readonly refuses: boolean;
  /** How many proxies are trusted to name the client. */
  readonly trustedHops: number;
  /** The portal's public address, where it is known. */
  readonly ownOrigin: () => string | undefined;
  readonly log: Log;
  /** Rules of the routes; those of the API unless told otherwise. */
  readonly limits?: LimitTable;
}

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Rejects requests from other sites, and too many from one client, before a body is read. This is a Fastify hook, because Nest's guards run
 * after the body has been parsed, and not at all for unknown addresses.
 */
export function installRequestGuard(server: FastifyInstance, { refuses, trustedHops, ownOrigin, log, limits }: RequestGuardOptions): void {
  const clients = new ClientLimits();
  let warned = false;
  server.decorateRequest('clientKey', '');
  server.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, ip } = request;
    const refusal = !request.is404 && CHANGING.has(method) ? crossSiteProblem(headers, ownOrigin) : undefined;
    if (refusal) return done(refusal);
    if (trustedHops === 0 && headers['x-forwarded-for'] !== undefined && !warned) {
      warned = true;
      log.warn('requests come through a proxy, but TRUSTED_HOPS is not set: all of its visitors share one limit');
    }
    request.clientKey = clients.keyOf(ip);
    const name = request.is404 ? 'unknown' : ruleOf(method, request.routeOptions.url, limits)?.client;
    // Every route has a rule; without one, it is not served.
    const wait = name ? clients.consume(request.clientKey, name, clientLimits[name]) : Number.POSITIVE_INFINITY;
    done(wait > 0 && refuses ? tooOften(wait, method) : undefined);
  });
}

function tooOften(seconds: number, method: string): ProblemError {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const when = minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  const what = CHANGING.has(method)
    ? `Too much has been sent from your network; please send this again ${when}.`
    : `Too many requests have come from your network; please try again ${when}.`;
  return new ProblemError(429, what, { headers: { 'Retry-After': String(seconds) } });
}
