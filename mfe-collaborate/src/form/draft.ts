import type { KeyState } from './sending-key.ts';

type Answers = Readonly<Record<string, unknown>>;

/** What was typed and not sent yet, with the key that it may have been tried with. */
export interface Draft<Kept extends Answers> extends KeyState {
  readonly answers: Kept;
}

/** Reads the draft that this tab keeps; whatever in it the form does not know, or knows otherwise, is left out. */
export function readDraft<Kept extends Answers>(place: string, defaults: Kept): Draft<Kept> | undefined {
  try {
    const found = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    if (typeof found?.key !== 'string' || typeof found.answers !== 'object' || found.answers === null) return undefined;
    const answers = Object.fromEntries(
      Object.entries(defaults).map(([name, value]) => [name, typeof found.answers[name] === typeof value ? found.answers[name] : value]),
    ) as Kept;
    return { answers, key: found.key, ...(typeof found.tried === 'string' && { tried: found.tried }) };
  } catch {
    return undefined;
  }
}

/** Keeps a draft in this tab; a form that is as at first leaves none. A browser that keeps nothing is no reason to stop. */
export function keepDraft<Kept extends Answers>(place: string, defaults: Kept, draft: Draft<Kept>): void {
  try {
    if (Object.entries(defaults).every(([name, value]) => draft.answers[name] === value)) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(draft));
  } catch {}
}

/** Forgets the draft: it was sent. */
export function dropDraft(place: string): void {
  try {
    sessionStorage.removeItem(place);
  } catch {}
}
