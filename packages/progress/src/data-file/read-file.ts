import { isMap, type JsonMap } from '../operations.ts';
import type { FileProblem } from './file-problem.ts';
import { outlineOf } from './json-outline.ts';
import { isPassing, type StoredTexts, sectionOf } from './stored-texts.ts';
import { isWhole } from './whole-document.ts';
import { FORMAT, VERSION } from './write-file.ts';

/** More than browsers store for a site, in its longest notation. In bytes. */
export const LARGEST_FILE = 20_000_000;

/** The contents of a file. */
export interface DataFile {
  readonly texts: StoredTexts;
  /** When it was made, if it says so. */
  readonly madeAt: Date | undefined;
}

/** A file that was read, or why it is not accepted. */
export type ReadFile = { readonly file: DataFile } | { readonly problem: FileProblem };

/** Reads a file that someone chose, without trusting any of it. */
export async function readDataFile(chosen: Blob): Promise<ReadFile> {
  if (chosen.size > LARGEST_FILE) return { problem: { kind: 'tooLarge', bytes: chosen.size, limit: LARGEST_FILE } };
  let bytes: ArrayBuffer;
  try {
    bytes = await bytesOf(chosen);
  } catch {
    return { problem: { kind: 'unreadable' } };
  }
  try {
    return parseFile(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return { problem: { kind: 'notText' } };
  }
}

/** Reads the text of a file. */
export function parseFile(text: string): ReadFile {
  if (text.trim() === '') return { problem: { kind: 'empty' } };
  const { twice, isTooDeep, isOpen } = outlineOf(text);
  if (isTooDeep) return { problem: { kind: 'tooDeep' } };
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { problem: { kind: isOpen && text.includes(`"${FORMAT}"`) ? 'cutOff' : 'notJson' } };
  }
  if (!isMap(content) || content.format !== FORMAT) return { problem: { kind: 'otherProgram' } };
  const { version, madeAt } = content;
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) return { problem: { kind: 'noVersion' } };
  if (version > VERSION) return { problem: { kind: 'newerVersion', version, known: VERSION } };
  if (twice !== undefined) return { problem: { kind: 'twice', name: twice } };
  try {
    const day = new Date(typeof madeAt === 'string' ? madeAt : Number.NaN);
    return { file: { texts: textsOf(content), madeAt: Number.isNaN(day.getTime()) ? undefined : day } };
  } catch (refused) {
    if (refused instanceof Refused) return { problem: refused.problem };
    throw refused;
  }
}

class Refused extends Error {
  readonly problem: FileProblem;
  constructor(problem: FileProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

function textsOf(content: JsonMap): StoredTexts {
  const local = new Map<string, string>();
  for (const [key, document] of Object.entries(partOf(content, 'progress'))) {
    const section = sectionOf(key);
    if (section && !isWhole(section, document)) throw new Refused({ kind: 'section', name: key, section });
    // This may also contain what a newer release stores.
    local.set(key, JSON.stringify(document));
  }
  for (const [key, text] of entriesOf(content, 'otherTexts')) {
    if (local.has(key)) throw new Refused({ kind: 'twice', name: key });
    local.set(key, text);
  }
  return { local, tab: new Map(entriesOf(content, 'tabTexts').filter(([key]) => !isPassing(key))) };
}

function entriesOf(content: JsonMap, name: string): [string, string][] {
  return Object.entries(partOf(content, name)).map(([key, text]) => {
    if (key === '' || typeof text !== 'string') throw new Refused({ kind: 'entry', name: key });
    return [key, text];
  });
}

function partOf(content: JsonMap, name: string): JsonMap {
  const part = content[name];
  if (!isMap(part)) throw new Refused({ kind: 'part', name });
  return part;
}

/** Every browser that has a page has this reader, even one in which files do not support promises yet. */
function bytesOf(chosen: Blob): Promise<ArrayBuffer> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(reader.result as ArrayBuffer));
    reader.addEventListener('error', () => failed(reader.error));
    reader.readAsArrayBuffer(chosen);
  });
}
