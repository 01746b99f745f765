import path from 'node:path';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { dataName } from '../downloads/download-files.ts';
import { glossaryFor } from '../glossary/glossary.ts';
import { markTerms } from '../glossary/mark-terms.ts';
import { answerSheet } from './answer-sheet.ts';
import { CHECK_YOURSELF, withHiddenAnswers } from './check-yourself.ts';
import { figureHtml, figureName, type ReadBeside } from './figure.ts';
import type { Heading } from './markdown-headings.ts';
import type { MarkdownTree } from './markdown-tree.ts';
import { scrollRegion } from './scroll-region.ts';
import { slug } from './slug.ts';
import { wrapTable } from './table-html.ts';

const toHtmlTree = unified().use(remarkRehype).freeze();
// Our Markdown contains no HTML: the raw nodes here are figures, whose files have been checked.
const toText = unified().use(rehypeStringify, { allowDangerousHtml: true }).freeze();

type HtmlTree = Parameters<typeof toText.stringify>[0];
/** A node of the resulting page. */
export type HtmlNode = HtmlTree['children'][number];
/** An element of the resulting page, such as a link. */
export type HtmlElement = Extract<HtmlNode, { type: 'element' }>;

/** HTML above the first level-2 heading, below each of them, and of the answers by themselves. */
export interface HtmlParts {
  readonly intro: string;
  readonly sections: readonly string[];
  readonly answers: string;
}

/** `headings` are those of the tree, and `file` is its name. */
export function htmlParts(tree: MarkdownTree, headings: readonly Heading[], readBeside: ReadBeside, file: string): HtmlParts {
  const ids = headings.filter(({ depth }) => depth === 3).map(({ id }) => id);
  const html = toHtmlTree.runSync(tree);
  const labels = new Map<string, number>();
  const parts: HtmlNode[][] = [[]];
  for (const node of html.children) {
    if (node.type === 'element' && node.tagName === 'h2') parts.push([]);
    else if (node.type !== 'doctype') parts.at(-1)?.push(figureIn(node, readBeside) ?? dressed(node, ids, labels));
  }
  const sectionIds = headings.filter(({ depth }) => depth === 2).map(({ id }) => id);
  const prose = parts.filter((_, index) => sectionIds[index - 1] !== slug(CHECK_YOURSELF));
  markTerms(prose.flat(), glossaryFor(file, readBeside), path.posix.basename(file, '.md'));
  const finished = parts.map((children, index) => withHiddenAnswers(sectionIds[index - 1] ?? '', children));
  const [intro = '', ...sections] = finished.map(textOf);
  const answers = answerSheet(finished.flat());
  return { intro, sections, answers: answers ? textOf([answers]) : '' };
}

const textOf = (children: HtmlNode[]): string => toText.stringify({ type: 'root', children }).trim();

/** A paragraph that contains only a figure, with its drawing. */
function figureIn(node: HtmlNode, readBeside: ReadBeside): HtmlNode | undefined {
  if (node.type !== 'element' || node.tagName !== 'p' || node.children.length !== 1) return undefined;
  const [image] = node.children;
  if (image?.type !== 'element' || image.tagName !== 'img') return undefined;
  const { src, alt, title } = image.properties;
  const name = figureName(String(src));
  const svg = name === undefined ? undefined : readBeside(name);
  return svg === undefined ? undefined : { type: 'raw', value: figureHtml(svg, String(alt ?? ''), String(title ?? '')) };
}

/** Adds what Markdown cannot express: ids of headings, links that leave the site, tables and code that scroll. */
function dressed(node: HtmlNode, ids: string[], labels: Map<string, number>): HtmlNode {
  if (node.type !== 'element') return node;
  const children = node.children.map((child) => dressed(child, ids, labels)) as HtmlElement['children'];
  const element: HtmlElement = { ...node, children };
  switch (node.tagName) {
    case 'h3':
      return { ...element, properties: { ...node.properties, id: ids.shift() } };
    case 'a':
      return linkOf(element);
    case 'pre':
      return { ...element, properties: { ...node.properties, ...scrollRegion('Code', labels) } };
    case 'table':
      return wrapTable(element, labels);
    default:
      return element;
  }
}

function linkOf(link: HtmlElement): HtmlElement {
  const address = String(link.properties.href);
  const data = dataName(address);
  if (data !== undefined) return dataLink(link, data);
  return address.startsWith('https:') ? leavingLink(link) : link;
}

/** Says what a file is before it is fetched. No real data are kept here (0052), so all of them are simulated. */
function dataLink(link: HtmlElement, name: string): HtmlElement {
  const properties = { ...link.properties, download: name };
  return { ...link, properties, children: [...link.children, { type: 'text', value: ' (CSV, simulated data)' }] };
}

function leavingLink(link: HtmlElement): HtmlElement {
  const note: HtmlElement = {
    type: 'element',
    tagName: 'span',
    properties: { className: ['visually-hidden'] },
    children: [{ type: 'text', value: ' (opens in a new tab)' }],
  };
  const properties = { ...link.properties, target: '_blank', rel: ['noopener', 'noreferrer'] };
  return { ...link, properties, children: [...link.children, note] };
}
