import { formatCopy } from '@portal/contracts';
import { Link } from 'react-router-dom';
import styles from './aside.module.css';
import type { SubmitStrings } from './submit.schema.ts';

interface Props {
  readonly strings: SubmitStrings['aside'];
  /** Months for which ideas are kept that were not approved, or on which nobody has decided. */
  readonly months: { readonly rejected: number | null; readonly pending: number | null; readonly closed: number | null };
}

/** What happens to an idea, what makes it a good one, and how long it is kept. */
export function Aside({ strings: { heading, steps, good, keep, links }, months }: Props) {
  return (
    <div className={styles.aside}>
      <section className={styles.part} aria-labelledby="submit-next">
        <h2 id="submit-next" className={styles.heading}>
          {heading}
        </h2>
        <ol className={styles.list}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section className={styles.part} aria-labelledby="submit-good">
        <h2 id="submit-good" className={styles.heading}>
          {good.heading}
        </h2>
        <ul className={styles.list}>
          {good.list.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="submit-keep">
        <h2 id="submit-keep" className={styles.heading}>
          {keep.heading}
        </h2>
        <p>{formatCopy(keep.text, months)}</p>
        <p>
          <Link to="/collaborate">{links.hub}</Link>
        </p>
        <p>
          <Link to="/safety-guidelines">{links.safety}</Link>
        </p>
      </section>
    </div>
  );
}
