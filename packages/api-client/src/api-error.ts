/** What is wrong with one field of what was sent. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/**
 * A failed request. If the server responded, the message is the status, ": " and the body's text (1-platform.md section 8; for
 * problem details, their `detail`, 3-decisions.md "Errors"); if there was no usable response, it is a sentence for the visitor.
 * {@link visitorMessage} says which part may be shown.
 *
 * The shell and each app have their own copy of this class: an error from the default read is the shell's, so `instanceof`
 * works only for requests that the app itself makes.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  /** From problem details: which fields the server refused, and why. */
  readonly fieldErrors: readonly FieldError[];
  /** Whether the message is one of our sentences or the API's; the body of any other response was not written for visitors. */
  readonly isForVisitors: boolean;

  constructor(message: string, status = 0, fieldErrors: readonly FieldError[] = [], isForVisitors = true) {
    super(message);
    this.status = status;
    this.fieldErrors = fieldErrors;
    this.isForVisitors = isForVisitors;
  }
}

/** What a visitor may read about something that was thrown; `undefined` if the page has to say in its own words what happened. */
export function visitorMessage(problem: unknown): string | undefined {
  return problem instanceof ApiError && problem.isForVisitors ? problem.message : undefined;
}

/** The error for a response with this status, status text, content type and body. */
export function errorOf(status: number, statusText: string, type: string | null, body: string): ApiError {
  const problem = type?.includes('problem+json') ? problemOf(body) : undefined;
  const detail = typeof problem?.detail === 'string' ? problem.detail : '';
  return new ApiError(`${status}: ${detail || body || statusText}`, status, fieldErrorsOf(problem?.errors), detail !== '');
}

interface Problem {
  readonly detail?: unknown;
  readonly errors?: unknown;
}

function problemOf(body: string): Problem | undefined {
  try {
    return JSON.parse(body) ?? undefined;
  } catch {
    return undefined;
  }
}

function fieldErrorsOf(errors: unknown): FieldError[] {
  return Array.isArray(errors) ? errors.filter((error) => typeof error?.field === 'string' && typeof error.message === 'string') : [];
}
