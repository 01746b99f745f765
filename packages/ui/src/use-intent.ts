import { type PointerEvent, useEffect, useRef } from 'react';

/** How long something is pointed at or focused before that counts as intent, in milliseconds: as long as the shell waits for a page. */
const INTENT_MS = 150;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Handlers that prefetch when a visitor is about to open something, and not only passes over it. Visitors who save data prefetch nothing. */
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
    // A finger that lies on a card scrolls, or has opened it already.
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
