import { formatCopy } from '@portal/contracts';
import type { ConductStrings } from './conduct.schema.ts';
import styles from './privacy.module.css';

interface Props {
  readonly strings: ConductStrings['privacy'];
  /** Months that a report is kept once the team has finished with it, and when nobody opened it; days that one set aside is. */
  readonly kept: { readonly read: number | null; readonly unread: number | null; readonly aside: number };
}

/** What is stored, how long and who reads it. */
export function Privacy({ strings, kept }: Props) {
  return (
    <section className={styles.privacy} aria-labelledby="report-privacy">
      <h3 id="report-privacy" className={styles.heading}>
        {strings.heading}
      </h3>
      <ul className={styles.list}>
        {strings.list.map((point) => (
          <li key={point}>{formatCopy(point, kept)}</li>
        ))}
      </ul>
    </section>
  );
}
