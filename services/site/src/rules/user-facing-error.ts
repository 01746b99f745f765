import { types } from 'node:util';

/** Something that a person asked for and that is not done. Its message is one sentence that says what to do; no stack is shown. */
export class UserFacingError extends Error {
  override readonly name = 'UserFacingError';
}

/** What an error says, to be part of a sentence; the error may come out of code that runs in a context of its own. */
export function messageOf(problem: unknown): string {
  return types.isNativeError(problem) ? problem.message : String(problem);
}
