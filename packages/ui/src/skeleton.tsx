import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './skeleton.module.css';

export type SkeletonProps = {
  /** `text` lines, a `title`, or a `block` that fills the height its class gives it. */
  readonly shape?: 'text' | 'title' | 'block';
  /** How many lines of text. */
  readonly lines?: number;
  /** Places that belong together, instead of bars: they breathe as one, because each that does by itself is a layer of its own. */
  readonly children?: ReactNode;
  readonly className?: string;
};

/** The place of something on its way, of its final size and silent. Say "Loading …" once beside it, in a status. */
export function Skeleton({ shape = 'text', lines = 1, children, className }: SkeletonProps) {
  const bars = shape === 'text' ? lines : 1;
  return (
    <span aria-hidden="true" className={classes(css.skeleton, className)}>
      {children ?? Array.from({ length: bars }, (_, line) => <span key={line} className={classes(css.bar, css[shape])} />)}
    </span>
  );
}
