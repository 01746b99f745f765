import type { ReleaseDocument, SignedFile } from '@portal/contracts';

/** The last line of a receiver's answer. */
export interface Verdict {
  readonly verdict: 'done' | 'refused';
  /** One sentence for whoever asked. */
  readonly text: string;
  /** What was asked for. */
  readonly data?: unknown;
}

/** One line of a receiver's answer, each JSON: what it does just now, and at the end the verdict. */
export type AnswerLine = { readonly line: string } | Verdict;

/** Where a receiver takes statements, where it tells what became of one, and where the second signature goes. */
export const RECEIVER_PATHS = { statements: '/receiver/', outcome: '/receiver/outcome', approve: '/receiver/approve' } as const;

/** What a member needs to know before building, or before rolling back. */
export interface Beginning {
  readonly after: number;
  /** The version to build under, or to go back to. */
  readonly version: string;
  readonly live?: Pick<ReleaseDocument, 'version' | 'files' | 'server' | 'source'>;
}

/** What a second member looks at. */
export interface Shown {
  /** The statement to sign. */
  readonly text: string;
  readonly who: string;
  readonly until: string;
  readonly source: ReleaseDocument['source'] | undefined;
  readonly live?: { readonly version: string; readonly files: readonly Pick<SignedFile, 'path' | 'size' | 'integrity'>[] };
}
