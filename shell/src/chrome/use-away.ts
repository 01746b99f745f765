import { useEffect, useState } from 'react';

/** Scrolling by less than this, in pixels, has no direction: fingers tremble, and browser bars appear and disappear. */
const STEP = 8;

/**
 * Whether the visitor is scrolling down a page. Not at its end, where visitors look for what comes next, and no longer after scrolling up.
 */
export function useAway(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const onScroll = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const atEnd = scrollY + clientHeight >= scrollHeight - STEP;
      if (atEnd) setAway(false);
      else if (Math.abs(scrollY - last) < STEP) return;
      else setAway(scrollY > last);
      last = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return away;
}
