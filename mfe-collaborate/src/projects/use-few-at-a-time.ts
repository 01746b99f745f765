import { startTransition, useEffect, useState } from 'react';

/** How many are added in one piece of work. */
const FEW = 2;

/** How many of so many cards are shown: a few at first, the others in pieces of work of their own, so that a slow phone never stands still. */
export function useFewAtATime(total: number): number {
  const [shown, setShown] = useState(FEW);
  useEffect(() => {
    if (shown >= total) return;
    const timer = setTimeout(() => startTransition(() => setShown((now) => now + FEW)));
    return () => clearTimeout(timer);
  }, [shown, total]);
  return Math.min(shown, total);
}
