import type { ContentMistake } from '../content-mistake.ts';
import type { HtmlElement, HtmlNode } from './markdown-html.ts';
import { lineOf, type MarkdownNode, type MarkdownTree, textOf } from './markdown-tree.ts';
import { slug } from './slug.ts';

/**
 * The section in which readers find out whether they have understood: questions, some with options, each with its answer
 * (docs/decisions/0049).
 */
export const CHECK_YOURSELF = 'Check Yourself';
const SECTION_ID = slug(CHECK_YOURSELF);

/** "a) Its words" */
const OPTION = /^([a-z])\)\s+\S/;
/** What was meant as an answer, however it is written. */
const MEANT = /^\W*(?:the )?answer\b/i;
/** "Answer: b." if one option is right, otherwise "Answer." */
const ANSWER = /^Answer(?::\s*([a-z]))?\.$/;
const FEWEST_REASON_WORDS = 5;

interface Item {
  readonly line: number;
  readonly question: string;
  readonly content: readonly MarkdownNode[];
}

/** The nodes of the section, without its heading. */
export function checkYourselfNodes(tree: MarkdownTree): MarkdownNode[] {
  const begin = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 2 && slug(textOf(node)) === SECTION_ID);
  if (begin < 0) return [];
  const rest = tree.children.slice(begin + 1);
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= 2);
  return end < 0 ? rest : rest.slice(0, end);
}

/** How many questions a text asks. */
export function countItems(tree: MarkdownTree): number {
  return itemsOf(tree).length;
}

/** Questions without an answer, answers without a reason, and keys that are not an option. */
export function checkYourselfMistakes(tree: MarkdownTree, file: string): ContentMistake[] {
  return itemsOf(tree).flatMap((item) => {
    const message = itemMistake(item);
    return message === undefined ? [] : [{ file, line: item.line, message }];
  });
}

function itemsOf(tree: MarkdownTree): Item[] {
  const items: { line: number; question: string; content: MarkdownNode[] }[] = [];
  for (const node of checkYourselfNodes(tree)) {
    if (node.type === 'heading' && node.depth === 3) items.push({ line: lineOf(node), question: textOf(node).trim(), content: [] });
    else items.at(-1)?.content.push(node);
  }
  return items;
}

function itemMistake({ question, content }: Item): string | undefined {
  const index = content.findIndex((node) => answerOf(node) !== undefined);
  const answer = content[index];
  if (!answer && content.some((node) => node.type === 'paragraph' && MEANT.test(textOf(node))))
    return `The answer to "${question}" is not written correctly. Begin it with "**Answer: b.**", in bold and with a lowercase letter, or with "**Answer.**" if there are no options.`;
  if (!answer)
    return `The question "${question}" has no answer. Write a paragraph below it that begins with "**Answer: b.**", or with "**Answer.**" if there are no options.`;
  const reason = content
    .slice(index)
    .map(textOf)
    .join(' ')
    .replace(/^Answer[^.]*\./, '')
    .trim();
  if (reason.split(/\s+/).length < FEWEST_REASON_WORDS)
    return `The answer to "${question}" gives no reason. Say after it why it is right and why the others are wrong.`;
  const list = content.slice(0, index).find((node) => node.type === 'list');
  const key = answerOf(answer)?.key;
  if (list?.type !== 'list')
    return key === undefined
      ? undefined
      : `The answer to "${question}" is "${key}", but there are no options. Write each option as "- a) …", or begin the answer with "**Answer.**" if there are none.`;
  const keys = list.children.map((option) => OPTION.exec(textOf(option).trim())?.[1]);
  const wrong = keys.findIndex((own, index) => own !== String.fromCharCode('a'.charCodeAt(0) + index));
  if (wrong >= 0)
    return `Option ${wrong + 1} of "${question}" does not begin with "${String.fromCharCode('a'.charCodeAt(0) + wrong)})". Write the options as "- a) …", "- b) …" and so on.`;
  if (key !== undefined && !keys.includes(key))
    return `The answer to "${question}" names "${key}", but the options are a to ${keys.at(-1)}. Write the letter of the right one.`;
  if (key === undefined)
    return `The answer to "${question}" names no option. Write the letter of the right one, for example "**Answer: ${keys.at(-1)}.**".`;
  return undefined;
}

/** The key of an answer, in a paragraph that begins with one. */
function answerOf(node: MarkdownNode): { readonly key: string | undefined } | undefined {
  if (node.type !== 'paragraph' || node.children[0]?.type !== 'strong') return undefined;
  const match = ANSWER.exec(textOf(node.children[0]).trim());
  return match ? { key: match[1] } : undefined;
}

/**
 * Puts each answer in the section into a `details` element, which opens without scripts; `children` are the nodes below the section's
 * heading.
 */
export function withHiddenAnswers(sectionId: string, children: readonly HtmlNode[]): HtmlNode[] {
  if (sectionId !== SECTION_ID) return [...children];
  const result: HtmlNode[] = [];
  let details: HtmlElement | undefined;
  for (const node of children) {
    if (isElement(node) && node.tagName === 'h3') details = undefined;
    if (!details && isAnswer(node)) {
      details = { type: 'element', tagName: 'details', properties: { className: ['answer'] }, children: [summary()] };
      result.push(details);
    }
    if (details && node.type !== 'doctype') details.children.push(node);
    // The letter of an option is its list marker.
    else if (isElement(node) && node.tagName === 'ul') result.push({ ...node, properties: { ...node.properties, className: ['options'] } });
    else result.push(node);
  }
  return result;
}

function summary(): HtmlElement {
  return { type: 'element', tagName: 'summary', properties: {}, children: [{ type: 'text', value: 'Show the answer' }] };
}

function isAnswer(node: HtmlNode): boolean {
  if (!isElement(node) || node.tagName !== 'p') return false;
  const [first] = node.children;
  if (!first || !isElement(first) || first.tagName !== 'strong') return false;
  const [text] = first.children;
  return text?.type === 'text' && ANSWER.test(text.value.trim());
}

function isElement(node: HtmlNode): node is HtmlElement {
  return node.type === 'element';
}
