import type { FeedbackWords } from './feedback.schema.ts';
import styles from './tips.module.css';

/** What helps us to help, and what happens with the report. */
export function Tips({ words: { heading, list, next } }: { readonly words: FeedbackWords['tips'] }) {
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
    </div>
  );
}
