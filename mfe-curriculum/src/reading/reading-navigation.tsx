import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import css from './reading-navigation.module.css';
import { StepLink } from './step-link.tsx';
import type { ReadingStep } from './steps.ts';

export type ReadingNavigationProps = {
  readonly previous: ReadingStep | undefined;
  readonly next: ReadingStep | undefined;
  /** x of "x / N"; nothing outside the path. */
  readonly position: number | undefined;
  readonly total: number;
};

/** The modules before and after, at the end of the page. */
export function ReadingNavigation({ previous, next, position, total }: ReadingNavigationProps) {
  return (
    <nav aria-label="Previous and next module" className={css.navigation}>
      {previous && (
        <StepLink step={previous} rel="prev" className={`${css.step} ${css.previous}`}>
          <ArrowLeft aria-hidden />
          <span>
            <span className={css.word}>Previous</span> {previous.title}
          </span>
        </StepLink>
      )}
      {position !== undefined && (
        <p className={css.position}>
          {position} / {total}
        </p>
      )}
      {next && (
        <StepLink step={next} rel="next" className={`${css.step} ${css.next}`}>
          <span>
            <span className={css.word}>Next</span> {next.title}
          </span>
          <ArrowRight aria-hidden />
        </StepLink>
      )}
    </nav>
  );
}
