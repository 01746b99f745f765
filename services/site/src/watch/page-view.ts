/** A page as a visitor opens it, and the releases that have to have made it. */
export interface PageView {
  readonly address: string;
  readonly app: string;
  readonly version: string;
  /** Version of the shell around it. */
  readonly shell: string;
  /**
   * Taken in place of what the web server answers at this address, while every file comes from the server. This is how a page of the
   * former release is opened, which is no longer live.
   */
  readonly html?: string;
}

/** What came of opening a page. A failure `isSlow` if nothing was seen but a time-out, which a busy machine causes too. */
export type Opened =
  | { readonly works: true; readonly milliseconds: number }
  | { readonly works: false; readonly how: string; readonly isSlow: boolean };

/** Opens pages through the web server, one after the other. */
export interface Opener {
  readonly open: (view: PageView) => Promise<Opened>;
  readonly close: () => Promise<void>;
}

/** Time limit for a page, in ms: machines that build at the same time are slow, and slowness alone must never look like a fault. */
export const PAGE_TIMEOUT_MS = 30_000;
