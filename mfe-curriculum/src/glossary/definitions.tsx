import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import css from './definitions.module.css';
import { type Shown, useDefinition } from './use-definition.ts';

/** A text whose terms show their definitions to the mouse and the keyboard. On touch they are links to the glossary and nothing else. */
export function Definitions({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useDefinition(place);
  return (
    <div ref={place} className={css.place}>
      {children}
      {shown && <Definition {...shown} place={place} />}
    </div>
  );
}

function Definition({ link, definition, place }: Shown & { readonly place: RefObject<HTMLElement | null> }) {
  const id = useId();
  const tip = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    link.setAttribute('aria-describedby', id);
    if (tip.current && place.current) tip.current.style.translate = besides(link, tip.current, place.current);
    return () => link.removeAttribute('aria-describedby');
  }, [link, id, place]);

  return (
    <div role="tooltip" id={id} ref={tip} className={css.tip} data-print="none">
      <div className={css.words}>{definition}</div>
    </div>
  );
}

/** Below the term, or above it where the window ends; never beyond the sides of the text. */
function besides(link: Element, tip: Element, place: Element): string {
  const around = place.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  // Of a term that continues on the next line, below that one.
  const { left } = [...link.getClientRects()].at(-1) ?? around;
  const x = Math.max(0, Math.min(left - around.left, around.width - width));
  const isBelow = bottom + height <= window.innerHeight || top < height;
  return `${x}px ${(isBelow ? bottom : top - height) - around.top}px`;
}
