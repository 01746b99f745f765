import { ExternalLink } from '@portal/ui';
import { Fragment } from 'react';
import type { ResourcesStrings } from './resources.schema.ts';
import styles from './sources.module.css';

interface Props {
  readonly label: string;
  readonly list: ResourcesStrings['accused']['sources'];
}

/** Where something can be read, on one line. */
export function Sources({ label, list }: Props) {
  return (
    <p className={styles.sources}>
      {label}:{' '}
      {list.map(({ words, url }, index) => (
        <Fragment key={url}>
          {index > 0 && '; '}
          <ExternalLink href={url}>{words}</ExternalLink>
        </Fragment>
      ))}
    </p>
  );
}
