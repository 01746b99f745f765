import { Badge, buttonClass, Card, ExternalLink, textLinkClass, VisuallyHidden } from '@portal/ui';
import BookOpen from 'lucide-react/icons/book-open';
import CookingPot from 'lucide-react/icons/cooking-pot';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Landmark from 'lucide-react/icons/landmark';
import Wallet from 'lucide-react/icons/wallet';
import { Link } from 'react-router-dom';
import styles from './budgeting-tips.module.css';
import type { TipStrings } from './tips.schema.ts';

type Tip = TipStrings['list'][number];

const icons: Readonly<Record<Tip['icon'], typeof Wallet>> = {
  wallet: Wallet,
  'book-open': BookOpen,
  'heart-pulse': HeartPulse,
  'cooking-pot': CookingPot,
  landmark: Landmark,
  'graduation-cap': GraduationCap,
};

/** A card with more apps than this takes up a whole row, so that the one beside it is not stretched to its height. */
const BESIDE_ANOTHER = 3;

/** Cards of the six habits, each "with an icon, impact label and savings estimate", and the apps that help. */
export function BudgetingTips({
  strings,
  idOf,
}: {
  readonly strings: TipStrings;
  /** The fragment of a card. */
  readonly idOf: (title: string) => string;
}) {
  return (
    <ul className={styles.tips}>
      {strings.list.map((tip) => (
        <TipCard key={tip.title} id={idOf(tip.title)} tip={tip} strings={strings} />
      ))}
    </ul>
  );
}

function TipCard({ id, tip, strings }: { readonly id: string; readonly tip: Tip; readonly strings: TipStrings }) {
  const { title, text, impact, savings, icon, apps = [], note, page } = tip;
  const Icon = icons[icon];
  return (
    <Card as="li" id={id} className={apps.length > BESIDE_ANOTHER ? styles.wide : undefined}>
      <div className={styles.top}>
        <Icon aria-hidden className={styles.icon} />
        <Badge tone={impact === 'High Impact' ? 'primary' : 'neutral'}>{impact}</Badge>
      </div>
      <h3>{title}</h3>
      <p>{text}</p>
      {page && (
        <Link to={page.path} className={textLinkClass}>
          {page.label}
        </Link>
      )}
      {apps.length > 0 && (
        <ul className={styles.apps}>
          {apps.map(({ name, description, url }) => (
            <li key={name} className={styles.app}>
              <div>
                {name}
                <p className={styles.note}>{description}</p>
              </div>
              <ExternalLink href={url} className={`${buttonClass({ variant: 'secondary', size: 'sm' })} ${styles.try}`}>
                {strings.try}
                <VisuallyHidden> {name}</VisuallyHidden>
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
      {note && <p className={styles.note}>{note}</p>}
      <p className={styles.savings} data-card="end">
        <span>{strings.savings}</span> <strong>{savings}</strong>
      </p>
    </Card>
  );
}
