import { VisuallyHidden } from '@portal/ui';
import { type ReactNode, type RefObject, useState } from 'react';
import { createPortal } from 'react-dom';
import { DraftNotice } from './draft-notice.tsx';
import { dropDraft, readDraft, storeDraft } from './drafts.ts';
import type { NoteEditorProps } from './note-editor.tsx';
import { NotePanel } from './note-panel.tsx';
import css from './notes.module.css';

export type ModuleNotesProps = {
  /** The module whose notes these are. */
  readonly id: number;
  /** The saved text; empty if there is none. */
  readonly note: string;
  /** Whether the saved text contains more than blanks. */
  readonly hasNote: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** Saved or canceled: the editor returns the focus. */
  readonly onClose: () => void;
  readonly onSave: (text: string) => void;
  /** Shows the editor, which may have to be fetched first. */
  readonly editor: (props: NoteEditorProps) => ReactNode;
  /** Where saved notes and drafts are shown, if not here. */
  readonly place?: RefObject<HTMLElement | null> | undefined;
  readonly strings: {
    /** Where the notes are stored. */
    readonly hint: string;
    /** The message after saving. */
    readonly saved: string;
    /** The message about an unsaved text, beside the button that opens it and in the editor. */
    readonly draft: { readonly title: string; readonly text: string; readonly restored: string };
  };
};

/** The visitor's notes on a module: read in a panel, written in an editor (1-platform.md section 4, "Notes"). */
export function ModuleNotes({ id, note, hasNote, isOpen, onOpen, onClose, onSave, editor, strings, place }: ModuleNotesProps) {
  const [draft, setDraft] = useState(() => readDraft(id));
  const [saved, setSaved] = useState(false);
  const hasDraft = draft !== undefined && draft !== note;

  function open() {
    setSaved(false);
    onOpen();
  }

  /** An unsaved text is stored separately from the saved note. It is shown when the editor is closed, and is not needed before. */
  function write(text: string) {
    if (text === note) dropDraft(id);
    else storeDraft(id, text);
    setDraft(text);
  }

  function giveUp() {
    dropDraft(id);
    setDraft(undefined);
  }

  function save(text: string) {
    onSave(text);
    giveUp();
    setSaved(true);
    onClose();
  }

  function cancel() {
    giveUp();
    setSaved(false);
    onClose();
  }

  const kept = !isOpen && (hasDraft || hasNote) && (
    <>
      {hasDraft && <DraftNotice title={strings.draft.title} text={strings.draft.text} onContinue={open} onDiscard={cancel} />}
      {hasNote && <NotePanel text={note} onEdit={open} />}
    </>
  );
  return (
    <>
      <div role="status" className={css.status}>
        {saved && !isOpen && <VisuallyHidden>{strings.saved}</VisuallyHidden>}
      </div>
      {isOpen &&
        editor({
          text: hasDraft ? draft : note,
          hint: hasDraft ? `${strings.draft.restored} ${strings.hint}` : strings.hint,
          onWritten: write,
          onSave: save,
          onCancel: cancel,
        })}
      {kept && (place ? place.current && createPortal(kept, place.current) : kept)}
    </>
  );
}
