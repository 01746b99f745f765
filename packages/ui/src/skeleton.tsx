import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './skeleton.module.css';

export type SkeletonProps = {
  /** `text` lines, a `title`, or a `block` that fills the height its class gives it. */
  readonly shape?: 'text' | 'title' | 'block';
  /** Number of lines of text. */
  readonly lines?: number;
  /** Placeholders that belong together, instead of bars: they pulse as one, because each one that pulses by itself needs its own layer. */
  readonly children?: ReactNode;
  readonly className?: string;
};

/** The placeholder of something that is loading, in its final size and silent. Say "Loading …" once beside it, in a status region. */
export function Skeleton({ shape = 'text', lines = 1, children, className }: SkeletonProps) {
  const bars = shape === 'text' ? lines : 1;
  return (
    <span aria-hidden="true" className={classes(css.skeleton, className)}>
      {children ?? Array.from({ length: bars }, (_, line) => <span key={line} className={classes(css.bar, css[shape])} />)}
    </span>
  );
}
