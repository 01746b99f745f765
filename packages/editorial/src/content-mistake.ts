/** One thing to correct in a content file, worded so that its writer knows what to do. */
export interface ContentMistake {
  /** The file's name as given to whoever read it, for example `content/modules/first-steps.md`. */
  readonly file: string;
  /** Counted from 1, in the file with its front matter. */
  readonly line: number;
  readonly message: string;
}

/** All mistakes of a file or folder at once; the error's message is their text form, one line each. */
export class ContentMistakes extends Error {
  readonly mistakes: readonly ContentMistake[];

  constructor(mistakes: readonly ContentMistake[]) {
    const sorted = inOrder(mistakes);
    super(sorted.map(mistakeText).join('\n'));
    this.name = 'ContentMistakes';
    this.mistakes = sorted;
    // The place in this package where a mistake was noticed means nothing to the writer of the text.
    this.stack = this.message;
  }
}

/** `content/tools.yaml:31: "url" must be an https address.` */
export function mistakeText({ file, line, message }: ContentMistake): string {
  return `${file}:${line}: ${message}`;
}

/** Mistakes, sorted by file and then by line. */
export function inOrder(mistakes: readonly ContentMistake[]): ContentMistake[] {
  return [...mistakes].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
