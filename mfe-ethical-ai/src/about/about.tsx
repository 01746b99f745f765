import { Card } from '@portal/ui';
import styles from './about.module.css';
import type { AboutWords } from './about.schema.ts';

/** Who made the module, when and with what help. */
export function About({ words }: { readonly words: AboutWords }) {
  return (
    <Card as="section" look="sunken" aria-label={words.label} className={styles.about}>
      <p className={styles.version}>
        <span>{words.version}</span>
        <span>{words.updated}</span>
      </p>
      {words.statements.map((statement) => (
        <p key={statement}>{statement}</p>
      ))}
    </Card>
  );
}
