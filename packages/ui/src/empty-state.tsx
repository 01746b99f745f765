import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './empty-state.module.css';

export type EmptyStateProps = {
  readonly title: ReactNode;
  /** Level of the title. */
  readonly level?: 2 | 3 | 4;
  /** A lucide icon. */
  readonly icon?: ReactNode;
  /** What can be done now. */
  readonly action?: ReactNode;
  readonly className?: string;
  /** Why there is nothing, in a sentence. */
  readonly children?: ReactNode;
};

/** Shown in place of a list that has nothing to show. */
export function EmptyState({ title, level = 3, icon, action, className, children }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={classes(css.empty, className)}>
      {icon && (
        <span aria-hidden="true" className={css.icon}>
          {icon}
        </span>
      )}
      <Title className={css.title}>{title}</Title>
      {children && <p className={css.text}>{children}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
