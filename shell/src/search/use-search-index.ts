import type { SearchIndex } from '@portal/contracts';
import { useCallback, useEffect, useState } from 'react';
import { type Found, finderOf } from './find-entries.ts';

/** Time limit of the request, in milliseconds. */
const LOAD_TIMEOUT_MS = 10_000;

/** What the search can do now. */
export type IndexState =
  | { readonly is: 'loading' }
  | { readonly is: 'failed' }
  | { readonly is: 'there'; readonly find: (query: string) => Found };

/** Fetches the search index of what is live, once a page view. */
export function useSearchIndex(): { readonly index: IndexState; readonly retry: () => void } {
  const [index, setIndex] = useState<IndexState>({ is: 'loading' });
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isMounted = true;
    const show = (state: IndexState) => isMounted && setIndex(state);
    show({ is: 'loading' });
    readIndex().then(
      ({ entries }) => show({ is: 'there', find: finderOf(entries) }),
      () => show({ is: 'failed' }),
    );
    return () => {
      isMounted = false;
    };
  }, [attempt]);
  return { index, retry: useCallback(() => setAttempt((before) => before + 1), []) };
}

async function readIndex(): Promise<SearchIndex> {
  const answer = await fetch(SEARCH_INDEX_ADDRESS, { signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) });
  // Read in any case: an answer that nobody reads keeps its connection busy for seconds.
  const index = await answer.json();
  if (!answer.ok) throw new Error(`The search index answered ${answer.status}.`);
  return index;
}
