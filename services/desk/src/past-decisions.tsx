import type { PastDecision } from '@portal/contracts';
import { SectionHeading } from '@portal/ui';
import styles from './list.module.css';
import { moment } from './moments.ts';

/** What was decided on a record so far. */
export function PastDecisions({ decisions }: { readonly decisions: readonly PastDecision[] }) {
  if (decisions.length === 0) return null;
  return (
    <section aria-labelledby="decisions">
      <SectionHeading id="decisions">Decisions so far</SectionHeading>
      <ol className={styles.list}>
        {decisions.map(({ action, by, at, why, status }) => (
          <li key={`${at} ${action}`} className={styles.row}>
            <span className={styles.title}>
              {by}: {action}
              {why && `, "${why}"`}
            </span>
            <span className={styles.fact}>
              {status}, {moment(at)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
