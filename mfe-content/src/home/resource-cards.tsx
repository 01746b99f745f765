import { Card, cardLinkClass } from '@portal/ui';
import { Link } from 'react-router-dom';
import type { HomeStrings } from './home.schema.ts';
import styles from './resource-cards.module.css';

/** The other pages, laid out like a table of contents. */
export function ResourceCards({ cards }: { readonly cards: HomeStrings['explore']['cards'] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ page, title, text }) => (
        <Card as="li" key={page} interactive className={styles.card}>
          <h3>
            <Link to={page} className={cardLinkClass}>
              {title}
            </Link>
          </h3>
          <p className={styles.text}>{text}</p>
        </Card>
      ))}
    </ul>
  );
}
