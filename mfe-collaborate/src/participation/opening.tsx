import { Badge, PageHeader } from '@portal/ui';
import styles from './opening.module.css';
import type { ParticipationWords } from './participation.schema.ts';

/** How the hub begins. */
export function Opening({ words }: { readonly words: ParticipationWords['opening'] }) {
  return (
    <PageHeader className={styles.opening} badge={<Badge tone="primary">{words.badge}</Badge>} title={words.heading} lead={words.lead} />
  );
}
