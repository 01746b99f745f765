import type { PointerEvent } from 'react';
import type { PanelPart } from './panel-part.ts';

/** How long a card is pointed at before that counts as the wish to open it, in milliseconds: as long as at a link of the shell. */
const INTENT_MS = 150;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Handlers that fetch a tool when its card is pointed at or focused; whether that worked shows when it is opened. */
export function onIntent({ load }: PanelPart) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!savesData()) load().catch(() => undefined);
    }, INTENT_MS);
  };
  const end = () => clearTimeout(timer);
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
