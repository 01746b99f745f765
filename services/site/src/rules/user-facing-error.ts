import { types } from 'node:util';

/** A command that was refused. Its message is one sentence that says what to do; no stack trace is shown. */
export class UserFacingError extends Error {
  override readonly name = 'UserFacingError';
}

/** What an error says, to be part of a sentence; the error may come from another VM context. */
export function messageOf(problem: unknown): string {
  return types.isNativeError(problem) ? problem.message : String(problem);
}
