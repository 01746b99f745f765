import type { ContentMistake } from '../content-mistake.ts';
import { addressMistake } from './link-address.ts';
import { lineOf, type MarkdownNode, type MarkdownTree, nodesIn, textOf } from './markdown-tree.ts';

/** What plain Markdown with tables does not hold: HTML, links to nowhere, pictures without words. `text` is what the tree was read from. */
export function markdownMistakes(tree: MarkdownTree, text: string, file: string): ContentMistake[] {
  const mistakes: ContentMistake[] = [];
  for (const node of nodesIn(tree)) {
    const line = lineOf(node);
    for (const message of messagesOf(node)) mistakes.push({ file, line, message });
    if (node.type !== 'text') continue;
    const lines = text.slice(node.position?.start.offset, node.position?.end.offset).split('\n');
    for (const [at, source] of lines.entries()) {
      for (const message of listOf(textMistake(source))) mistakes.push({ file, line: line + at, message });
    }
  }
  return mistakes;
}

function messagesOf(node: MarkdownNode): string[] {
  switch (node.type) {
    case 'html':
      return [htmlMessage(node.value)];
    case 'link':
      if (textOf(node).trim() === '' && !('children' in node && node.children.some((child) => child.type === 'image'))) {
        return ['A link needs words that say where it leads. Write them between the square brackets.'];
      }
      return listOf(addressMistake(node.url, 'A link'));
    case 'definition':
      return listOf(addressMistake(node.url, 'A link'));
    case 'image':
      return [...listOf(altMistake(node.alt)), ...listOf(addressMistake(node.url, 'An image'))];
    case 'imageReference':
      return listOf(altMistake(node.alt));
    case 'table':
      return node.children[0] && textOf(node.children[0]).trim() !== ''
        ? []
        : ['A table needs a heading for each column. Write them into its first row.'];
    case 'delete':
      return ['Text between "~~" would be struck through. Take it out, or take the signs away.'];
    case 'listItem':
      return typeof node.checked === 'boolean' ? ['A list here has no boxes to tick. Write "- " without the "[ ]".'] : [];
    case 'footnoteDefinition':
      return ['Footnotes do not work here. Write the note into the text, between round brackets.'];
    default:
      return [];
  }
}

/** Looks at a line as it was written: an escaped sign is meant as one. */
function textMistake(source: string): string | undefined {
  const tag = /(?<!\\)<\/?[A-Za-z][\w.-]*(?:\s[^<>]*)?\/?>/.exec(source);
  if (tag) return htmlMessage(tag[0]);
  if (!/\]\((?!\s)|\] \((?:https?:|mailto:|\/|$)/.test(source)) return undefined;
  return 'This link is not written as one. Write [words](https://address) without spaces between the brackets or in the address.';
}

function htmlMessage(html: string): string {
  if (html.startsWith('<!--'))
    return 'A remark between "<!--" and "-->" is not allowed here. Take it out, or keep it in a file whose name begins with "_".';
  const tag = /^<\/?[^\s>]*/.exec(html)?.[0] ?? html;
  return `HTML such as "${tag.replace(/\/$/, '')}>" does not work here. Write it in plain Markdown, or leave it out.`;
}

function altMistake(alt: string | null | undefined): string | undefined {
  return alt?.trim()
    ? undefined
    : 'An image needs words for people who cannot see it. Write them between the square brackets: ![what it shows](address).';
}

function listOf(message: string | undefined): string[] {
  return message === undefined ? [] : [message];
}
