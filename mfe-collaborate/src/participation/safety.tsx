import { buttonClass, Notice } from '@portal/ui';
import { Link } from 'react-router-dom';
import type { ParticipationStrings } from './participation.schema.ts';
import styles from './safety.module.css';

/** How to stay safe online, in short, with a link to the full guidelines. */
export function Safety({ strings }: { readonly strings: ParticipationStrings['safety'] }) {
  return (
    <Notice
      tone="caution"
      title={strings.heading}
      level={2}
      action={
        <Link to="/safety-guidelines" className={buttonClass({ variant: 'secondary' })}>
          {strings.link}
        </Link>
      }
    >
      <ul className={styles.list}>
        {strings.text.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Notice>
  );
}
