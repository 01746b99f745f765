import styles from './objectives.module.css';
import type { Objectives as Words } from './objectives.schema.ts';

/** What a visitor can do after the module, in four numbered goals. */
export function Objectives({ list }: Pick<Words, 'list'>) {
  return (
    <ol className={styles.objectives}>
      {list.map(({ title, text }) => (
        <li key={title} data-heading-face className={styles.objective}>
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
