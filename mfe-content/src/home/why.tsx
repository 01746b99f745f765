import type { HomeStrings } from './home.schema.ts';
import styles from './why.module.css';

/** The problem and the solution, side by side if there is room. */
export function Why({ strings }: { readonly strings: Pick<HomeStrings['why'], 'problem' | 'solution'> }) {
  return (
    <div className={styles.sides}>
      {[strings.problem, strings.solution].map(({ heading, text }) => (
        <div key={heading} className={styles.side}>
          <h3>{heading}</h3>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ))}
    </div>
  );
}
