import { Button, buttonClass, Notice, textLinkClass } from '@portal/ui';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check-big';
import { useEffect, useId, useState } from 'react';
import { Celebration } from './celebration.tsx';
import css from './completion.module.css';
import { StepLink } from './step-link.tsx';
import type { ReadingStep } from './steps.ts';

export type CompletionProps = {
  readonly completed: boolean;
  /** Whether this is the view's main action: not while there is nothing to read. */
  readonly isMain: boolean;
  readonly onChange: (completed: boolean) => void;
  /** Where "Continue to Next Module" leads; undefined for the last module and outside the path. */
  readonly continuesWith: ReadingStep | undefined;
  /** The next module of the path, if "Continue to Next Module" does not lead there (3-decisions.md, "Continue to Next Module"). */
  readonly nextOnPath: ReadingStep | undefined;
  /** The next unfinished module, if nothing else leads there anyway. */
  readonly nextUnfinished: ReadingStep | undefined;
};

/** Duration of the celebration in milliseconds (1-platform.md section 9). */
const CELEBRATION_MS = 600;

/** Marking a module as completed and undoing it; once it is completed, the links to continue. */
export function Completion({ completed, isMain, onChange, continuesWith, nextOnPath, nextUnfinished }: CompletionProps) {
  const target = useId();
  const [celebrating, setCelebrating] = useState<'moving' | 'still'>();
  useEffect(() => {
    if (!celebrating) return;
    const timer = setTimeout(() => setCelebrating(undefined), CELEBRATION_MS);
    return () => clearTimeout(timer);
  }, [celebrating]);

  function toggle() {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setCelebrating(completed ? undefined : isStill ? 'still' : 'moving');
    onChange(!completed);
  }

  const filled = buttonClass({ variant: isMain ? 'primary' : 'secondary', size: 'lg' });
  return (
    <section className={css.completion} aria-label="Completion">
      <div className={css.toggle}>
        <Button
          variant={isMain && !completed ? 'primary' : 'secondary'}
          size="lg"
          aria-pressed={completed}
          icon={completed ? <CircleCheck aria-hidden className={css.done} /> : <Circle aria-hidden />}
          onClick={toggle}
        >
          Mark as Completed
        </Button>
        {celebrating && (
          <span aria-hidden className={css.celebration} data-celebration={celebrating}>
            {celebrating === 'still' ? <CircleCheck className={css.tick} /> : <Celebration />}
          </span>
        )}
      </div>
      <div role="status" className={css.note}>
        {completed && (
          <Notice tone="success" title="Module Completed">
            <p>Press the button again if you are not done yet.</p>
          </Notice>
        )}
      </div>
      {completed && nextOnPath && (
        <StepLink step={nextOnPath} className={`${filled} ${css.next}`}>
          Next on the path: {nextOnPath.title}
        </StepLink>
      )}
      {completed && continuesWith && (
        <>
          <StepLink step={continuesWith} describedBy={target} className={`${nextOnPath ? textLinkClass : filled} ${css.next}`}>
            Continue to Next Module →
          </StepLink>
          <p id={target} className={css.target}>
            {continuesWith.title}
          </p>
        </>
      )}
      {completed && nextUnfinished && (
        <StepLink step={nextUnfinished} className={`${textLinkClass} ${css.next}`}>
          Next unfinished: {nextUnfinished.title}
        </StepLink>
      )}
    </section>
  );
}
