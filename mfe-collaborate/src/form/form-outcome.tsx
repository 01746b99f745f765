import { Notice } from '@portal/ui';
import type { Ref } from 'react';
import styles from './form-outcome.module.css';
import type { FormsStrings } from './forms.schema.ts';
import type { Outcome } from './use-sending.ts';

interface Props {
  readonly outcome: Outcome | undefined;
  readonly strings: Pick<FormsStrings, 'kept' | 'writeTo'>;
  readonly contactEmail: string;
  readonly level: 3 | 4;
  readonly ref: Ref<HTMLDivElement>;
}

/** How sending ended, beside the form. The toast has said it aloud already. After a failure: nothing is lost, and there is another way. */
export function FormOutcome({ outcome, strings, contactEmail, level, ref }: Props) {
  if (!outcome) return null;
  const failed = outcome.look === 'destructive';
  return (
    <div ref={ref} tabIndex={-1} className={styles.outcome}>
      <Notice tone={failed ? 'critical' : 'success'} title={outcome.title} level={level}>
        <p>{outcome.description}</p>
        {outcome.reason && <p>{outcome.reason}</p>}
        {failed && (
          <p>
            {strings.kept} {strings.writeTo} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
        )}
      </Notice>
    </div>
  );
}
