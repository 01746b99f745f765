import path from 'node:path';
import { z } from 'zod';
import { sentence, words } from '../content-fields.ts';
import type { ReadBeside } from '../markdown/figure.ts';
import { slug } from '../markdown/slug.ts';
import { readYaml } from '../yaml/yaml-text.ts';

/** The one file of a `content/` folder in which terms are defined; an app without it marks none. */
export const GLOSSARY_FILE = 'glossary.yaml';

/** A term as an import of the glossary returns it. */
export interface Term {
  /** Its place on the page: `/glossary#confidence-interval`. */
  readonly id: string;
  readonly term: string;
  readonly definition: string;
  /** File names, without `.md`, of the texts that explain it. */
  readonly modules: readonly string[];
  /** Other forms in which texts use it. */
  readonly also?: readonly string[];
  /** Whether texts also use the word in its everyday sense: then it is linked only where `modules` have it in bold. */
  readonly everyday?: boolean;
}

/** The terms of a file, and how to find them in a text. */
export interface Glossary {
  readonly terms: readonly Term[];
  /** The terms in a text, in order of appearance. The longest form wins: "risk of bias" is not "risk". */
  readonly findIn: (text: string) => FoundTerm[];
}

/** A term where it appears; `text` is what was written there. */
export interface FoundTerm {
  readonly term: Term;
  readonly text: string;
  readonly index: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Schema of a glossary: terms, each defined once in at most two sentences, with the texts that explain it. */
export function glossarySchema() {
  return z.array(
    z.strictObject({
      term: words(),
      definition: sentence().check(
        z.refine((text: string) => [...segmenter.segment(text)].length <= 2, {
          error: 'has more than two sentences. Keep what a reader needs to continue',
        }),
      ),
      modules: z
        .array(z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be the file name of a text, without ".md"'))
        .min(1, 'needs at least one text'),
      also: z.array(words()).optional(),
      everyday: z.literal(true, 'must be true; leave the line out elsewhere').optional(),
    }),
  );
}

/** What an import of the glossary returns: its terms with their ids. */
export function termsOf(data: unknown): Term[] {
  const terms = Array.isArray(data) ? (data as Omit<Term, 'id'>[]) : [];
  return terms.filter((each) => typeof each?.term === 'string').map((each) => ({ id: slug(withoutNote(each.term)), ...each }));
}

/** A glossary of terms that were read. */
export function glossaryOf(terms: readonly Term[]): Glossary {
  const byForm = new Map(terms.flatMap((term) => formsOf(term).map((form) => [form.toLowerCase(), { term, form }] as const)));
  const longestFirst = [...byForm.keys()].sort((one, other) => other.length - one.length);
  const source = longestFirst.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+')).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${source})s?(?![\\p{L}\\p{N}-])`, 'giu');
  const named = (text: string) => {
    const found = byForm.get(text.toLowerCase()) ?? byForm.get(text.toLowerCase().replace(/s$/, ''));
    // FAIR is not fair: a form with capitals must match exactly.
    const isOther = found && found.form !== found.form.toLowerCase() && !text.startsWith(found.form);
    return isOther ? undefined : found?.term;
  };
  return {
    terms,
    findIn: (text) =>
      source === ''
        ? []
        : [...text.matchAll(pattern)].flatMap(({ 0: written, index }) => {
            const term = named(written.replace(/\s+/g, ' '));
            return term ? [{ term, text: written, index }] : [];
          }),
  };
}

let last: { readonly source: string; readonly glossary: Glossary } | undefined;

/** The glossary of the app that a text belongs to; without terms if there is none or it cannot be read, which is reported separately. */
export function glossaryFor(file: string, readBeside: ReadBeside): Glossary {
  const source = readBeside(path.posix.relative(path.posix.dirname(file), `content/${GLOSSARY_FILE}`)) ?? '';
  // It is the same for all texts of an app.
  if (last?.source !== source) last = { source, glossary: glossaryOf(termsOf(readYaml(source, GLOSSARY_FILE).data)) };
  return last.glossary;
}

/** How texts write a term: "article processing charge (APC)" with its abbreviation, without it, or as the abbreviation alone. */
export function formsOf({ term, also = [] }: Pick<Term, 'term' | 'also'>): string[] {
  const note = /\((.+)\)$/.exec(term)?.[1];
  return [...new Set([term, withoutNote(term), ...(note !== undefined && /\p{Lu}/u.test(note) ? [note] : []), ...also])];
}

function withoutNote(term: string): string {
  return term.replace(/\s*\(.+\)$/, '');
}
