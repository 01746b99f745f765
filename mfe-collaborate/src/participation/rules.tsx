import { Card, Notice } from '@portal/ui';
import BadgeCheck from 'lucide-react/icons/badge-check';
import BookCheck from 'lucide-react/icons/book-check';
import Clock from 'lucide-react/icons/clock';
import Handshake from 'lucide-react/icons/handshake';
import Lock from 'lucide-react/icons/lock';
import MessagesSquare from 'lucide-react/icons/messages-square';
import type { ParticipationStrings } from './participation.schema.ts';
import styles from './rules.module.css';

const ICONS = [MessagesSquare, Clock, BookCheck, Handshake, Lock, BadgeCheck];

/** What is expected of everyone in a project, and what happens otherwise. */
export function Rules({ strings }: { readonly strings: ParticipationStrings['rules'] }) {
  return (
    <div className={styles.rules}>
      <ul className={styles.cards}>
        {strings.cards.map(({ heading, text }, index) => {
          const Icon = ICONS[index] ?? BadgeCheck;
          return (
            <Card as="li" key={heading}>
              <Icon aria-hidden className={styles.icon} />
              <h3>{heading}</h3>
              <p className={styles.text}>{text}</p>
            </Card>
          );
        })}
      </ul>
      <Notice tone="critical" title={strings.warning.heading} level={3}>
        <p>{strings.warning.text}</p>
      </Notice>
    </div>
  );
}
