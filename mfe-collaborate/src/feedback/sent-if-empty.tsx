import styles from './sent-if-empty.module.css';

interface Props {
  readonly label: string;
  /** Unknown until the page has been taken over; its room is kept. */
  readonly value: string | undefined;
  readonly lines: 'few' | 'many';
}

/** Exactly what will be sent when the field over it stays empty. */
export function SentIfEmpty({ label, value, lines }: Props) {
  return (
    <p className={`${styles.sent} ${styles[lines]}`}>
      {label} <span className={styles.value}>{value}</span>
    </p>
  );
}
