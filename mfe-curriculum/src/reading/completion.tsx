import { Button, buttonClass, Notice } from '@portal/ui';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check-big';
import { useEffect, useState } from 'react';
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
};

/** Milliseconds that the celebration lasts (1-platform.md section 9). */
const CELEBRATION_MS = 600;

/** Marking a module as completed and unmarking it; once it is, the way on. */
export function Completion({ completed, isMain, onChange, continuesWith }: CompletionProps) {
  const [celebrating, setCelebrating] = useState(false);
  useEffect(() => {
    if (!celebrating) return;
    const timer = setTimeout(() => setCelebrating(false), CELEBRATION_MS);
    return () => clearTimeout(timer);
  }, [celebrating]);

  function toggle() {
    setCelebrating(!completed);
    onChange(!completed);
  }

  return (
    <section className={css.completion} aria-label="Completion">
      <div className={css.toggle}>
        <Button
          look={isMain && !completed ? 'primary' : 'secondary'}
          size="lg"
          aria-pressed={completed}
          icon={completed ? <CircleCheck aria-hidden className={css.done} /> : <Circle aria-hidden />}
          onClick={toggle}
        >
          Mark as Completed
        </Button>
        {celebrating && (
          <span aria-hidden className={css.celebration}>
            🎉
          </span>
        )}
      </div>
      <div role="status" className={css.note}>
        {completed && <Notice tone="success" title="Module Completed" />}
      </div>
      {completed && continuesWith && (
        <StepLink step={continuesWith} className={`${buttonClass({ look: isMain ? 'primary' : 'secondary', size: 'lg' })} ${css.next}`}>
          Continue to Next Module →
        </StepLink>
      )}
    </section>
  );
}
