import { formatCopy } from '@portal/contracts';
import strings from '../../content/link-card.yaml';
import styles from './link-card.module.css';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The day on which a person opened the link of an entry; empty if nobody has. */
export function LinkChecked({ on }: { readonly on: string | undefined }) {
  if (on === undefined) return null;
  return (
    <p className={styles.checked}>
      <time dateTime={on}>{formatCopy(strings.checked, { day: DAY.format(new Date(`${on}T00:00:00Z`)) })}</time>
    </p>
  );
}
