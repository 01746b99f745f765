import { Button, Card, Field, TextArea } from '@portal/ui';
import { useEffect, useRef } from 'react';
import css from './notes.module.css';

export type NoteEditorProps = {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly hint: string;
};

/** A box to write in. It takes the focus when it opens. */
export function NoteEditor({ text, onChange, onSave, onCancel, hint }: NoteEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <Card as="section" aria-label="Notes editor" className={css.notes}>
      <Field label="Your notes on this module" hint={hint} className={css.field}>
        {(control) => (
          <TextArea
            {...control}
            ref={area}
            rows={8}
            dir="auto"
            className={css.area}
            value={text}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <div className={css.actions}>
        <Button onClick={onSave}>Save</Button>
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Card>
  );
}
