import { type Document, isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import type { ContentMistake } from '../content-mistake.ts';
import { yamlFault } from './yaml-fault.ts';

/** A key of a mapping, or the position of an item in a list, from the outside in. */
export type YamlPath = readonly PropertyKey[];

/** YAML after it has been read, for its data and for the lines on which they are. */
export interface YamlText {
  /** Missing if there is a mistake. */
  readonly data: unknown;
  /** Line of the key at a path, or of the nearest key above it if the path does not exist. */
  readonly lineOf: (path: YamlPath) => number;
  readonly mistakes: readonly ContentMistake[];
}

/** Reads YAML that begins on `firstLine` of its file. It throws nothing: a syntax mistake, if any, is part of the result. */
export function readYaml(text: string, file: string, firstLine = 1): YamlText {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
  const lineAt = (offset: number): number => Math.max(1, lines.linePos(offset).line) + firstLine - 1;
  const fault = yamlFault(document, text);
  return {
    data: fault ? undefined : document.toJS(),
    lineOf: (path) => lineAt(offsetOf(document, path)),
    mistakes: fault ? [{ file, line: lineAt(fault.offset), message: fault.message }] : [],
  };
}

/** Whether a value is a group of `name: value` lines. */
export function isMapping(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function offsetOf(document: Document.Parsed, path: YamlPath): number {
  let node: unknown = document.contents;
  let offset = startOf(node);
  for (const step of path) {
    const pair = isMap(node) ? node.items.find((item) => String(item.key) === String(step)) : undefined;
    const item = isSeq(node) ? node.items[Number(step)] : undefined;
    if (!pair && item === undefined) break;
    offset = startOf(pair ? pair.key : item);
    node = pair ? pair.value : item;
  }
  return offset;
}

function startOf(node: unknown): number {
  const ranged = node as { range?: readonly number[] | null } | null | undefined;
  return ranged?.range?.[0] ?? 0;
}
