import type { FormSignals } from '@portal/contracts';

/** Nobody reads and fills in a form faster than this, in seconds. */
const HURRIED = 3;
/** More links than a person usually writes. */
const MANY_LINKS = 3;
const ENOUGH = 2;

/**
 * Whether a submission looks automated. Only a filled trap is enough by itself; haste never is, because browsers fill in forms for people,
 * and drafts are restored. Nothing is lost: a suspected submission waits in quarantine.
 */
export function isSuspected(signals: FormSignals | undefined, text: string): boolean {
  const trap = signals?.trapFilled ? 2 : 0;
  const haste = signals && signals.seconds < HURRIED ? 1 : 0;
  const links = (text.match(/https?:\/\//gi)?.length ?? 0) >= MANY_LINKS ? 1 : 0;
  return trap + haste + links >= ENOUGH;
}
