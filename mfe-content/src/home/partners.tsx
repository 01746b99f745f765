import { Badge, ExternalLink } from '@portal/ui';
import type { HomeStrings } from './home.schema.ts';
import styles from './partners.module.css';

interface Props {
  readonly strings: Pick<HomeStrings['partners'], 'state' | 'text' | 'link'>;
  /** The organization's page on its professional network. */
  readonly network: string;
}

/** Says that partners will be named, and where to follow the organization until then. */
export function Partners({ strings, network }: Props) {
  return (
    <div className={styles.partners}>
      <Badge>{strings.state}</Badge>
      <p>{strings.text}</p>
      <p>
        <ExternalLink href={network} className={styles.link}>
          {strings.link}
        </ExternalLink>
      </p>
    </div>
  );
}
