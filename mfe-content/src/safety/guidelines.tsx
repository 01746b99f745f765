import { Card } from '@portal/ui';
import styles from './guidelines.module.css';
import type { SafetyStrings } from './safety.schema.ts';

/** Eight numbered cards. The numbers are those of the list, so a screen reader counts by itself. */
export function Guidelines({ list }: { readonly list: SafetyStrings['guidelines']['list'] }) {
  return (
    <ol className={styles.list}>
      {list.map(({ title, text }, index) => (
        <Card as="li" key={title} className={styles.card}>
          <span aria-hidden data-heading-face className={styles.number}>
            {index + 1}
          </span>
          <div className={styles.text}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </Card>
      ))}
    </ol>
  );
}
