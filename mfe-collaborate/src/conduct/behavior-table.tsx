import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import styles from './behavior-table.module.css';
import type { ConductStrings } from './conduct.schema.ts';

/** What is expected, beside what is not accepted. */
export function BehaviorTable({ strings }: { readonly strings: ConductStrings['behavior'] }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{strings.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Check aria-hidden className={styles.good} />
            {strings.expected}
          </th>
          <th scope="col">
            <X aria-hidden className={styles.bad} />
            {strings.unacceptable}
          </th>
        </tr>
      </thead>
      <tbody>
        {strings.rows.map(({ expected, unacceptable }) => (
          <tr key={expected}>
            <td>{expected}</td>
            <td>{unacceptable}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
