import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

/** A list of cards, as many side by side as fit. */
export function CardGrid({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>;
}
