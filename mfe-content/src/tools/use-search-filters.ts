import { useClientValue } from '@portal/ui';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SearchFilters } from './find-tools.ts';

/** So long nothing more is typed before the address follows; browsers allow a page only so many changes of its address. */
const ADDRESS_AFTER_MS = 300;

/**
 * What the visitor looks for, kept in the address (`?q=…&category=…`) so that it can be shared and survives a reload. The page
 * answers at once, the address follows. At hydration nothing is looked for, as in the page that was made ahead.
 */
export function useSearchFilters(categories: readonly string[]) {
  const [params, setParams] = useSearchParams();
  const address = useClientValue(() => params.toString(), '');
  const known = new URLSearchParams(address);
  const addressed = known.get('q') ?? '';
  const category = categories.find((each) => each === known.get('category'));
  // What was typed counts until the address says something else than what was typed.
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: string }>();
  const isTyped = typed !== undefined && (typed.over === address || typed.text.trim() === addressed);
  const query = isTyped ? typed.text : addressed;

  const change = useCallback(
    (changes: Partial<Record<'q' | 'category', string | undefined>>) =>
      setParams(
        (before: URLSearchParams) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );

  useEffect(() => {
    if (!isTyped || query.trim() === addressed) return;
    const timer = setTimeout(() => change({ q: query.trim() }), ADDRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isTyped, query, addressed, change]);

  const setQuery = useCallback((text: string) => setTyped({ text, over: address }), [address]);
  const filters: SearchFilters = { query, category };
  return {
    filters,
    setQuery,
    setCategory: (next: string | undefined) => change({ category: next, q: query.trim() }),
    showAll: () => {
      setTyped({ text: '', over: address });
      change({ q: undefined, category: undefined });
    },
  };
}
