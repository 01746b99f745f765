/** Something that a person asked for and that is not done. Its message is one sentence that says what to do; no stack is shown. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
