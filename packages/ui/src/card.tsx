import type { HTMLAttributes, ReactNode } from 'react';
import css from './card.module.css';
import { classes } from './classes.ts';

/** The class of the one link or button inside an interactive card whose area is the whole card. It is named by its own words. */
export const cardLinkClass: string = css.link ?? '';

export type CardProps = Omit<HTMLAttributes<HTMLElement>, 'style'> & {
  readonly as?: 'article' | 'li' | 'div' | 'section';
  /** `plain` on paper, `sunken` for what is not available or secondary, `feature` for the one that stands out. */
  readonly variant?: 'plain' | 'sunken' | 'feature';
  /** The whole card answers to the link with `cardLinkClass` inside it. Other controls in the card stay reachable. */
  readonly interactive?: boolean;
  readonly children: ReactNode;
};

/** A bordered box for one thing. Its parts stand in one column with space between; what has `data-card="end"` sticks to its end. */
export function Card({ as: Element = 'article', variant = 'plain', interactive = false, className, ...rest }: CardProps) {
  return <Element {...rest} className={classes(css.card, css[variant], interactive && css.interactive, className)} />;
}
