import { useEffect, useState } from 'react';

/** Delay before a screen reader announces the results, in milliseconds: otherwise it would announce them for every letter. */
const DELAY_MS = 700;

/** A text, once it has not changed for a while. */
export function useDebouncedValue(text: string): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(setDebounced, DELAY_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
