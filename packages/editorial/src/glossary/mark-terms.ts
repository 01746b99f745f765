import type { HtmlElement, HtmlNode } from '../markdown/markdown-html.ts';
import type { FoundTerm, Glossary } from './glossary.ts';

/** Words in these are not running text, or already lead somewhere. */
const LEFT_ALONE = ['a', 'code', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'svg', 'figure'];

/** A piece of text and the nodes among which it appears. */
interface Piece {
  readonly among: HtmlNode[];
  readonly node: HtmlNode;
  readonly text: string;
  /** The whole of the bold text around it. */
  readonly bold: string | undefined;
}

interface Mark extends FoundTerm {
  readonly piece: Piece;
}

/**
 * Links each term to the glossary once: where it is bold because the text explains it, otherwise at its first use. `name` is the text's
 * own. Changes the children of `nodes`.
 */
export function markTerms(nodes: HtmlNode[], { findIn }: Glossary, name: string): void {
  const pieces = piecesIn(nodes);
  const found = pieces.flatMap((piece) => findIn(piece.text).map((one) => ({ ...one, piece })));
  const wanted = found.filter((mark) => !mark.term.everyday || (mark.term.modules.includes(name) && isWhollyBold(mark)));
  const marks = new Map<string, Mark>();
  for (const mark of wanted) {
    const earlier = marks.get(mark.term.id);
    if (!earlier || (isWhollyBold(mark) && !isWhollyBold(earlier))) marks.set(mark.term.id, mark);
  }
  for (const piece of pieces) {
    const own = [...marks.values()].filter((mark) => mark.piece === piece).sort((one, other) => one.index - other.index);
    if (own.length > 0) piece.among.splice(piece.among.indexOf(piece.node), 1, ...withLinks(piece.text, own));
  }
}

function isWhollyBold({ piece, text }: Mark): boolean {
  return piece.bold?.replace(/[.:]$/, '') === text;
}

function piecesIn(among: HtmlNode[], bold?: string): Piece[] {
  return among.flatMap((node) => {
    if (node.type === 'text') return [{ among, node, text: node.value, bold }];
    if (node.type !== 'element' || LEFT_ALONE.includes(node.tagName)) return [];
    return piecesIn(node.children, node.tagName === 'strong' ? wordsOf(node) : bold);
  });
}

function wordsOf(node: HtmlNode): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(wordsOf).join('') : '';
}

function withLinks(text: string, marks: readonly Mark[]): HtmlNode[] {
  const nodes: HtmlNode[] = [];
  let from = 0;
  for (const mark of marks) {
    nodes.push(words(text.slice(from, mark.index)), link(mark));
    from = mark.index + mark.text.length;
  }
  return [...nodes, words(text.slice(from))];
}

function words(value: string): HtmlNode {
  return { type: 'text', value };
}

function link({ term, text }: Mark): HtmlElement {
  return {
    type: 'element',
    tagName: 'a',
    properties: { className: ['term'], href: `/glossary#${term.id}` },
    children: [{ type: 'text', value: text }],
  };
}
