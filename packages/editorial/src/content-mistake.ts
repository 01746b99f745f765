/** One thing to put right in a content file, said so that its writer knows what to do. */
export interface ContentMistake {
  /** As the reader of the file was told it, for example `content/modules/first-steps.md`. */
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
    // Where in this package a mistake was noticed says nothing to the writer of the text.
    this.stack = this.message;
  }
}

/** `content/tools.yaml:31: "url" must be an https address.` */
export function mistakeText({ file, line, message }: ContentMistake): string {
  return `${file}:${line}: ${message}`;
}

/** Mistakes by file, then line. */
export function inOrder(mistakes: readonly ContentMistake[]): ContentMistake[] {
  return [...mistakes].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
