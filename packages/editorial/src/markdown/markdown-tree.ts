import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).freeze();

/** A Markdown text as a tree, and the kinds of nodes in it. */
export type MarkdownTree = ReturnType<typeof parser.parse>;
export type MarkdownNode = MarkdownTree | MarkdownTree['children'][number];
export type MarkdownNodeOf<Kind extends MarkdownNode['type']> = Extract<MarkdownNode, { type: Kind }>;

export function parseMarkdown(text: string): MarkdownTree {
  return parser.parse(text);
}

/** Every node below this one, and the node itself, in reading order. */
export function* nodesIn(node: MarkdownNode): Generator<MarkdownNode> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesIn(child);
}

/** The words of a node without their markup. */
export function textOf(node: MarkdownNode): string {
  if ('value' in node) return node.value;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(textOf).join(wordsTouch(node) ? '' : ' ') : '';
}

export function lineOf(node: MarkdownNode): number {
  return node.position?.start.line ?? 1;
}

/** Inside a sentence, a node may end in the middle of a word; cells, list items and paragraphs are separate. */
function wordsTouch(node: MarkdownNode): boolean {
  return !['root', 'list', 'listItem', 'blockquote', 'table', 'tableRow'].includes(node.type);
}
