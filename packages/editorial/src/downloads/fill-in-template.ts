import type { ContentMistake } from '../content-mistake.ts';
import { lineOf, type MarkdownNode, type MarkdownTree, nodesIn, parseMarkdown, textOf } from '../markdown/markdown-tree.ts';

/** A form that readers download and fill in: plain Markdown with its title as a heading, then a paragraph that says what it is for. */
export interface FillInText {
  readonly title: string;
  readonly purpose: string;
  readonly tree: MarkdownTree;
  readonly mistakes: readonly ContentMistake[];
}

/** Reads a template to fill in. It throws nothing: mistakes are part of the result. */
export function readFillInTemplate(text: string, file: string): FillInText {
  const tree = parseMarkdown(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
  const [heading, purpose] = tree.children;
  const mistakes: ContentMistake[] = [];
  const hasTitle = heading?.type === 'heading' && heading.depth === 1;
  if (!hasTitle)
    mistakes.push({ file, line: 1, message: 'A template must begin with its title. Write "# Name of the Template" in its first line.' });
  else if (purpose?.type !== 'paragraph')
    mistakes.push({
      file,
      line: lineOf(heading),
      message: 'This template does not say what it is for. Write one or two sentences below its title.',
    });
  const others = [...nodesIn(tree)].filter((node) => node !== heading);
  for (const node of others) {
    const message = messageOf(node);
    if (message !== undefined) mistakes.push({ file, line: lineOf(node), message });
  }
  return {
    title: hasTitle ? textOf(heading) : '',
    purpose: purpose?.type === 'paragraph' ? textOf(purpose) : '',
    tree,
    mistakes,
  };
}

/** What the document for word processors does not support. */
function messageOf(node: MarkdownNode): string | undefined {
  switch (node.type) {
    case 'heading':
      return node.depth === 1 ? 'A template can have only one title. Write "##" in front of the other headings.' : undefined;
    case 'html':
      return 'HTML does not work in a template. Write it in plain Markdown, or leave it out.';
    case 'image':
    case 'imageReference':
      return 'A template cannot contain pictures. Remove this one.';
    case 'footnoteDefinition':
      return 'Footnotes do not work in a template. Put the note in the text, in parentheses.';
    default:
      return undefined;
  }
}
