import type { TextLink } from './text-links.ts';

/** What a Markdown file of a `content/` folder becomes at build time, and what an import of it returns. */
export interface MarkdownDocument {
  /** The front matter, as written. `editorial.config.ts` says what it must contain. */
  readonly meta: Readonly<Record<string, unknown>>;
  /** HTML above the first level-2 heading; empty if there is none. */
  readonly intro: string;
  readonly sections: readonly MarkdownSection[];
  /**
   * HTML of the answers under "Check Yourself" by themselves, as a list in the order of the questions, for paper; empty without questions.
   */
  readonly answers: string;
  /** Words that a visitor reads, including headings and tables, but not the questions of "Check Yourself". */
  readonly words: number;
  readonly minutes: ReadingTime;
  /** The texts that its front matter names under `needs` and `next`, as far as they have been written. */
  readonly needs: readonly TextLink[];
  readonly next: readonly TextLink[];
}

/**
 * What a list of files needs from each: an import with `?meta` returns this, so that a list does not include the texts. Its front matter
 * lacks what only an opened text shows: `needs`, `next` and `timeToDo`.
 */
export type MarkdownFacts = Pick<MarkdownDocument, 'meta' | 'words' | 'minutes'>;

/** A text of a folder, as an import of `_template.md?all` returns all of them: the facts at once, the text when it is requested. */
export interface TextFile {
  /** Its file name without `.md`. */
  readonly name: string;
  readonly facts: MarkdownFacts;
  readonly load: () => Promise<{ readonly default: MarkdownDocument }>;
}

/** A level-2 heading and everything below it, up to the next one. */
export interface MarkdownSection {
  /** Made from the heading's words: `Learning Objectives` is `learning-objectives`. The ids of level-3 headings inside begin with it. */
  readonly id: string;
  readonly title: string;
  /** HTML of the section without its heading. */
  readonly html: string;
}

/** Whole minutes for a fast and for a slow reader. */
export interface ReadingTime {
  readonly from: number;
  readonly to: number;
}
