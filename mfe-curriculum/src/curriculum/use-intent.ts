import { useEffect, useRef } from 'react';

/** How long a card is pointed at or focused before its text is fetched, in milliseconds: as long as the shell waits for a page. */
const INTENT_MS = 150;

/** Handlers that tell when somebody is about to open something, and not only passes over it. */
export function useIntent(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => clearTimeout(timer.current);
  function begin() {
    end();
    timer.current = setTimeout(act, INTENT_MS);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  return { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end };
}
