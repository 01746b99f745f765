import { compileMarkdown } from './compile-markdown.ts';
import { compileYaml } from './compile-yaml.ts';
import type { MarkdownDocument } from './markdown/markdown-document.ts';

/** A file of a `content/` folder by the ending of its name: Markdown for `.md`, YAML for the others. */
export function compileContent(text: string, file: string): MarkdownDocument | unknown {
  return file.endsWith('.md') ? compileMarkdown(text, file) : compileYaml(text, file);
}
