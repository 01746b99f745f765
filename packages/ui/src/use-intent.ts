import { type PointerEvent, useEffect, useRef } from 'react';

/**
 * How long something has to be pointed at or focused to count as intent, in milliseconds: as long as the shell waits before it prefetches a
 * page.
 */
const INTENT_MS = 150;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Handlers that prefetch when a visitor is about to open something and does not just pass over it. Nothing is prefetched for visitors who
 * save data.
 */
export function useIntent(prefetch: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => clearTimeout(timer.current);
  function begin() {
    end();
    timer.current = setTimeout(() => {
      if (!savesData()) prefetch();
    }, INTENT_MS);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    // A finger on a card is scrolling, or has already opened it.
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') begin();
    },
    onPointerLeave: end,
    onFocus: begin,
    onBlur: end,
  };
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
