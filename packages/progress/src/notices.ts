import type { Failure } from './storage.ts';

/** What a visitor has to know about the browser's storage, in one or two sentences: what happened, and what to do. */
export interface StorageNotice {
  readonly kind: 'blocked' | 'full' | 'damaged';
  readonly message: string;
}
type Kind = StorageNotice['kind'];

const messages: Readonly<Record<Kind, string>> = {
  blocked:
    'Your browser does not let this site keep data, so your progress and notes last only until you close this page. To keep them, allow site data (cookies) for this site in your browser’s settings and reload the page.',
  full: 'Your browser’s storage for this site is full, so your latest changes have not been saved and last only while this page is open. Shorten or delete a long note, or copy your text to a safe place. The site tries to save again with every change.',
  damaged:
    'Part of your saved progress could not be read and appears to be empty. Nothing is lost: the unreadable text stays in this browser, and a copy of it is made before a new change is saved. You can continue as usual. If you miss something important, write to us on the feedback page.',
};
const urgency: readonly Kind[] = ['blocked', 'full', 'damaged'];

/** Collects the problems of all sections and shows the most urgent one that the visitor has not dismissed. */
export function createNotices(show: (notice: StorageNotice | undefined) => void) {
  const failures = new Map<string, Failure>();
  const damaged = new Set<string>();
  const dismissed = new Set<Kind>();
  let shown: Kind | undefined;

  const update = (): void => {
    const active = new Set<Kind>([...failures.values(), ...(damaged.size > 0 ? ['damaged' as const] : [])]);
    // A notice whose problem is over may appear again when the problem returns.
    for (const kind of dismissed) if (!active.has(kind)) dismissed.delete(kind);
    const next = urgency.find((kind) => active.has(kind) && !dismissed.has(kind));
    if (next === shown) return;
    shown = next;
    show(next && { kind: next, message: messages[next] });
  };

  return {
    /** Whether the last attempt to store a section failed. */
    report(key: string, failure: Failure | undefined): void {
      if (failures.get(key) === failure) return;
      if (failure) failures.set(key, failure);
      else failures.delete(key);
      update();
    },
    /** A section's text was not understood. This stays known until everything is reset, although a later write repairs the text. */
    reportDamage(key: string): void {
      if (damaged.has(key)) return;
      damaged.add(key);
      dismissed.delete('damaged');
      update();
    },
    dismiss(): void {
      if (shown) dismissed.add(shown);
      update();
    },
    reset(): void {
      failures.clear();
      damaged.clear();
      update();
    },
  };
}
