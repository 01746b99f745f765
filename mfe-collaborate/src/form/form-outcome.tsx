import { Button, Notice } from '@portal/ui';
import type { Ref } from 'react';
import styles from './form-outcome.module.css';
import type { FormsStrings } from './forms.schema.ts';
import type { Outcome } from './use-sending.ts';

interface Props {
  readonly outcome: Outcome | undefined;
  readonly strings: Pick<FormsStrings, 'kept' | 'writeTo' | 'sendAnother'>;
  /** What happens after a successful submission. */
  readonly next: readonly string[];
  /** Brings the cleared form back. */
  readonly onSendAnother: () => void;
  readonly contactEmail: string;
  readonly level: 3 | 4;
  readonly ref: Ref<HTMLDivElement>;
}

/**
 * The outcome of sending; the toast has already announced it. After a success, it replaces the form and says what comes next. After a
 * failure, it says that nothing is lost and that there is another way.
 */
export function FormOutcome({ outcome, strings, next, onSendAnother, contactEmail, level, ref }: Props) {
  if (!outcome) return null;
  const failed = outcome.look === 'destructive';
  return (
    <div ref={ref} tabIndex={-1} className={styles.outcome}>
      <Notice
        tone={failed ? 'critical' : 'success'}
        title={outcome.title}
        level={level}
        action={
          !failed && (
            <Button variant="secondary" onClick={onSendAnother}>
              {strings.sendAnother}
            </Button>
          )
        }
      >
        <p>{outcome.description}</p>
        {outcome.reason && <p>{outcome.reason}</p>}
        {!failed && next.map((sentence) => <p key={sentence}>{sentence}</p>)}
        {failed && (
          <p>
            {strings.kept} {strings.writeTo} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
        )}
      </Notice>
    </div>
  );
}
