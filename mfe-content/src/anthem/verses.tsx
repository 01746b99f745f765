import type { AnthemStrings } from './anthem.schema.ts';
import styles from './verses.module.css';

/** The words of the anthem. */
export function Verses({ strings }: { readonly strings: Pick<AnthemStrings, 'wordsHeading' | 'verses'> }) {
  return (
    <div className={styles.text}>
      <h3 className={styles.heading}>{strings.wordsHeading}</h3>
      <div className={styles.verses}>
        {strings.verses.map((lines) => (
          <p key={lines[0]} data-heading-face className={styles.verse}>
            {lines.map((line) => (
              <span key={line} className={styles.line}>
                {line}{' '}
              </span>
            ))}
          </p>
        ))}
      </div>
    </div>
  );
}
