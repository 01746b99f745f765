import { formatCopy } from '@portal/contracts';
import type { ConductStrings } from './conduct.schema.ts';
import styles from './privacy.module.css';

interface Props {
  readonly strings: ConductStrings['privacy'];
  /**
   * Months for which a report is kept once the team has finished with it, or if nobody has opened it; days for which a quarantined one is
   * kept.
   */
  readonly kept: { readonly read: number | null; readonly unread: number | null; readonly aside: number };
}

/** What is stored, for how long, and who reads it. */
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
