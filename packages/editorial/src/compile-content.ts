import { compileMarkdown } from './compile-markdown.ts';
import { compileYaml } from './compile-yaml.ts';
import type { ReadBeside } from './markdown/figure.ts';
import type { MarkdownDocument, MarkdownFacts } from './markdown/markdown-document.ts';

/**
 * A file of a `content/` folder by the ending of its name: Markdown for `.md`, YAML for the others. `readBeside` gives the text of a figure in the same folder. With the query `?meta` of its
 * import, of Markdown only what a list needs.
 */
export function compileContent(
  text: string,
  file: string,
  readBeside?: ReadBeside,
  query = '',
): MarkdownDocument | MarkdownFacts | unknown {
  if (!file.endsWith('.md')) return compileYaml(text, file);
  const document = compileMarkdown(text, file, readBeside);
  return query === '?meta' ? factsOf(document) : document;
}

function factsOf({ meta, words, minutes }: MarkdownDocument): MarkdownFacts {
  return { meta, words, minutes };
}
