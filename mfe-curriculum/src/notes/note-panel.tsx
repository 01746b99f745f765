import { Button, Card } from '@portal/ui';
import Pencil from 'lucide-react/icons/pencil';
import { useId } from 'react';
import css from './notes.module.css';

/** What the visitor has noted, as it was written. */
export function NotePanel({ text, onEdit }: { readonly text: string; readonly onEdit: () => void }) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading} className={css.panel}>
      <div className={css.title}>
        <h2 id={heading}>Your Notes</h2>
        <Button variant="secondary" size="sm" icon={<Pencil aria-hidden />} onClick={onEdit} className={css.edit}>
          Edit
        </Button>
      </div>
      <p dir="auto" className={css.text}>
        {text}
      </p>
    </Card>
  );
}
