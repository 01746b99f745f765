import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import styles from './behavior-table.module.css';
import type { ConductWords } from './conduct.schema.ts';

/** What is expected beside what is not accepted. */
export function BehaviorTable({ words }: { readonly words: ConductWords['behavior'] }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Check aria-hidden className={styles.good} />
            {words.expected}
          </th>
          <th scope="col">
            <X aria-hidden className={styles.bad} />
            {words.unacceptable}
          </th>
        </tr>
      </thead>
      <tbody>
        {words.rows.map(({ expected, unacceptable }) => (
          <tr key={expected}>
            <td>{expected}</td>
            <td>{unacceptable}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
