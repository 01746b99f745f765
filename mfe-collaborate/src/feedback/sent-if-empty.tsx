import { useClientValue } from '@portal/ui';
import type { AutomaticFields } from './automatic-fields.ts';
import styles from './sent-if-empty.module.css';

interface Props {
  readonly label: string;
  readonly automatic: () => AutomaticFields;
  readonly name: keyof AutomaticFields;
  readonly lines: 'few' | 'many';
}

/** Exactly what will be sent when the field over it stays empty. Unknown until the page has been taken over; its room is kept. */
export function SentIfEmpty({ label, automatic, name, lines }: Props) {
  const value = useClientValue(() => automatic()[name], undefined);
  return (
    <p className={`${styles.sent} ${styles[lines]}`}>
      {label} <span className={styles.value}>{value}</span>
    </p>
  );
}
