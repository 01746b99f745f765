/** Something that cannot be done as asked. Its message is one sentence that says what to do; no stack is shown. */
export class UserFacingError extends Error {
  override readonly name = 'UserFacingError';
}

/** What an error says, to be part of a sentence. */
export function messageOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}
