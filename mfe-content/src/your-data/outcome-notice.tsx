import { Button, Notice } from '@portal/ui';
import Undo from 'lucide-react/icons/undo-2';
import { useEffect, useId, useRef } from 'react';
import styles from './steps.module.css';
import type { Outcome } from './use-steps.ts';
import type { YourDataStrings } from './your-data.schema.ts';

interface Props {
  readonly strings: YourDataStrings['outcome'];
  readonly outcome: Outcome;
  readonly onUndo: () => void;
}

/** The result of a step. It takes the focus, so that it is read once and the undo button comes next. */
export function OutcomeNotice({ strings, outcome, onUndo }: Props) {
  const { what, canUndo } = outcome;
  const isFailure = what === 'full' || what === 'blocked';
  const title = isFailure ? strings.failed : strings[what];
  const box = useRef<HTMLDivElement>(null);
  const text = useId();

  // Each outcome is announced anew.
  useEffect(() => box.current?.focus(), [outcome]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div ref={box} role="group" tabIndex={-1} aria-label={title} aria-describedby={text} className={styles.outcome}>
      <Notice
        tone={isFailure ? 'critical' : 'success'}
        title={title}
        action={
          canUndo && (
            <Button variant="secondary" icon={<Undo aria-hidden />} onClick={onUndo}>
              {isFailure ? strings.undoBefore : strings.undo}
            </Button>
          )
        }
      >
        <p id={text}>
          {isFailure ? strings[what] : strings.text} {canUndo && !isFailure && strings.undoUntil}
        </p>
      </Notice>
    </div>
  );
}
