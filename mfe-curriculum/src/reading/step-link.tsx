import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ReadingStep } from './steps.ts';

export type StepLinkProps = {
  readonly step: ReadingStep;
  readonly className?: string;
  readonly rel?: string;
  /** Id of what says more about where it leads. */
  readonly describedBy?: string;
  readonly children: ReactNode;
};

/** A link to another module; its text is fetched as soon as somebody looks at it. */
export function StepLink({ step, className, rel, describedBy, children }: StepLinkProps) {
  const { to, state, prepare } = step;
  return (
    <Link to={to} state={state} rel={rel} aria-describedby={describedBy} onPointerEnter={prepare} onFocus={prepare} className={className}>
      {children}
    </Link>
  );
}
