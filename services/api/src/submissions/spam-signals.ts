import type { FormSignals } from '@portal/contracts';

/** Faster than this nobody reads and fills in a form, in seconds. */
const HURRIED = 3;
/** So many links are more than a person mostly writes. */
const MANY_LINKS = 3;
const ENOUGH = 2;

/**
 * Whether a submission looks made by a program. Only a filled trap says so by itself; haste alone never does, because browsers fill
 * in forms for people, and drafts come back. Nothing is lost by it: what is suspected waits in quarantine.
 */
export function isSuspected(signals: FormSignals | undefined, text: string): boolean {
  const trap = signals?.trapFilled ? 2 : 0;
  const haste = signals && signals.seconds < HURRIED ? 1 : 0;
  const links = (text.match(/https?:\/\//gi)?.length ?? 0) >= MANY_LINKS ? 1 : 0;
  return trap + haste + links >= ENOUGH;
}
