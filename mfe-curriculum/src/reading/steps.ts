/** A step to another module: where it leads, what travels with it, and what to fetch when it is about to be taken. */
export interface ReadingStep {
  readonly title: string;
  readonly to: string | { readonly hash: string };
  readonly state: unknown;
  readonly prepare: () => void;
}
