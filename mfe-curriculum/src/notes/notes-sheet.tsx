import { Button, Card } from '@portal/ui';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { Link } from 'react-router-dom';
import type { Noted } from './notes-file.ts';
import css from './notes-sheet.module.css';

export type NotesSheetProps = {
  readonly notes: readonly Noted[];
  readonly onDownload: () => void;
  readonly onPrint: () => void;
};

/** All notes one below the other, and ways to take them along. */
export function NotesSheet({ notes, onDownload, onPrint }: NotesSheetProps) {
  return (
    <>
      <div className={css.actions} data-print="none">
        <Button icon={<Download aria-hidden />} onClick={onDownload}>
          Download as Markdown
        </Button>
        <Button variant="secondary" icon={<Printer aria-hidden />} onClick={onPrint}>
          Print
        </Button>
      </div>
      {notes.map(({ id, title, text, to }) => (
        <Card key={id} as="section" aria-label={`Notes on ${title}`} className={css.note}>
          <h2>{to === undefined ? title : <Link to={to}>{title}</Link>}</h2>
          <p dir="auto" className={css.text}>
            {text}
          </p>
        </Card>
      ))}
    </>
  );
}
