import { Card } from '@portal/ui';
import styles from './about.module.css';
import type { AboutStrings } from './about.schema.ts';

/** Who made the module, when and with what help. */
export function About({ strings }: { readonly strings: AboutStrings }) {
  return (
    <Card as="section" variant="sunken" aria-label={strings.label} className={styles.about}>
      <p className={styles.version}>
        <span>{strings.version}</span>
        <span>{strings.updated}</span>
      </p>
      {strings.statements.map((statement) => (
        <p key={statement}>{statement}</p>
      ))}
    </Card>
  );
}
