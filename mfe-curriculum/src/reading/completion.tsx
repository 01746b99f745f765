import { Button, buttonClass, Notice, textLinkClass } from '@portal/ui';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check-big';
import { useEffect, useState } from 'react';
import { Celebration } from './celebration.tsx';
import css from './completion.module.css';
import { StepLink } from './step-link.tsx';
import type { ReadingStep } from './steps.ts';

export type CompletionProps = {
  readonly completed: boolean;
  /** Whether this is what the view is for: not while there is nothing to read. */
  readonly isMain: boolean;
  readonly onChange: (completed: boolean) => void;
  /** Where "Continue to Next Module" leads; nothing at the last module. */
  readonly continuesWith: ReadingStep | undefined;
  /** The next unfinished module, where "Continue to Next Module" does not lead there anyway. */
  readonly nextUnfinished: ReadingStep | undefined;
};

/** Milliseconds that the celebration lasts (1-platform.md section 9). */
const CELEBRATION_MS = 600;

/** Marking a module as completed and unmarking it; once it is, the way on. */
export function Completion({ completed, isMain, onChange, continuesWith, nextUnfinished }: CompletionProps) {
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
        {completed && <Notice tone="success" title="Module Completed" />}
      </div>
      {completed && continuesWith && (
        <StepLink step={continuesWith} className={`${buttonClass({ variant: isMain ? 'primary' : 'secondary', size: 'lg' })} ${css.next}`}>
          Continue to Next Module →
        </StepLink>
      )}
      {completed && nextUnfinished && (
        <StepLink step={nextUnfinished} className={`${textLinkClass} ${css.next}`}>
          Next unfinished: {nextUnfinished.title}
        </StepLink>
      )}
    </section>
  );
}
