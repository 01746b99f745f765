import { useSyncExternalStore } from 'react';

/** A value as of printing: it is read again at that moment, because a page may have been open since yesterday. */
export function useAtPrinting<Value>(value: () => Value, server: Value): Value {
  return useSyncExternalStore(beforePrinting, value, () => server);
}

function beforePrinting(changed: () => void): () => void {
  window.addEventListener('beforeprint', changed);
  return () => window.removeEventListener('beforeprint', changed);
}

/** Today's date for paper, such as "November 23, 2026"; empty on the server and while the page is hydrated. */
export function useDayOfPrinting(): string {
  return useAtPrinting(today, '');
}

const today = (): string => new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
