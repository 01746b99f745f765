import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './step-navigation.module.css';

export type StepNavigationProps = {
  /** Names it for assistive technology. */
  readonly label: string;
  /** As in "12 / 19"; missing if there is no order. */
  readonly position: ReactNode;
  /** One link each, with the class {@link stepLinkClass} and a {@link StepLabel} inside. */
  readonly previous: ReactNode;
  readonly next: ReactNode;
};

/** Links to what comes before and after, at the end of a page. */
export function StepNavigation({ label, position, previous, next }: StepNavigationProps) {
  return (
    <nav aria-label={label} className={css.navigation} data-print="none">
      {previous}
      {position && <p className={css.position}>{position}</p>}
      {next}
    </nav>
  );
}

/** The class of a link in a {@link StepNavigation}. */
export function stepLinkClass(direction: 'previous' | 'next'): string {
  return classes(css.step, css[direction]) ?? '';
}

export type StepLabelProps = {
  readonly direction: 'previous' | 'next';
  /** "Previous" or "Next". */
  readonly label: string;
  readonly title: string;
};

/** The text of a link in a {@link StepNavigation}. */
export function StepLabel({ direction, label, title }: StepLabelProps) {
  return (
    <>
      {direction === 'previous' && <ArrowLeft aria-hidden />}
      <span>
        <span className={css.label}>{label}</span> {title}
      </span>
      {direction === 'next' && <ArrowRight aria-hidden />}
    </>
  );
}
