import { lazyPart } from '@portal/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { DefinitionTip } from './definition-tip.tsx';
import css from './definitions.module.css';

/** The code and the definitions are fetched when someone first points at a term. */
const tip = lazyPart(async () => ({ default: (await import('./definition-tip.tsx')).DefinitionTip }));

/** A text whose terms show their definitions to mouse and keyboard users. On touch screens, they are only links to the glossary. */
export function Definitions({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [awake, setAwake] = useState<{ readonly Tip: typeof DefinitionTip; readonly first: Element | null }>();

  useEffect(() => {
    const text = place.current;
    if (!text || awake) return;
    let at: Element | null = null;
    const wake = async ({ target }: Event) => {
      at = (target as Element).closest('a.term');
      // Without them, a term is still a link.
      const Tip = at && (await tip.load().catch(() => null));
      if (Tip) setAwake({ Tip, first: at });
    };
    text.addEventListener('pointerover', wake);
    text.addEventListener('focusin', wake);
    return () => {
      text.removeEventListener('pointerover', wake);
      text.removeEventListener('focusin', wake);
    };
  }, [awake]);

  return (
    <div ref={place} className={css.place}>
      {children}
      {awake && <awake.Tip place={place} first={awake.first} />}
    </div>
  );
}
