import { Card, cardLinkClass } from '@portal/ui';
import HandHeart from 'lucide-react/icons/hand-heart';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Scale from 'lucide-react/icons/scale';
import Users from 'lucide-react/icons/users';
import { Link } from 'react-router-dom';
import type { HomeStrings } from './home.schema.ts';
import styles from './small-cards.module.css';

type SmallCard = HomeStrings['takePart']['cards'][number];

const icons: Readonly<Record<SmallCard['page'], typeof Users>> = {
  '/submit': Lightbulb,
  '/volunteer': Users,
  '/donate': HandHeart,
  '/code-of-conduct': Scale,
};

/** Ways to contribute, and the rules for everyone. */
export function SmallCards({ cards }: { readonly cards: readonly SmallCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ page, title, text }) => {
        const Icon = icons[page];
        return (
          <Card as="li" key={page} interactive className={styles.card}>
            <Icon aria-hidden className={styles.icon} />
            <div className={styles.body}>
              <h3>
                <Link to={page} className={cardLinkClass}>
                  {title}
                </Link>
              </h3>
              <p className={styles.text}>{text}</p>
            </div>
          </Card>
        );
      })}
    </ul>
  );
}
