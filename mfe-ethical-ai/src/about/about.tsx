import { Card } from '@portal/ui';
import { Link } from 'react-router-dom';
import styles from './about.module.css';
import type { AboutStrings } from './about.schema.ts';

interface Props {
  readonly strings: AboutStrings;
  /** What the organization says about the module: who made it, and how AI helped. */
  readonly claims: readonly string[];
}

/** Who made the module, when and with what help. */
export function About({ strings, claims }: Props) {
  return (
    <Card as="section" variant="sunken" aria-label={strings.label} className={styles.about}>
      <p className={styles.version}>
        <span>{strings.version}</span>
        <span>{strings.updated}</span>
      </p>
      {[...claims, ...strings.statements].map((statement) => (
        <p key={statement}>{statement}</p>
      ))}
      <p>
        <Link to="/your-data#pages">{strings.offline}</Link>
      </p>
    </Card>
  );
}
