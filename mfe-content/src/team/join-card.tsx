import { buttonClass, Card, ExternalLink } from '@portal/ui';
import styles from './join-card.module.css';
import type { TeamWords } from './team.schema.ts';

interface Props {
  readonly words: TeamWords['join'];
  /** Address of the sign-up form, which is another site's. */
  readonly form: string;
}

/** The invitation to volunteer. */
export function JoinCard({ words, form }: Props) {
  return (
    <Card as="div" look="feature" className={styles.card}>
      <div className={styles.words}>
        <h2>{words.heading}</h2>
        <p className={styles.tags}>{words.tags}</p>
      </div>
      <ExternalLink href={form} className={buttonClass()}>
        {words.button}
      </ExternalLink>
    </Card>
  );
}
