import { Card } from '@portal/ui';
import Accessibility from 'lucide-react/icons/accessibility';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Target from 'lucide-react/icons/target';
import Users from 'lucide-react/icons/users';
import type { TeamStrings } from './team.schema.ts';
import styles from './values.module.css';

type Value = TeamStrings['values']['list'][number];

const icons: Readonly<Record<Value['icon'], typeof Users>> = {
  accessibility: Accessibility,
  lightbulb: Lightbulb,
  target: Target,
  users: Users,
};

/** "Values grid of four cards: Accessibility, Innovation, Impact, Community." */
export function Values({ list }: { readonly list: readonly Value[] }) {
  return (
    <ul className={styles.values}>
      {list.map(({ title, text, icon }) => {
        const Icon = icons[icon];
        return (
          <Card as="li" key={title}>
            <Icon aria-hidden className={styles.icon} />
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </Card>
        );
      })}
    </ul>
  );
}
