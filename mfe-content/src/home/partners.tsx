import { Badge, ExternalLink } from '@portal/ui';
import type { HomeWords } from './home.schema.ts';
import styles from './partners.module.css';

interface Props {
  readonly words: Pick<HomeWords['partners'], 'state' | 'text' | 'link'>;
  /** The organization's page on its professional network. */
  readonly network: string;
}

/** Says that partners will be named, and where to follow the organization until then. */
export function Partners({ words, network }: Props) {
  return (
    <div className={styles.partners}>
      <Badge>{words.state}</Badge>
      <p>{words.text}</p>
      <p>
        <ExternalLink href={network} className={styles.link}>
          {words.link}
        </ExternalLink>
      </p>
    </div>
  );
}
