import { Notice } from '@portal/ui';
import Check from 'lucide-react/icons/check';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import css from './path-completion.module.css';

export type PathCompletionProps = {
  readonly completed: boolean;
  readonly onComplete: () => void;
  /** The links to continue, once the module is completed. */
  readonly onwards: ReactNode;
};

/** Marking a module of the path as completed. It cannot be undone, so the button disappears (2-content-pages.md section 4). */
export function PathCompletion({ completed, onComplete, onwards }: PathCompletionProps) {
  const [justNow, setJustNow] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (justNow && completed) note.current?.focus({ preventScroll: true });
  }, [justNow, completed]);

  function complete() {
    setJustNow(true);
    onComplete();
  }

  return (
    <section className={css.completion} aria-label="Completion">
      {!completed && (
        <button type="button" className={css.mark} onClick={complete}>
          <span className={css.circle}>
            <Check aria-hidden />
          </span>
          Mark as Completed
        </button>
      )}
      <div role="status" className={css.note}>
        {completed && (
          <div ref={note} tabIndex={-1} className={css.said}>
            <Notice tone="success" title="Module Completed" />
          </div>
        )}
      </div>
      {completed && onwards}
    </section>
  );
}
