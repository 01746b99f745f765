import type { ReactNode } from 'react';
import css from './badge.module.css';
import { classes } from './classes.ts';

export type BadgeTone = 'neutral' | 'primary' | 'achieved' | 'done' | 'critical' | 'caution';

export type BadgeProps = {
  readonly tone?: BadgeTone;
  /** A lucide icon before the words; needed for done, critical and caution, because color alone must not convey these. */
  readonly icon?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A word or two about the thing beside it. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={classes(css.badge, css[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
