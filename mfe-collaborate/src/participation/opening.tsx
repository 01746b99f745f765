import { Badge, PageHeader } from '@portal/ui';
import styles from './opening.module.css';
import type { ParticipationStrings } from './participation.schema.ts';

/** The beginning of the hub. */
export function Opening({ strings }: { readonly strings: ParticipationStrings['opening'] }) {
  return (
    <PageHeader
      className={styles.opening}
      badge={<Badge tone="primary">{strings.badge}</Badge>}
      title={strings.heading}
      lead={strings.lead}
    />
  );
}
