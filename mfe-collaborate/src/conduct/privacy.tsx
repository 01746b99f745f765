import { formatCopy } from '@portal/contracts';
import { ExternalLink, Notice } from '@portal/ui';
import type { ConductStrings } from './conduct.schema.ts';
import styles from './privacy.module.css';

interface Props {
  readonly strings: ConductStrings['privacy'];
  readonly emergency: ConductStrings['reporting']['emergency'];
  /** Months that a report is kept once the team has finished with it, and when nobody opened it. */
  readonly months: { readonly read: number | null; readonly unread: number | null };
}

/** What is stored, how long and who reads it; and who helps at once. */
export function Privacy({ strings, emergency, months }: Props) {
  return (
    <div className={styles.beside}>
      <Notice
        tone="critical"
        title={emergency.heading}
        level={3}
        action={<ExternalLink href={emergency.helplineAddress}>{emergency.helpline}</ExternalLink>}
      >
        {emergency.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Notice>
      <section className={styles.privacy} aria-labelledby="report-privacy">
        <h3 id="report-privacy" className={styles.heading}>
          {strings.heading}
        </h3>
        <ul className={styles.list}>
          {strings.list.map((point) => (
            <li key={point}>{formatCopy(point, months)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
