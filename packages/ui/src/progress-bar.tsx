import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './progress-bar.module.css';

/** The share as a whole percentage, rounded; 0 if there is nothing to do, and always between 0 and 100. */
export function percentOf(value: number, max: number): number {
  return max > 0 ? Math.min(100, Math.max(0, Math.round((value / max) * 100))) : 0;
}

export type ProgressBarProps = {
  /** What makes progress: its accessible name. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The visible text, "N of M completed" by default. */
  readonly valueText?: ReactNode;
  /** Whether the percentage is shown beside the text; default: true. */
  readonly percent?: boolean;
  readonly className?: string;
};

/** A named native progress bar below its text. It has the same height at 0 as at 100, so progress that is read late moves nothing. */
export function ProgressBar({ label, value, max, valueText, percent = true, className }: ProgressBarProps) {
  const share = percentOf(value, max);
  return (
    <div className={classes(css.progress, share === 100 && css.full, className)}>
      <p className={css.valueText}>
        <span>{valueText ?? `${value} of ${max} completed`}</span>
        {percent && <span className={css.percent}>{share}%</span>}
      </p>
      <progress className={css.bar} aria-label={label} value={max > 0 ? Math.min(value, max) : 0} max={max > 0 ? max : 1}>
        {share}%
      </progress>
    </div>
  );
}
