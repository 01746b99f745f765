import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ReadingStep } from './steps.ts';

export type StepLinkProps = {
  readonly step: ReadingStep;
  readonly className?: string;
  readonly rel?: string;
  /** Id of the element that says more about where it leads. */
  readonly describedBy?: string;
  readonly children: ReactNode;
};

/** A link to another module; its text is prefetched as soon as someone points at the link. */
export function StepLink({ step, className, rel, describedBy, children }: StepLinkProps) {
  const { to, state, prepare } = step;
  return (
    <Link to={to} state={state} rel={rel} aria-describedby={describedBy} onPointerEnter={prepare} onFocus={prepare} className={className}>
      {children}
    </Link>
  );
}
