import type { IndexedEntry } from '@portal/contracts';
import MiniSearch from 'minisearch';

/** Maximum number of results shown: nobody reads more; people search again. */
export const MAX_RESULTS = 20;

/**
 * The weight of a kind compared with a tool, a resource or a term: a visitor who types "statistics" wants to learn it, not to buy
 * something.
 */
const KIND_BOOSTS: Readonly<Record<string, number>> = { page: 1.5, module: 1.4, project: 1.4 };

/** Stop words. They count only if nothing else was typed. */
const STOP_WORDS = new Set('a an and are as at be by can do for from how i in is it my of on or the to what with'.split(' '));

/** What a query finds: the best entries first, at most {@link MAX_RESULTS}, and how many there are in total. */
export interface Found {
  readonly entries: readonly IndexedEntry[];
  readonly all: number;
}

/**
 * Creates the function that finds entries. Capitals and accents are ignored; a word may be incomplete, and may have one wrong letter if it
 * has four or more, two if it has eight or more. If there are entries with all words, only these are returned; otherwise, those with some
 * of the words are. An entry with the whole query among its keywords comes before all others.
 */
export function finderOf(entries: readonly IndexedEntry[]): (query: string) => Found {
  const library = new MiniSearch<{ readonly id: number }>({
    fields: ['title', 'text', 'also', 'keywords'],
    processTerm: plain,
    extractField: (document, field) => {
      const value: unknown = document[field as keyof typeof document];
      return (Array.isArray(value) ? value.join(' ') : value) as string;
    },
    searchOptions: {
      boost: { title: 4, also: 2, keywords: 3 },
      boostDocument: (id) => KIND_BOOSTS[entries[id as number]?.kind ?? ''] ?? 1,
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length < 4 ? false : term.length < 8 ? 1 : 2),
    },
  });
  library.addAll(entries.map((entry, id) => ({ ...entry, id })));

  const byKeyword = new Map<string, number[]>();
  for (const [id, { keywords = [] }] of entries.entries())
    for (const keyword of keywords) {
      const key = plain(withoutStopWords(keyword));
      byKeyword.set(key, [...(byKeyword.get(key) ?? []), id]);
    }

  return (query) => {
    const wanted = withoutStopWords(query);
    const first = byKeyword.get(plain(wanted)) ?? [];
    const withAll = library.search(wanted, { combineWith: 'AND' });
    const found = withAll.length > 0 ? withAll : library.search(wanted);
    const ids = [...new Set([...first, ...found.map(({ id }) => id as number)])];
    return { entries: ids.slice(0, MAX_RESULTS).flatMap((id) => entries[id] ?? []), all: ids.length };
  };
}

function plain(term: string): string {
  return term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function withoutStopWords(query: string): string {
  const words = query.split(/\s+/).filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return words.join(' ').trim() === '' ? query : words.join(' ');
}
