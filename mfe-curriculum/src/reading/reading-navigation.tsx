import { StepLabel, StepNavigation, stepLinkClass } from '@portal/ui';
import { StepLink } from './step-link.tsx';
import type { ReadingStep } from './steps.ts';

export type ReadingNavigationProps = {
  readonly previous: ReadingStep | undefined;
  readonly next: ReadingStep | undefined;
  /** x in "x / N"; undefined outside the path. */
  readonly position: number | undefined;
  readonly total: number;
};

/** The modules before and after, at the end of the page. */
export function ReadingNavigation({ previous, next, position, total }: ReadingNavigationProps) {
  return (
    <StepNavigation
      label="Previous and next module"
      position={
        position !== undefined && (
          <>
            {position} / {total}
          </>
        )
      }
      previous={
        previous && (
          <StepLink step={previous} rel="prev" className={stepLinkClass('previous')}>
            <StepLabel direction="previous" label="Previous" title={previous.title} />
          </StepLink>
        )
      }
      next={
        next && (
          <StepLink step={next} rel="next" className={stepLinkClass('next')}>
            <StepLabel direction="next" label="Next" title={next.title} />
          </StepLink>
        )
      }
    />
  );
}
