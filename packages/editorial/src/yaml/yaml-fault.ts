import { type Document, isScalar, visit } from 'yaml';
import { isIndentedBelowText, REFERENCE_ADVICE, SUNKEN_ITEM_ADVICE, yamlAdvice } from './yaml-advice.ts';

/**
 * The first thing that keeps a YAML text from being read as its writer meant it. One is enough, because the others usually follow from it.
 */
export interface YamlFault {
  readonly offset: number;
  readonly message: string;
}

export function yamlFault(document: Document.Parsed, text: string): YamlFault | undefined {
  const [error] = document.errors.length > 0 ? document.errors : document.warnings;
  if (!error) return misreading(document, text);
  if (isIndentedBelowText(document.errors)) {
    const offset = text.indexOf('\n', error.pos[0]) + 1;
    return {
      offset,
      message: 'This line begins farther right than the one above it. Line them up, or put the text above in quotation marks.',
    };
  }
  const offset = openQuote(document, error.pos[0]) ?? Math.min(error.pos[0], Math.max(0, text.trimEnd().length - 1));
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const line = text.slice(start).split('\n', 1)[0] ?? '';
  return { offset, message: yamlAdvice(error, line, offset - start) };
}

/** What YAML accepts, but reads differently from what was meant. */
function misreading(document: Document.Parsed, text: string): YamlFault | undefined {
  let fault: YamlFault | undefined;
  visit(document, {
    Node(_, node) {
      const [start, end] = node.range ?? [0, 0];
      const source = text.slice(start, end);
      const sunken = isScalar(node) && node.type === 'PLAIN' ? source.search(/\n\s*- /) : -1;
      const sunkenAt = text.indexOf('-', start + sunken);
      if (sunken >= 0) fault = { offset: sunkenAt, message: SUNKEN_ITEM_ADVICE };
      else if ('source' in node && !isScalar(node)) fault = { offset: start, message: REFERENCE_ADVICE };
      else if ('anchor' in node && node.anchor) fault = { offset: start, message: REFERENCE_ADVICE };
      return fault ? visit.BREAK : undefined;
    },
  });
  return fault;
}

/** Where the quotation begins that extends to the end of the text. */
function openQuote(document: Document.Parsed, end: number): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith('QUOTE') && range && range[0] < end && range[1] >= end) offset = range[0];
    },
  });
  return offset;
}
