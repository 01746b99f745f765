import { Children, type ReactNode } from 'react';
import css from './breadcrumb.module.css';

/** The class of a button that appears among links and looks like one. */
export const textLinkClass: string = css.textLink ?? '';

export type BreadcrumbProps = {
  /** Links or buttons (`textLinkClass`) to the levels above, outermost first. */
  readonly children: ReactNode;
  /** Where the visitor is. */
  readonly current: ReactNode;
  /** Name of the landmark. */
  readonly label?: string;
  readonly className?: string;
};

/** The path to this page, from the outermost level. */
export function Breadcrumb({ children, current, label = 'Breadcrumb', className }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol className={css.list}>
        {Children.map(children, (step) => (
          <li className={css.step}>{step}</li>
        ))}
        <li className={css.step} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
