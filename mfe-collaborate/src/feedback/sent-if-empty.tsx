import { useClientValue } from '@portal/ui';
import type { AutomaticFields } from './automatic-fields.ts';
import styles from './sent-if-empty.module.css';

interface Props {
  readonly label: string;
  readonly automatic: () => AutomaticFields;
  readonly name: keyof AutomaticFields;
}

/** Exactly what will be sent if a field stays empty. Unknown until the page has hydrated. */
export function SentIfEmpty({ label, automatic, name }: Props) {
  const value = useClientValue(() => automatic()[name], undefined);
  return (
    <p className={styles.sent}>
      {label} <span className={styles.value}>{value}</span>
    </p>
  );
}
