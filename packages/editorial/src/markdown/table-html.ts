import type { HtmlElement } from './markdown-html.ts';
import { scrollRegion } from './scroll-region.ts';

/** A table in a box that scrolls on a narrow screen, by touch and by keyboard. `labels` counts the names given in this file. */
export function wrapTable(table: HtmlElement, labels: Map<string, number>): HtmlElement {
  const columns = cellsOf(table, 'th')
    .map(wordsOf)
    .filter((words) => words !== '');
  return {
    type: 'element',
    tagName: 'div',
    properties: scrollRegion(`Table: ${columns.join(', ')}`, labels),
    children: [withCells(table)],
  };
}

/** Header cells get a scope, an empty one is not a header, and alignment becomes a class. */
function withCells(element: HtmlElement): HtmlElement {
  const children = element.children.map((child) => (child.type === 'element' ? withCells(child) : child));
  if (element.tagName !== 'th' && element.tagName !== 'td') return { ...element, children };
  const { align, ...properties } = element.properties;
  const isHead = element.tagName === 'th' && wordsOf(element) !== '';
  return {
    ...element,
    tagName: isHead ? 'th' : 'td',
    properties: { ...properties, ...(isHead ? { scope: 'col' } : {}), ...(align ? { className: [`align-${align}`] } : {}) },
    children,
  };
}

function cellsOf(element: HtmlElement, tagName: string): HtmlElement[] {
  return element.children.flatMap((child) =>
    child.type !== 'element' ? [] : child.tagName === tagName ? [child] : cellsOf(child, tagName),
  );
}

function wordsOf(element: HtmlElement): string {
  return element.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? wordsOf(child) : ''))
    .join('')
    .trim();
}
