import type { HtmlElement, HtmlNode } from './markdown-html.ts';

/**
 * The answers of a text a second time, each below the words of its question: on paper they come last, so that readers can work on the
 * questions first (docs/decisions/0053). Empty if no question has an answer. `children` contain the answers as the text shows them.
 */
export function answerSheet(children: readonly HtmlNode[]): HtmlElement | undefined {
  const items: HtmlElement[] = [];
  let question: HtmlElement | undefined;
  const visit = (nodes: readonly HtmlNode[]): void => {
    for (const node of nodes) {
      if (node.type !== 'element') continue;
      if (node.tagName === 'h3') question = node;
      else if (isAnswer(node)) items.push(element('li', [element('p', question?.children ?? []), ...answerOf(node)]));
      else visit(node.children);
    }
  };
  visit(children);
  return items.length > 0 ? element('ol', items) : undefined;
}

function isAnswer({ tagName, properties: { className } }: HtmlElement): boolean {
  return tagName === 'details' && Array.isArray(className) && className.includes('answer');
}

function answerOf({ children }: HtmlElement): HtmlElement['children'] {
  return children.filter((child) => !(child.type === 'element' && child.tagName === 'summary'));
}

function element(tagName: string, children: readonly HtmlElement['children'][number][]): HtmlElement {
  return { type: 'element', tagName, properties: {}, children: children.map(withoutId) };
}

/** An id may appear only once in a page. */
function withoutId(node: HtmlElement['children'][number]): HtmlElement['children'][number] {
  if (node.type !== 'element') return node;
  const { id: _id, ...properties } = node.properties;
  return { ...node, properties, children: node.children.map(withoutId) };
}
