import { STATUS_CODES } from 'node:http';
import { BODY_LIMIT } from '@portal/contracts';

/** What is wrong with one field of what was sent. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** The body of every unsuccessful response (RFC 9457). */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly errors?: readonly FieldError[];
}

/** An unsuccessful response: its status, one sentence that helps, and what is wrong with which field. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  constructor(
    readonly status: number,
    readonly detail: string,
    readonly more: { readonly errors?: readonly FieldError[]; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(detail);
  }

  /** The answer's body. */
  body(): Problem {
    return {
      type: 'about:blank',
      title: STATUS_CODES[this.status] ?? 'Problem',
      status: this.status,
      detail: this.detail,
      ...(this.more.errors && { errors: this.more.errors }),
    };
  }
}

const DETAILS: Readonly<Record<number, string>> = {
  400: 'The request could not be understood; check its address, and make sure that its body is valid JSON.',
  404: 'There is nothing at this address; GET /api/openapi.json describes what there is.',
  408: 'The request took too long to arrive; please send it again.',
  413: `The request is too large; a body can have at most ${BODY_LIMIT / 1024} KB.`,
  414: 'The address is too long.',
  415: 'Send the data as JSON, with the header "Content-Type: application/json".',
  431: 'The headers of the request are too large.',
};

/** The problem for a status when nothing else is known. */
export function problemWithStatus(status: number): ProblemError {
  return new ProblemError(status, DETAILS[status] ?? 'The request cannot be answered in this form.');
}

/** Media type of a problem. */
export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** A name that someone sent, for use in a sentence: anything but a plain name is not repeated. */
export const shownName = (name: string): string => (/^[\w-]{1,30}$/.test(name) ? name : '(no plain name)');
