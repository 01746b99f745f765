import { useClientValue } from '@portal/ui';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SearchFilters } from './find-tools.ts';

/** How long typing has to pause before the address follows; browsers limit how often a page may change its address. */
const ADDRESS_AFTER_MS = 300;

/**
 * What the visitor is looking for, kept in the address (`?q=…&category=…`) so that it can be shared and survives a reload. The page
 * responds at once, and the address follows. At hydration there is no filter, as in the prerendered page.
 */
export function useSearchFilters(categories: readonly string[]) {
  const [params, setParams] = useSearchParams();
  const address = useClientValue(() => params.toString(), '');
  const known = new URLSearchParams(address);
  const addressed = known.get('q') ?? '';
  const category = categories.find((each) => each === known.get('category'));
  // What was typed counts until the address says something different.
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
