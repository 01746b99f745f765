import type { ContentMistake } from '../content-mistake.ts';
import { lineOf, type MarkdownNodeOf, type MarkdownTree, nodesIn, textOf } from './markdown-tree.ts';
import { slug } from './slug.ts';

/** A heading of the text with the id that it gets; headings below level 3 have no ids. */
export interface Heading {
  readonly depth: number;
  readonly title: string;
  readonly id: string;
  readonly line: number;
}

/** The headings in order, and what is wrong with them. Ids at level 3 begin with the id of their section. */
export function readHeadings(tree: MarkdownTree, file: string): { headings: Heading[]; mistakes: ContentMistake[] } {
  const headings: Heading[] = [];
  const mistakes: ContentMistake[] = [];
  let section = '';
  let above = 1;
  for (const node of nodesIn(tree)) {
    if (node.type !== 'heading') continue;
    const title = textOf(node).trim();
    const own = slug(title);
    if (node.depth === 2) section = own;
    const heading = { depth: node.depth, title, id: node.depth === 3 && section !== '' ? `${section}-${own}` : own, line: lineOf(node) };
    const message = headingMistake(node, heading, above, headings) ?? (tree.children.includes(node) ? undefined : INSIDE);
    if (message !== undefined) mistakes.push({ file, line: heading.line, message });
    headings.push(heading);
    above = Math.max(node.depth, 1);
  }
  return { headings, mistakes };
}

const INSIDE = 'A heading cannot be inside a list or quotation. Begin the line with "#", without anything before it.';

function headingMistake(
  node: MarkdownNodeOf<'heading'>,
  { title, id }: Heading,
  above: number,
  earlier: readonly Heading[],
): string | undefined {
  const marks = '#'.repeat(node.depth);
  if (id === '') return `A heading needs words. Write them after "${marks}", or take the line out.`;
  if (node.depth === 1) return `The page takes its title from the lines at the top. Write "## ${title}" instead of "# ${title}".`;
  if (node.depth > above + 1)
    return `The heading "${title}" is a level too deep for its place. Write "${'#'.repeat(above + 1)}" instead of "${marks}".`;
  const twin = node.depth <= 3 && earlier.find((other) => other.depth <= 3 && other.id === id);
  return twin
    ? `The heading "${title}" already appears on line ${twin.line}. Reword one of the two, so that links can tell them apart.`
    : undefined;
}
