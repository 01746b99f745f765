import { buttonClass, Card, ExternalLink } from '@portal/ui';
import styles from './join-card.module.css';
import type { TeamStrings } from './team.schema.ts';

interface Props {
  readonly strings: TeamStrings['join'];
  /** Address of the sign-up form, which is on another site. */
  readonly form: string;
}

/** The invitation to volunteer. */
export function JoinCard({ strings, form }: Props) {
  return (
    <Card as="div" variant="feature" className={styles.card}>
      <div className={styles.text}>
        <h2>{strings.heading}</h2>
        <p className={styles.tags}>{strings.tags}</p>
      </div>
      <ExternalLink href={form} className={buttonClass()}>
        {strings.button}
      </ExternalLink>
    </Card>
  );
}
