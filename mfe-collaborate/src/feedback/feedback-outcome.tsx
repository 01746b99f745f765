import { Notice } from '@portal/ui';
import type { Ref } from 'react';
import styles from './feedback-outcome.module.css';
import type { Outcome } from './use-feedback.ts';

interface Props {
  readonly outcome: Outcome | undefined;
  /** Said after a failure: nothing is lost. */
  readonly kept: string;
  readonly ref: Ref<HTMLDivElement>;
}

/** How sending ended, beside the form. The toast has said it aloud already. */
export function FeedbackOutcome({ outcome, kept, ref }: Props) {
  if (!outcome) return null;
  const failed = outcome.look === 'destructive';
  return (
    <div ref={ref} tabIndex={-1} className={styles.outcome}>
      <Notice tone={failed ? 'critical' : 'success'} title={outcome.title} level={3}>
        <p>{outcome.description}</p>
        {failed && <p>{kept}</p>}
      </Notice>
    </div>
  );
}
