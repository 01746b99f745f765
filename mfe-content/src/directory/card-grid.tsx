import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

/** A list of cards, as many beside each other as fit. */
export function CardGrid({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>;
}
