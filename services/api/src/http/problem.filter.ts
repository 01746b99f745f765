import { isNativeError } from 'node:util/types';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { isDatabaseUnavailable, PoolExhaustedError } from '../database/database-errors.ts';
import { errorForLog, type Log } from '../logging/log.ts';
import { PROBLEM_TYPE, ProblemError, problemWithStatus } from './problem.ts';

/** When to try again while the database cannot be reached. */
const RETRY_AFTER_SECONDS = 2;
/** Under overload, clients are spread over this many more seconds, so that they do not all return at the same moment. */
const RETRY_SPREAD_SECONDS = 4;

/** Answers every error with problem details. An unexpected one is logged without the values in it and answered 500. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    let problem = problemOf(thrown);
    if (!problem) {
      this.log.error({ error: errorForLog(thrown) }, 'unexpected error');
      problem = new ProblemError(500, 'Something went wrong on our side; please try again later.');
    }
    sendProblem(host.switchToHttp().getResponse<FastifyReply>(), problem);
  }
}

/** Sends a problem, unless the response has already begun. */
export function sendProblem(reply: FastifyReply, problem: ProblemError): void {
  if (reply.sent) return;
  reply
    .code(problem.status)
    .headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', ...problem.more.headers })
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(problem.body()));
}

/** The problem for an error, without a stack or SQL; `undefined` for an unexpected one. */
function problemOf(thrown: unknown): ProblemError | undefined {
  if (thrown instanceof ProblemError) return thrown;
  if (thrown instanceof PoolExhaustedError)
    return new ProblemError(503, 'This site is very busy right now; please try again in a few seconds.', {
      headers: { 'Retry-After': String(RETRY_AFTER_SECONDS + Math.floor(Math.random() * RETRY_SPREAD_SECONDS)) },
    });
  if (isDatabaseUnavailable(thrown))
    return new ProblemError(503, 'Our database cannot be reached right now; please try again in a moment.', {
      headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
    });
  const status = thrown instanceof HttpException ? thrown.getStatus() : statusOf(thrown);
  return status >= 400 && status < 500 ? problemWithStatus(status) : undefined;
}

/** Fastify's errors carry their status; the status of any other library's error is not trusted. */
function statusOf(thrown: unknown): number {
  if (!isNativeError(thrown)) return 500;
  const { statusCode, code, name } = thrown as { statusCode?: unknown; code?: unknown; name?: unknown };
  const known = name === 'SyntaxError' || (typeof code === 'string' && code.startsWith('FST_ERR_'));
  return known && typeof statusCode === 'number' ? statusCode : 500;
}
