import { types } from 'node:util';

/** A command that was refused. Its message is one sentence that says what to do; no stack trace is shown. */
export class UserFacingError extends Error {
  override readonly name = 'UserFacingError';
}

/** The message of an error, for use in a sentence; the error may come from another VM context. */
export function messageOf(problem: unknown): string {
  return types.isNativeError(problem) ? problem.message : String(problem);
}
