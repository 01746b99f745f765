import { formatCopy } from '@portal/contracts';
import { ExternalLink } from '@portal/ui';
import styles from './helplines.module.css';
import type { SafetyStrings } from './safety.schema.ts';

/** By country: whom to call in an emergency, and who listens. */
export function Helplines({ strings: { emergency, list } }: { readonly strings: SafetyStrings['helplines'] }) {
  return (
    <dl className={styles.countries}>
      {list.map((line) => (
        <div key={line.country}>
          <dt>{line.country}</dt>
          <dd>{formatCopy(emergency, { number: line.emergency })}</dd>
          <dd>
            <ExternalLink href={line.url}>{line.name}</ExternalLink>: {line.reach}
          </dd>
        </div>
      ))}
    </dl>
  );
}
