import { compileMarkdown } from './compile-markdown.ts';
import { compileYaml } from './compile-yaml.ts';
import { GLOSSARY_FILE, termsOf } from './glossary/glossary.ts';
import type { ReadBeside } from './markdown/figure.ts';
import type { MarkdownDocument, MarkdownFacts } from './markdown/markdown-document.ts';
import { LINK_KEYS, TIME_KEY } from './markdown/text-links.ts';

const ONLY_WHEN_OPENED: readonly string[] = [...LINK_KEYS, TIME_KEY];

/**
 * Compiles a file of a `content/` folder by its extension: Markdown for `.md`, YAML for the others; the terms of a glossary get their ids.
 * `readBeside` returns the text of another file, such as a figure in the same folder. If the import has the query `?meta`, only what a list
 * needs from a Markdown file is included.
 */
export function compileContent(
  text: string,
  file: string,
  readBeside?: ReadBeside,
  query = '',
): MarkdownDocument | MarkdownFacts | unknown {
  if (!file.endsWith('.md')) {
    const data = compileYaml(text, file);
    return file === `content/${GLOSSARY_FILE}` ? termsOf(data) : data;
  }
  const document = compileMarkdown(text, file, readBeside);
  return query === '?meta' ? factsOf(document) : document;
}

function factsOf({ meta, words, minutes }: MarkdownDocument): MarkdownFacts {
  const inLists = Object.entries(meta).filter(([key]) => !ONLY_WHEN_OPENED.includes(key));
  return { meta: Object.fromEntries(inLists), words, minutes };
}
