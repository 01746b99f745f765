import { site } from '@portal/shell-api';
import styles from './after-report.module.css';
import type { ConductStrings } from './conduct.schema.ts';
import { WithAddresses } from './with-addresses.tsx';

/** What a person who reported something can count on. */
export function AfterReport({ strings: { list, aboutTeam } }: { readonly strings: ConductStrings['afterwards'] }) {
  const points = [...list, { heading: aboutTeam.heading, text: site.conductEmail ? aboutTeam.contact : aboutTeam.noContact }];
  return (
    <dl className={styles.points}>
      {points.map(({ heading, text }) => (
        <div key={heading}>
          <dt>{heading}</dt>
          <dd>
            <WithAddresses text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
