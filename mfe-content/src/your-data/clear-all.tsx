import { AREAS, cleared, differencesBetween } from '@portal/progress/data-file';
import { Button, Card } from '@portal/ui';
import Trash from 'lucide-react/icons/trash-2';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { countOf } from './fill.ts';
import { removeKeptPages } from './kept-pages.ts';
import { OutcomeNotice } from './outcome-notice.tsx';
import styles from './steps.module.css';
import { useStoredAndSteps } from './stored-provider.tsx';
import type { YourDataStrings } from './your-data.schema.ts';

interface Props {
  readonly strings: YourDataStrings;
}

/** Clears everything, after saying what that includes and asking once more. */
export function ClearAll({ strings: { clear, kinds, outcome } }: Props) {
  const { stored, steps } = useStoredAndSteps();
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const goes = stored ? differencesBetween(stored.texts, cleared) : [];
  const isEmpty = AREAS.every((area) => stored?.texts[area].size === 0);

  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);

  const keep = () => {
    setAsking(false);
    button.current?.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') keep();
  };

  return (
    <div className={styles.step}>
      <p>{clear.text}</p>
      <div>
        <Button
          ref={button}
          variant="secondary"
          icon={<Trash aria-hidden />}
          aria-expanded={isAsking}
          aria-controls={isAsking ? `${id}-panel` : undefined}
          onClick={() => setAsking(true)}
        >
          {clear.button}
        </Button>
      </div>
      {isAsking && (
        <Card as="section" id={`${id}-panel`} aria-labelledby={id} onKeyDown={onKeyDown}>
          <h3 ref={question} id={id} tabIndex={-1}>
            {clear.confirm}
          </h3>
          <p>{isEmpty ? clear.nothing : clear.goes}</p>
          <ul className={styles.goes}>
            {goes.map(({ kind, removed }) => (
              <li key={kind}>
                {kinds[kind].name}: {countOf(kinds[kind], removed)}
              </li>
            ))}
          </ul>
          <p>{clear.tabs}</p>
          <div className={styles.actions}>
            {!isEmpty && (
              <Button
                variant="destructive"
                onClick={() => {
                  setAsking(false);
                  steps.take('clear', 'cleared', () => cleared);
                  void removeKeptPages();
                }}
              >
                {clear.yes}
              </Button>
            )}
            <Button variant="secondary" onClick={keep}>
              {clear.no}
            </Button>
          </div>
        </Card>
      )}
      {steps.outcome?.section === 'clear' && <OutcomeNotice strings={outcome} outcome={steps.outcome} onUndo={steps.undo} />}
    </div>
  );
}
