import { startTransition, useEffect, useState } from 'react';

/** How many of so many cards are shown: one at first, each other one in a piece of work of its own, so that a slow phone never stands still. */
export function useOneAtATime(total: number): number {
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown >= total) return;
    const timer = setTimeout(() => startTransition(() => setShown((now) => now + 1)));
    return () => clearTimeout(timer);
  }, [shown, total]);
  return Math.min(shown, total);
}
