import { Card } from '@portal/ui';
import Accessibility from 'lucide-react/icons/accessibility';
import BookOpen from 'lucide-react/icons/book-open';
import FilePen from 'lucide-react/icons/file-pen';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import Server from 'lucide-react/icons/server';
import Telescope from 'lucide-react/icons/telescope';
import type { DonateStrings } from './donate.schema.ts';
import styles from './reason-cards.module.css';

type Reason = DonateStrings['goals']['list'][number];

const icons: Readonly<Record<Reason['icon'], typeof Server>> = {
  'book-open': BookOpen,
  'message-circle-question-mark': MessageCircleQuestionMark,
  accessibility: Accessibility,
  server: Server,
  'file-pen': FilePen,
  telescope: Telescope,
};

/** Cards that say what donations do for students, or which goals they should reach. */
export function ReasonCards({ list }: { readonly list: readonly Reason[] }) {
  return list.map(({ title, text, icon }) => {
    const Icon = icons[icon];
    return (
      <Card as="li" key={title}>
        <Icon aria-hidden className={styles.icon} />
        <h3>{title}</h3>
        <p className={styles.text}>{text}</p>
      </Card>
    );
  });
}
