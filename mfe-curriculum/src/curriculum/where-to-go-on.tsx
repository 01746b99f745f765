import ArrowRight from 'lucide-react/icons/arrow-right';
import type { MouseEvent } from 'react';
import { OpenLink } from './open-link.tsx';
import type { Step } from './place.ts';
import css from './where-to-go-on.module.css';

/** A module that is offered. */
export interface Offer {
  readonly title: string;
  readonly address: string;
  readonly place: { readonly hash: string } | undefined;
  readonly onIntent: () => void;
  readonly onOpen: (event: MouseEvent) => void;
}

export type WhereToGoOnProps = {
  readonly leftOff: Offer | undefined;
  readonly nextUnfinished: Offer | undefined;
  /** What is shown in place of a module if there is none. */
  readonly without: { readonly leftOff: string; readonly nextUnfinished: string };
};

const BY_CARD: Step = { openedBy: 'card' };

/** Two areas that are always present and always have the same size, because their content is known only after the first paint. */
export function WhereToGoOn({ leftOff, nextUnfinished, without }: WhereToGoOnProps) {
  return (
    <nav aria-label="Continue" className={css.places} data-print="none">
      <Place label="Continue where you left off" offer={leftOff} without={without.leftOff} />
      <Place label="Next unfinished module" offer={nextUnfinished} without={without.nextUnfinished} />
    </nav>
  );
}

function Place({ label, offer, without }: { readonly label: string; readonly offer: Offer | undefined; readonly without: string }) {
  if (!offer)
    return (
      <p className={css.place}>
        <span className={css.label}>{label}</span>
        <span className={css.without}>{without}</span>
      </p>
    );
  const { title, ...opening } = offer;
  return (
    <OpenLink {...opening} state={BY_CARD} className={`${css.place} ${css.link}`}>
      <span className={css.label}>{label}</span>
      <span className={css.title}>{title}</span>
      <ArrowRight aria-hidden className={css.arrow} />
    </OpenLink>
  );
}
