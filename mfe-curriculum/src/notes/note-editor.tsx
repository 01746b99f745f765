import { Button, Card, Field, TextArea } from '@portal/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import css from './notes.module.css';

export type NoteEditorProps = {
  /** The initial text of the box. From then on, the browser holds what is written: keystrokes do not cause rendering. */
  readonly text: string;
  /** Called with the text from time to time, and when the visitor leaves the page or the editor. */
  readonly onWritten: (text: string) => void;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
  readonly hint: string;
};

/** Milliseconds after the first key within which the text is passed on. */
const HAND_OVER_MS = 1000;

/** A box to write in. It takes the focus when it opens. */
export function NoteEditor({ text, onWritten, onSave, onCancel, hint }: NoteEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [first] = useState({ text, hint });
  const { noteKey, forget } = useHandOver(area, onWritten);
  useEffect(() => area.current?.focus(), []);

  function save() {
    forget();
    onSave(area.current?.value ?? first.text);
  }

  function cancel() {
    forget();
    onCancel();
  }

  return (
    <Card as="section" aria-label="Notes editor" className={css.notes}>
      <Field label="Your notes on this module" hint={first.hint} className={css.field}>
        {(control) => (
          <TextArea {...control} ref={area} rows={8} dir="auto" className={css.area} defaultValue={first.text} onInput={noteKey} />
        )}
      </Field>
      <div className={css.actions}>
        <Button onClick={save}>Save</Button>
        <Button variant="secondary" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </Card>
  );
}

/** Passes on the text of the box a while after a key, and at once when the page is hidden or the box is removed. */
function useHandOver(area: RefObject<HTMLTextAreaElement | null>, onWritten: (text: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hand = useRef(onWritten);
  useEffect(() => {
    hand.current = onWritten;
  });

  function forget() {
    clearTimeout(timer.current);
    timer.current = undefined;
  }

  useEffect(() => {
    const box = area.current;
    const handOver = () => {
      if (timer.current === undefined || !box) return;
      forget();
      hand.current(box.value);
    };
    window.addEventListener('pagehide', handOver);
    document.addEventListener('visibilitychange', handOver);
    return () => {
      handOver();
      window.removeEventListener('pagehide', handOver);
      document.removeEventListener('visibilitychange', handOver);
    };
  }, [area]);

  function noteKey() {
    // A new release is loaded at the next navigation, but not while something could be lost (CONTRIBUTING). The mark is removed together
    // with the box.
    if (area.current) area.current.dataset.busy = '';
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      if (area.current) hand.current(area.current.value);
    }, HAND_OVER_MS);
  }

  return { noteKey, forget };
}
