import { useSyncExternalStore } from 'react';

/** Today as a paper shows it, such as "November 23, 2026"; empty on the server and while the page is hydrated. */
export function useDayOfPrinting(): string {
  return useSyncExternalStore(beforePrinting, today, () => '');
}

/** A page may have been open since yesterday. */
function beforePrinting(changed: () => void): () => void {
  window.addEventListener('beforeprint', changed);
  return () => window.removeEventListener('beforeprint', changed);
}

const today = (): string => new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
