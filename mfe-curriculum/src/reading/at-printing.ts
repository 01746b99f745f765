import { useSyncExternalStore } from 'react';

/** A value as it is when the page is printed: asked for once more then, for a page may have been open since yesterday. */
export function useAtPrinting<Value>(value: () => Value, server: Value): Value {
  return useSyncExternalStore(beforePrinting, value, () => server);
}

function beforePrinting(changed: () => void): () => void {
  window.addEventListener('beforeprint', changed);
  return () => window.removeEventListener('beforeprint', changed);
}

/** Today as a paper shows it, such as "November 23, 2026"; empty on the server and while the page is hydrated. */
export function useDayOfPrinting(): string {
  return useAtPrinting(today, '');
}

const today = (): string => new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
