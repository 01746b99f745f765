import { ContentMistakes } from './content-mistake.ts';
import type { ReadBeside } from './markdown/figure.ts';
import type { MarkdownDocument } from './markdown/markdown-document.ts';
import { readMarkdown } from './markdown/read-markdown.ts';

/**
 * A Markdown file as data with finished HTML. Plain Markdown and tables only: HTML, headings of level 1 or headings that skip a level,
 * pictures without words, and links other than `https://…`, `/page` and `mailto:` are mistakes. All of them are thrown together as
 * `ContentMistakes`; `file` is the name that they carry, and `readBeside` returns the text of a figure in the same folder.
 */
export function compileMarkdown(text: string, file: string, readBeside?: ReadBeside): MarkdownDocument {
  const { document, mistakes } = readMarkdown(text, file, readBeside);
  if (mistakes.length > 0) throw new ContentMistakes(mistakes);
  return document;
}
