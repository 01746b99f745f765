import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './step-navigation.module.css';

export type StepNavigationProps = {
  /** Names it for assistive technology. */
  readonly label: string;
  /** As in "12 / 19"; nothing where there is no order. */
  readonly position: ReactNode;
  /** A link each, of the class {@link stepLinkClass} and with a {@link StepLabel} inside. */
  readonly previous: ReactNode;
  readonly next: ReactNode;
};

/** The way to what comes before and after, at the end of a page. */
export function StepNavigation({ label, position, previous, next }: StepNavigationProps) {
  return (
    <nav aria-label={label} className={css.navigation} data-print="none">
      {previous}
      {position && <p className={css.position}>{position}</p>}
      {next}
    </nav>
  );
}

/** The class of a link of a {@link StepNavigation}. */
export function stepLinkClass(direction: 'previous' | 'next'): string {
  return classes(css.step, css[direction]) ?? '';
}

export type StepLabelProps = {
  readonly direction: 'previous' | 'next';
  /** "Previous" or "Next". */
  readonly label: string;
  readonly title: string;
};

/** What a link of a {@link StepNavigation} says. */
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
