import type { Socket } from 'node:net';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { BODY_LIMIT } from '@portal/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../logging/log.ts';
import { type LimitTable, ruleOf } from '../rate-limits/limit-table.ts';
import { CountedRoutes } from './counted-routes.ts';
import { sendProblem } from './problem.filter.ts';
import { PROBLEM_TYPE, ProblemError, problemWithStatus } from './problem.ts';
import type { Routes } from './routes.ts';
import { trustHops } from './trusted-hops.ts';

/** Logged for every unknown address, because a log of the addresses themselves could be filled with anything. */
const NO_ROUTE = '(none)';

/**
 * Fastify as this API uses it: JSON only, small bodies, problem details for errors before any handler runs, one log line per request unless
 * its rule says otherwise. `trustedHops` proxies are trusted to name the client; `limits` are the rules of the routes.
 */
export function httpServer(routes: Routes, log: Log, trustedHops: number, limits?: LimitTable): FastifyAdapter {
  const counted = new CountedRoutes(log);
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    trustProxy: trustHops(trustedHops),
    requestTimeout: 30_000,
    // While stopping, a request on an open connection is still answered; the connection closes after it.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) =>
      sendProblem(reply, problemWithStatus(error.statusCode ?? 400)),
    clientErrorHandler: (error, socket) =>
      refuse(socket, error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400),
  });
  const server = adapter.getInstance();
  routes.watch(server);
  server.removeContentTypeParser('text/plain');
  server.addHook('onRequest', (_request, reply, done) => {
    reply.header('X-Content-Type-Options', 'nosniff');
    done();
  });
  let stopping = false;
  server.addHook('preClose', (done) => {
    stopping = true;
    done();
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) reply.header('Connection', 'close');
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, never the address: an address may contain what a person typed.
    const route = request.is404 || !request.routeOptions.url ? NO_ROUTE : request.routeOptions.url;
    const kept = route === NO_ROUTE ? 'count' : ruleOf(request.method, route, limits)?.log;
    if (kept === 'count') counted.count(route, reply.statusCode);
    if (kept === 'line')
      log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
    done();
  });
  server.addHook('onClose', (_server, done) => {
    counted.stop();
    done();
  });
  return adapter;
}

/** Refuses requests without a route before any of the body is read. Hooks that were added earlier run first. */
export function rejectUnknownRoutes(server: FastifyInstance, routes: Routes): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (request.is404) done(unknownRoute(routes.allowed(request.url)));
    else done();
  });
}

function unknownRoute(allowed: readonly string[]): ProblemError {
  if (allowed.length === 0) return problemWithStatus(404);
  return new ProblemError(405, `This address only accepts ${allowed.join(' and ')}.`, { headers: { Allow: allowed.join(', ') } });
}

function refuse(socket: Socket, status: number): void {
  if (!socket.writable) return void socket.destroy();
  const problem = problemWithStatus(status).body();
  const body = JSON.stringify(problem);
  socket.end(
    `HTTP/1.1 ${status} ${problem.title}\r\nContent-Type: ${PROBLEM_TYPE}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
  );
}
