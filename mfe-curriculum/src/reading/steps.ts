/** A navigation to another module: where it leads, what is passed along, and what to prefetch. */
export interface ReadingStep {
  readonly title: string;
  readonly to: string | { readonly hash: string };
  readonly state: unknown;
  readonly prepare: () => void;
}
