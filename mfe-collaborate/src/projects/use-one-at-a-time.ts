import { startTransition, useEffect, useState } from 'react';

/** How many of the cards are rendered: one at first, then one more per task, to avoid long tasks on a slow phone. */
export function useOneAtATime(total: number): number {
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown >= total) return;
    const timer = setTimeout(() => startTransition(() => setShown((now) => now + 1)));
    return () => clearTimeout(timer);
  }, [shown, total]);
  return Math.min(shown, total);
}
