import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { errorForLog, type Log } from '../logging/log.ts';
import { PROBLEM_TYPE, ProblemError } from './problem.ts';
import { problemOf } from './problem-of.ts';

/** Answers everything that is thrown with problem details. What nobody foresaw is logged without its values and answered 500. */
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

/** Sends a problem, unless the answer has begun. */
export function sendProblem(reply: FastifyReply, problem: ProblemError): void {
  if (reply.sent) return;
  reply
    .code(problem.status)
    .headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', ...problem.more.headers })
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(problem.body()));
}
