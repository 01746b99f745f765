import { Card } from '@portal/ui';
import Ban from 'lucide-react/icons/ban';
import FileX from 'lucide-react/icons/file-x';
import Gavel from 'lucide-react/icons/gavel';
import MailWarning from 'lucide-react/icons/mail-warning';
import type { ConductStrings } from './conduct.schema.ts';
import styles from './enforcement.module.css';

const ICONS = [MailWarning, Ban, FileX, Gavel];

/** What happens if the rules are broken. */
export function Enforcement({ strings }: { readonly strings: ConductStrings['enforcement'] }) {
  return (
    <ul className={styles.cards}>
      {strings.list.map(({ heading, text }, index) => {
        const Icon = ICONS[index] ?? Gavel;
        return (
          <Card as="li" key={heading}>
            <Icon aria-hidden className={styles.icon} />
            <h3>{heading}</h3>
            <p className={styles.text}>{text}</p>
          </Card>
        );
      })}
    </ul>
  );
}
