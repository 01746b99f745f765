import { useEffect, useState } from 'react';

/** So long nothing more is typed before a screen reader is told what was found: it would be told of every letter. */
const SETTLED_AFTER_MS = 700;

/** A text as it stands when it has not changed for a while. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSettled, SETTLED_AFTER_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
