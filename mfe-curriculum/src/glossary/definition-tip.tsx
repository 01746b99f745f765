import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import css from './definitions.module.css';
import { useDefinition } from './use-definition.ts';

export type DefinitionTipProps = {
  readonly place: RefObject<HTMLElement | null>;
  /** The term at which the mouse or the focus is when this loads. */
  readonly first: Element | null;
};

/** The definition of the term in `place` at which the mouse or the focus is. */
export function DefinitionTip({ place, first }: DefinitionTipProps) {
  const { link, definition } = useDefinition(place, first) ?? {};
  const id = useId();
  const tip = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!link || !tip.current || !place.current) return;
    const [words, text] = [tip.current, place.current];
    const put = () => {
      words.style.translate = beside(link, words, text);
    };
    put();
    link.setAttribute('aria-describedby', id);
    window.addEventListener('resize', put);
    return () => {
      link.removeAttribute('aria-describedby');
      window.removeEventListener('resize', put);
    };
  }, [link, id, place]);

  return (
    link && (
      <div role="tooltip" id={id} ref={tip} className={css.tip} data-print="none">
        <div className={css.words}>{definition}</div>
      </div>
    )
  );
}

/** Below the term, or above it at the bottom of the window; never beyond the sides of the text. */
function beside(link: Element, tip: Element, place: Element): string {
  const around = place.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  // If a term continues on the next line, below that line.
  const { left } = [...link.getClientRects()].at(-1) ?? around;
  const x = Math.max(0, Math.min(left - around.left, around.width - width));
  const isBelow = bottom + height <= window.innerHeight || top < height;
  return `${x}px ${(isBelow ? bottom : top - height) - around.top}px`;
}
