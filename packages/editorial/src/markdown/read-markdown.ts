import type { ContentMistake } from '../content-mistake.ts';
import type { YamlPath } from '../yaml/yaml-text.ts';
import { checkYourselfMistakes, checkYourselfNodes } from './check-yourself.ts';
import type { ReadBeside } from './figure.ts';
import { readFrontMatter } from './front-matter.ts';
import type { MarkdownDocument } from './markdown-document.ts';
import { type Heading, readHeadings } from './markdown-headings.ts';
import { htmlParts } from './markdown-html.ts';
import { markdownMistakes } from './markdown-rules.ts';
import { type MarkdownTree, parseMarkdown, textOf } from './markdown-tree.ts';
import { countWords, readingTime } from './reading-time.ts';
import { textLinks } from './text-links.ts';

/** A Markdown file after it has been read: its compiled form, and where its parts are, for rules that check a whole app. */
export interface MarkdownText {
  readonly document: MarkdownDocument;
  /** Missing if the front matter cannot be read; the document then has an empty one. */
  readonly meta: MarkdownDocument['meta'] | undefined;
  readonly tree: MarkdownTree;
  readonly headings: readonly Heading[];
  /** Line of a key of the front matter. */
  readonly lineOf: (path: YamlPath) => number;
  readonly mistakes: readonly ContentMistake[];
}

/**
 * Reads a Markdown file and, through `readBeside`, its figures, the glossary and the texts that it names. It throws nothing: mistakes are
 * part of the result.
 */
export function readMarkdown(text: string, file: string, readBeside: ReadBeside = () => undefined): MarkdownText {
  const { meta, body, lineOf, mistakes } = readFrontMatter(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'), file);
  const tree = parseMarkdown(body);
  const { headings, mistakes: headingMistakes } = readHeadings(tree, file);
  const parts = htmlParts(tree, headings, readBeside, file);
  const tops = headings.filter(({ depth }) => depth === 2);
  const words = countWords(textOf(tree)) - countWords(checkYourselfNodes(tree).map(textOf).join(' '));
  return {
    document: {
      meta: meta ?? {},
      intro: parts.intro,
      sections: tops.map(({ id, title }, index) => ({ id, title, html: parts.sections[index] ?? '' })),
      answers: parts.answers,
      words,
      minutes: readingTime(words),
      needs: textLinks(meta?.needs, file, readBeside),
      next: textLinks(meta?.next, file, readBeside),
    },
    meta,
    tree,
    headings,
    lineOf,
    mistakes: [...mistakes, ...headingMistakes, ...markdownMistakes(tree, body, file, readBeside), ...checkYourselfMistakes(tree, file)],
  };
}
