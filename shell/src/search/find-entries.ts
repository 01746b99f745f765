import type { IndexedEntry } from '@portal/contracts';
import MiniSearch from 'minisearch';

/** Maximum number of results shown: nobody reads more, one searches again. */
export const MAX_RESULTS = 20;

/** Stop words. They only count where nothing else was typed. */
const STOP_WORDS = new Set('a an and are as at be by can do for from how i in is it my of on or the to what with'.split(' '));

/** What a query finds: the best entries first, at most {@link MAX_RESULTS}, and how many there are in all. */
export interface Found {
  readonly entries: readonly IndexedEntry[];
  readonly all: number;
}

/**
 * Makes what finds entries. Capitals and accents make no difference; a word may be unfinished, and may have one letter wrong from four
 * letters on, two from eight on. Entries with all words come alone; only where there is none, those with some of them do.
 */
export function finderOf(entries: readonly IndexedEntry[]): (query: string) => Found {
  const library = new MiniSearch<{ readonly id: number }>({
    fields: ['title', 'text', 'also'],
    processTerm: plain,
    searchOptions: {
      boost: { title: 4, also: 2 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length < 4 ? false : term.length < 8 ? 1 : 2),
    },
  });
  library.addAll(entries.map((entry, id) => ({ ...entry, id })));

  return (query) => {
    const wanted = withoutStopWords(query);
    const withAll = library.search(wanted, { combineWith: 'AND' });
    const found = withAll.length > 0 ? withAll : library.search(wanted);
    return { entries: found.slice(0, MAX_RESULTS).flatMap(({ id }) => entries[id] ?? []), all: found.length };
  };
}

function plain(term: string): string {
  return term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function withoutStopWords(query: string): string {
  const words = query.split(/\s+/).filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return words.join(' ').trim() === '' ? query : words.join(' ');
}
