import { Notice } from '@portal/ui';
import styles from './getting-started.module.css';
import type { ParticipationStrings } from './participation.schema.ts';

/** The four steps to a project, and why some descriptions say little. */
export function GettingStarted({ strings }: { readonly strings: ParticipationStrings['start'] }) {
  return (
    <div className={styles.panel}>
      <ol className={styles.steps}>
        {strings.steps.map(({ heading, text }) => (
          <li key={heading} data-heading-face className={styles.step}>
            <h3 className={styles.heading}>{heading}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <Notice title={strings.ideas.heading} level={3}>
        {strings.ideas.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Notice>
    </div>
  );
}
