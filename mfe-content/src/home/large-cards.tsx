import { Card, cardLinkClass } from '@portal/ui';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';
import collaborate from '../../media/drawings/card-collaborate.svg';
import learn from '../../media/drawings/card-learn.svg';
import tools from '../../media/drawings/card-tools.svg';
import type { HomeStrings } from './home.schema.ts';
import styles from './large-cards.module.css';

type LargeCard = HomeStrings['begin']['cards'][number];

const drawings: Readonly<Record<LargeCard['page'], string>> = { '/modules': learn, '/collaborate': collaborate, '/tools': tools };

/** The three pages that most visitors come for. */
export function LargeCards({ cards }: { readonly cards: readonly LargeCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ page, title, text }) => (
        <Card as="li" key={page} interactive className={styles.card}>
          <img className={styles.drawing} src={drawings[page]} alt="" width={320} height={240} loading="lazy" />
          <div className={styles.body}>
            <h3 className={styles.title}>
              <Link to={page} className={cardLinkClass}>
                {title}
              </Link>
              <ArrowRight aria-hidden className={styles.arrow} />
            </h3>
            <p className={styles.text}>{text}</p>
          </div>
        </Card>
      ))}
    </ul>
  );
}
