import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readDraft, storeDraft } from './draft.ts';
import type { SendingKey } from './sending-key.ts';

/** Typing is debounced: how long it rests before the draft is stored, in ms. */
const DEBOUNCE_MS = 300;

interface DraftOptions<Answers extends FieldValues> {
  /** Where in the tab's storage; without one nothing is ever kept. */
  readonly draftKey: string | undefined;
  readonly defaults: Answers;
  readonly sendingKey: SendingKey;
}

/**
 * Once the page has been taken over: tells everybody who watches the form what was typed before, puts the draft of this tab back under
 * it, and keeps what is typed from then on.
 */
export function useDraft<Answers extends FieldValues>(
  form: UseFormReturn<Answers>,
  { draftKey, defaults, sendingKey }: DraftOptions<Answers>,
): void {
  useEffect(() => {
    if (draftKey === undefined) return;
    const draft = readDraft(draftKey, defaults);
    const typed = Object.entries(form.getValues()).filter(([name, value]) => value !== defaults[name]);
    if (draft || typed.length > 0)
      form.reset({ ...(draft?.answers ?? defaults), ...Object.fromEntries(typed) } as Answers, { keepFieldsRef: true });
    if (draft) sendingKey.restore(draft);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      storeDraft(draftKey, defaults, { answers: form.getValues(), ...sendingKey.toState() });
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, DEBOUNCE_MS);
      },
    });
    addEventListener('pagehide', keep);
    return () => {
      stop();
      keep();
      removeEventListener('pagehide', keep);
    };
  }, [form, draftKey, defaults, sendingKey]);
}
