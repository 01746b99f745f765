import type { KeyState } from './sending-key.ts';

type Answers = Readonly<Record<string, unknown>>;

/** What was typed and not sent yet, with the key under which sending it may have been tried. */
export interface Draft<Values extends Answers> extends KeyState {
  readonly answers: Values;
}

/** Reads the draft that this tab has stored; anything in it that does not fit the form is left out. */
export function readDraft<Values extends Answers>(draftKey: string, defaults: Values): Draft<Values> | undefined {
  try {
    const found = JSON.parse(sessionStorage.getItem(draftKey) ?? 'null');
    if (typeof found?.key !== 'string' || typeof found.answers !== 'object' || found.answers === null) return undefined;
    const answers = Object.fromEntries(
      Object.entries(defaults).map(([name, value]) => [name, typeof found.answers[name] === typeof value ? found.answers[name] : value]),
    ) as Values;
    return { answers, key: found.key, ...(typeof found.tried === 'string' && { tried: found.tried }) };
  } catch {
    return undefined;
  }
}

/** Stores a draft in this tab; a form in its initial state leaves none. A browser that stores nothing is no reason to stop. */
export function storeDraft<Values extends Answers>(draftKey: string, defaults: Values, draft: Draft<Values>): void {
  try {
    if (Object.entries(defaults).every(([name, value]) => draft.answers[name] === value)) sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {}
}

/** Deletes the draft, because it was sent. */
export function dropDraft(draftKey: string): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {}
}
