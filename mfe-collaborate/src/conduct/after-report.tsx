import { site } from '@portal/shell-api';
import type { ReactNode } from 'react';
import styles from './after-report.module.css';
import type { ConductStrings } from './conduct.schema.ts';

/** What a person who reported something can count on. */
export function AfterReport({ strings: { list, aboutTeam } }: { readonly strings: ConductStrings['afterwards'] }) {
  const points = [...list, { heading: aboutTeam.heading, text: site.conductEmail ? aboutTeam.contact : aboutTeam.noContact }];
  return (
    <dl className={styles.points}>
      {points.map(({ heading, text }) => (
        <div key={heading}>
          <dt>{heading}</dt>
          <dd>{withAddresses(text)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The text, its {contactEmail} and {conductEmail} as links. */
function withAddresses(text: string): ReactNode[] {
  return text.split(/\{(contactEmail|conductEmail)\}/).map((part, index) => {
    if (index % 2 === 0) return part;
    const address = site[part as 'contactEmail' | 'conductEmail'];
    return (
      <a key={part} href={`mailto:${address}`}>
        {address}
      </a>
    );
  });
}
