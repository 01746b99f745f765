import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readDraft, storeDraft } from './draft.ts';
import type { SendingKey } from './sending-key.ts';

/** How long typing has to pause before the draft is stored, in ms. */
const DEBOUNCE_MS = 300;

interface DraftOptions<Answers extends FieldValues> {
  /** Key in the tab's storage; without one, nothing is ever stored. */
  readonly draftKey: string | undefined;
  readonly defaults: Answers;
  readonly sendingKey: SendingKey;
}

/**
 * After hydration: informs everything that watches the form about what was typed before, restores this tab's draft in the other fields,
 * and stores what is typed from then on.
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
