import { buttonClass, Notice } from '@portal/ui';
import { Link } from 'react-router-dom';
import type { ParticipationWords } from './participation.schema.ts';
import styles from './safety.module.css';

/** How to stay safe online, in short, and the way to the whole of it. */
export function Safety({ words }: { readonly words: ParticipationWords['safety'] }) {
  return (
    <Notice
      tone="caution"
      title={words.heading}
      level={2}
      action={
        <Link to="/safety-guidelines" className={buttonClass({ look: 'secondary' })}>
          {words.link}
        </Link>
      }
    >
      <ul className={styles.list}>
        {words.text.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Notice>
  );
}
