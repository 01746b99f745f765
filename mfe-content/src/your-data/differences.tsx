import { formatCopy, numberText } from '@portal/contracts';
import type { StoredDifference } from '@portal/progress/data-file';
import styles from './differences.module.css';
import type { YourDataStrings } from './your-data.schema.ts';

interface Props {
  readonly strings: Pick<YourDataStrings['bring'], 'added' | 'changed' | 'removed'>;
  readonly kinds: YourDataStrings['kinds'];
  readonly differences: readonly StoredDifference[];
}

/** How many items of each kind are added, changed and removed. */
export function Differences({ strings, kinds, differences }: Props) {
  return (
    <ul className={styles.list}>
      {differences.map(({ kind, ...numbers }) => (
        <li key={kind}>
          <span className={styles.kind}>{kinds[kind].name}:</span>{' '}
          {(['added', 'changed', 'removed'] as const)
            .filter((what) => numbers[what] > 0)
            .map((what) => formatCopy(strings[what], { n: numberText(numbers[what]) }))
            .join(', ')}
        </li>
      ))}
    </ul>
  );
}
