import { Card } from '@portal/ui';
import PartyPopper from 'lucide-react/icons/party-popper';
import css from './closing-card.module.css';

/** Shown at the end of the path. */
export function ClosingCard({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Card as="section" className={css.closing}>
      <span className={css.icon}>
        <PartyPopper aria-hidden />
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
    </Card>
  );
}
