import type { ContentMistake } from '../content-mistake.ts';
import type { TextOfKind } from '../folder/text-kind.ts';
import { checkYourselfNodes } from '../markdown/check-yourself.ts';
import { lineOf, type MarkdownNode, nodesIn, textOf } from '../markdown/markdown-tree.ts';
import { nearestWord } from '../schema/nearest-word.ts';
import type { YamlText } from '../yaml/yaml-text.ts';
import { formsOf, GLOSSARY_FILE, type Glossary, glossaryOf, type Term, termsOf } from './glossary.ts';

const FILE = `content/${GLOSSARY_FILE}`;

/**
 * Terms that are defined twice, and texts named for a term that do not exist or never use it. A glossary with mistakes of its own is left
 * to its schema, and a text of `released` that is gone to the register of ids.
 */
export function glossaryMistakes(yaml: YamlText, texts: readonly TextOfKind[], released: ReadonlySet<string>): ContentMistake[] {
  const terms = termsOf(yaml.data);
  const names = texts.map(({ name }) => name);
  return [
    ...definedTwice(terms, yaml),
    ...terms.flatMap((term, at) =>
      (Array.isArray(term.modules) ? term.modules : []).flatMap((name, index) => {
        const line = yaml.lineOf([at, 'modules', index]);
        const text = texts.find((each) => each.name === name);
        if (text) return uses(text, term) ? [] : [{ file: FILE, line, message: unused(term, text) }];
        if ([...released].some((each) => each.endsWith(`/${name}`))) return [];
        const meant = nearestWord(name, names);
        const advice = meant ? `Write "${meant}" instead` : 'Correct the name, or take it out';
        return [{ file: FILE, line, message: `There is no text "${name}", which should explain "${term.term}". ${advice}.` }];
      }),
    ),
  ];
}

function definedTwice(terms: readonly Term[], yaml: YamlText): ContentMistake[] {
  const first = new Map<string, number>();
  return terms.flatMap((term, at) => {
    const earlier = formsOf(term)
      .map((form) => first.get(form.toLowerCase()))
      .find((line) => line !== undefined);
    const line = yaml.lineOf([at]);
    for (const form of formsOf(term)) if (!first.has(form.toLowerCase())) first.set(form.toLowerCase(), line);
    return earlier === undefined
      ? []
      : [{ file: FILE, line, message: `The term "${term.term}" is already defined on line ${earlier}. Keep one of the two.` }];
  });
}

function uses({ tree, document }: TextOfKind, term: Term): boolean {
  // A text that has not been written yet uses no terms.
  return document.words === 0 || glossaryOf([term]).findIn(textOf(tree)).length > 0;
}

function unused({ term }: Term, { file, name }: TextOfKind): string {
  return `The text ${file} never uses "${term}". Take "${name}" out, or name the form that it uses under "also".`;
}

/**
 * Terms that a text explains but no glossary defines. Bold text inside a sentence, in lower case and without punctuation, is a term; at the
 * beginning of a sentence, or with a period or a colon, it may be a label.
 */
export function undefinedTerms({ tree, file }: TextOfKind, glossary: Glossary): ContentMistake[] {
  const asked = new Set(checkYourselfNodes(tree));
  return tree.children
    .filter((node) => !asked.has(node))
    .flatMap((node) => [...nodesIn(node)])
    .flatMap((node) => boldTermsIn(node))
    .filter((strong) => glossary.findIn(textOf(strong)).length === 0)
    .map((strong) => ({
      file,
      line: lineOf(strong),
      message: `"${textOf(strong)}" is bold like a term, but ${FILE} does not define it. Define it there, or write *${textOf(strong)}* to stress it.`,
    }));
}

function boldTermsIn(node: MarkdownNode): MarkdownNode[] {
  if (node.type !== 'paragraph') return [];
  const { children } = node;
  return children.filter((child, at) => {
    const before = children.slice(0, at).map(textOf).join('').trimEnd();
    return child.type === 'strong' && before !== '' && !/[.!?:]$/.test(before) && /^\p{Ll}[^.:!?,]+$/u.test(textOf(child));
  });
}
