import type { HTMLAttributes, ReactNode } from 'react';
import css from './card.module.css';
import { classes } from './classes.ts';

/** The class of the one link or button inside an interactive card whose area is the whole card. Its own words are its name. */
export const cardLinkClass: string = css.link ?? '';

export type CardProps = Omit<HTMLAttributes<HTMLElement>, 'style'> & {
  readonly as?: 'article' | 'li' | 'div' | 'section';
  /** `plain` on paper, `sunken` for what is unavailable or secondary, `feature` for the one that stands out. */
  readonly variant?: 'plain' | 'sunken' | 'feature';
  /** The whole card acts as the link with `cardLinkClass` inside it. Other controls in the card stay reachable. */
  readonly interactive?: boolean;
  readonly children: ReactNode;
};

/** A bordered box for one thing. Its parts are in one column with space in between; an element with `data-card="end"` stays at its end. */
export function Card({ as: Element = 'article', variant = 'plain', interactive = false, className, ...rest }: CardProps) {
  return <Element {...rest} className={classes(css.card, css[variant], interactive && css.interactive, className)} />;
}
