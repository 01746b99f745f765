import type { ContentMistake } from '../content-mistake.ts';
import { dataName } from '../downloads/download-files.ts';
import { figureMistake, figureName, figureOf, type ReadBeside } from './figure.ts';
import { addressMistake, isAddressForWords } from './link-address.ts';
import { lineOf, type MarkdownNode, type MarkdownNodeOf, type MarkdownTree, nodesIn, textOf } from './markdown-tree.ts';

/** What plain Markdown with tables must not contain: HTML, links to nowhere, pictures without words. `text` is the source of the tree. */
export function markdownMistakes(tree: MarkdownTree, text: string, file: string, readBeside: ReadBeside): ContentMistake[] {
  const mistakes: ContentMistake[] = [];
  const figures = new Set(tree.children.map(figureOf));
  for (const node of nodesIn(tree)) {
    const line = lineOf(node);
    const start = node.position?.start.offset ?? 0;
    // `[words] (https://…)` contains a bare address, but is reported as the link that was meant.
    if (node.type === 'link' && text.slice(0, start).endsWith('] (')) continue;
    if (node.type === 'image' && figureName(node.url) !== undefined) {
      const message = figures.has(node) ? figureMessage(node, readBeside) : FIGURE_INSIDE;
      if (message !== undefined) mistakes.push({ file, line, message });
      continue;
    }
    if (node.type === 'link' && dataName(node.url) !== undefined) {
      const message = dataMessage(node.url, readBeside);
      if (message !== undefined) mistakes.push({ file, line, message });
      continue;
    }
    for (const message of messagesOf(node)) mistakes.push({ file, line, message });
    if (node.type !== 'text') continue;
    const lines = text.slice(start, node.position?.end.offset).split('\n');
    for (const [at, source] of lines.entries()) {
      for (const message of listOf(textMistake(source))) mistakes.push({ file, line: line + at, message });
    }
  }
  return mistakes;
}

const FIGURE_INSIDE = 'A figure must be a paragraph of its own. Leave an empty line above and below it, and write no words beside it.';

function figureMessage({ url, alt, title }: MarkdownNodeOf<'image'>, readBeside: ReadBeside): string | undefined {
  const name = figureName(url) ?? '';
  return altMistake(alt) ?? figureMistake(name, readBeside(name), title);
}

function dataMessage(address: string, readBeside: ReadBeside): string | undefined {
  const name = dataName(address) ?? '';
  return readBeside(name) === undefined
    ? `There is no file "${name}" beside this text. Put it in the same folder, or correct its name.`
    : undefined;
}

function messagesOf(node: MarkdownNode): string[] {
  switch (node.type) {
    case 'html':
      return [htmlMessage(node.value)];
    case 'link':
      if (textOf(node).trim() === '' && !('children' in node && node.children.some((child) => child.type === 'image'))) {
        return ['A link needs words that say where it leads. Write them between the square brackets.'];
      }
      return linkMistakes(textOf(node), node.url);
    case 'definition':
      return listOf(addressMistake(node.url, 'A link'));
    case 'image':
      return [...listOf(altMistake(node.alt)), ...listOf(addressMistake(node.url, 'An image'))];
    case 'imageReference':
      return listOf(altMistake(node.alt));
    case 'table':
      return node.children[0] && textOf(node.children[0]).trim() !== ''
        ? []
        : ['A table needs a heading for each column. Write them in its first row.'];
    case 'delete':
      return ['Text between "~~" would be struck through. Take out the text or the tildes.'];
    case 'listItem':
      return typeof node.checked === 'boolean' ? ['A list here cannot have check boxes. Write "- " without the "[ ]".'] : [];
    case 'footnoteDefinition':
      return ['Footnotes do not work here. Put the note in the text, in parentheses.'];
    default:
      return [];
  }
}

/** Screen readers read an address letter by letter, so a link needs other words. */
function linkMistakes(words: string, address: string): string[] {
  const wrong = addressMistake(address, 'A link');
  if (wrong !== undefined || !isAddressForWords(words)) return listOf(wrong);
  return [`This link shows its address instead of words. Write [the name of the page](${address}).`];
}

/** Checks a line as it was written: an escaped character is meant literally. */
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
