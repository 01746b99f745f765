import type { InspirationStrings } from './inspiration.schema.ts';
import styles from './nomination-steps.module.css';

/** What happens to a nomination, step by step. */
export function NominationSteps({ steps }: { readonly steps: InspirationStrings['how']['steps'] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
