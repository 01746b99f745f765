import { isNativeError } from 'node:util/types';
import { HttpException } from '@nestjs/common';
import { BODY_LIMIT } from '@portal/contracts';
import { DatabaseBusy, isDatabaseAway } from '../database/database-away.ts';
import { ProblemError } from './problem.ts';

const SENTENCES: Readonly<Record<number, string>> = {
  400: 'The request could not be understood; check its address and that its body is valid JSON.',
  404: 'There is nothing at this address; GET /api/openapi.json describes what there is.',
  408: 'The request took too long to arrive; please send it again.',
  413: `The request is too large; a body can have at most ${BODY_LIMIT / 1024} KB.`,
  414: 'The address is too long.',
  415: 'Send the data as JSON, with the header "Content-Type: application/json".',
  431: 'The headers of the request are too large.',
};

/** How soon it is worth asking again while the database is away, in seconds. */
const RETRY_AFTER = '2';
/** While too much is asked, those who come again are spread over this many seconds more, so that they do not come together. */
const SPREAD = 4;

/** The problem for a status without further knowledge. */
export function problemWithStatus(status: number): ProblemError {
  return new ProblemError(status, SENTENCES[status] ?? 'The request cannot be answered as it is.');
}

/** Turns whatever was thrown into an answer that shows neither a stack nor SQL; `undefined` when nobody foresaw it. */
export function problemOf(thrown: unknown): ProblemError | undefined {
  if (thrown instanceof ProblemError) return thrown;
  if (thrown instanceof DatabaseBusy)
    return new ProblemError(503, 'More is asked of this site than it can do just now; please try again in a few seconds.', {
      headers: { 'Retry-After': String(Number(RETRY_AFTER) + Math.floor(Math.random() * SPREAD)) },
    });
  if (isDatabaseAway(thrown))
    return new ProblemError(503, 'The data cannot be reached just now; please try again in a moment.', {
      headers: { 'Retry-After': RETRY_AFTER },
    });
  const status = thrown instanceof HttpException ? thrown.getStatus() : statusOf(thrown);
  return status >= 400 && status < 500 ? problemWithStatus(status) : undefined;
}

/** Fastify's own errors carry the status; no other error of a library is trusted to name one. */
function statusOf(thrown: unknown): number {
  if (!isNativeError(thrown)) return 500;
  const { statusCode, code, name } = thrown as { statusCode?: unknown; code?: unknown; name?: unknown };
  const known = name === 'SyntaxError' || (typeof code === 'string' && code.startsWith('FST_ERR_'));
  return known && typeof statusCode === 'number' ? statusCode : 500;
}
