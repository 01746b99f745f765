import { formatCopy } from '@portal/contracts';
import type { FeedbackStrings } from './feedback.schema.ts';
import styles from './tips.module.css';

interface Props {
  readonly strings: FeedbackStrings['tips'];
  /** Months for which feedback is kept once it has been read, or if nobody has read it. */
  readonly months: { readonly read: number | null; readonly unread: number | null };
}

/** What helps us to help, what happens to the report, and how long it is kept. */
export function Tips({ strings: { heading, list, next, keep }, months }: Props) {
  return (
    <div className={styles.tips}>
      <section className={styles.tip} aria-labelledby="feedback-tips">
        <h2 id="feedback-tips" className={styles.heading}>
          {heading}
        </h2>
        <ul className={styles.list}>
          {list.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </section>
      <section className={styles.tip} aria-labelledby="feedback-next">
        <h2 id="feedback-next" className={styles.heading}>
          {next.heading}
        </h2>
        <p>{next.text}</p>
      </section>
      <section className={styles.tip} aria-labelledby="feedback-keep">
        <h2 id="feedback-keep" className={styles.heading}>
          {keep.heading}
        </h2>
        <p>{formatCopy(keep.text, months)}</p>
      </section>
    </div>
  );
}
