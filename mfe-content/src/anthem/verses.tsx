import type { AnthemWords } from './anthem.schema.ts';
import styles from './verses.module.css';

/** The words of the anthem. */
export function Verses({ words }: { readonly words: Pick<AnthemWords, 'wordsHeading' | 'verses'> }) {
  return (
    <div className={styles.words}>
      <h3 className={styles.heading}>{words.wordsHeading}</h3>
      <div className={styles.verses}>
        {words.verses.map((lines) => (
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
