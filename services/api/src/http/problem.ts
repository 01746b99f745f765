import { STATUS_CODES } from 'node:http';

/** What is wrong with one field of what was sent. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** The body of every answer that is not a success (RFC 9457). */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly errors?: readonly FieldError[];
}

/** An answer that is not a success: its status, one sentence that helps, and what is wrong with which field. */
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

/** Media type of a problem. */
export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** A name that somebody sent, fit to be part of a sentence: whatever is no plain name is not repeated. */
export const shownName = (name: string): string => (/^[\w-]{1,30}$/.test(name) ? name : '(no plain name)');
