import { VisuallyHidden } from '@portal/ui';
import { useState } from 'react';
import { NoteEditor } from './note-editor.tsx';
import { NotePanel } from './note-panel.tsx';
import css from './notes.module.css';

export type ModuleNotesProps = {
  /** The saved text; empty when there is none. */
  readonly note: string;
  /** Whether the saved text is more than blanks. */
  readonly hasNote: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** Saved or cancelled: the editor gives the focus back. */
  readonly onClose: () => void;
  readonly onSave: (text: string) => void;
  /** Where the notes are kept. */
  readonly hint: string;
  /** What is said after saving. */
  readonly savedMessage: string;
};

/** The visitor's notes on a module: read in a panel, written in an editor (1-platform.md section 4, "Notes"). */
export function ModuleNotes({ note, hasNote, isOpen, onOpen, onClose, onSave, hint, savedMessage }: ModuleNotesProps) {
  const [draft, setDraft] = useState<string>();
  const [saved, setSaved] = useState(false);

  function open() {
    setSaved(false);
    onOpen();
  }

  function save() {
    onSave(draft ?? note);
    setDraft(undefined);
    setSaved(true);
    onClose();
  }

  function cancel() {
    setDraft(undefined);
    setSaved(false);
    onClose();
  }

  return (
    <>
      <div role="status" className={css.status}>
        {saved && !isOpen && <VisuallyHidden>{savedMessage}</VisuallyHidden>}
      </div>
      {isOpen && <NoteEditor text={draft ?? note} onChange={setDraft} onSave={save} onCancel={cancel} hint={hint} />}
      {!isOpen && hasNote && <NotePanel text={note} onEdit={open} />}
    </>
  );
}
