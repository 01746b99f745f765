import { createJournal } from './journal.ts';
import type { createNotices } from './notices.ts';
import { apply, holds, type Json, type Operation, replacesForeign } from './operations.ts';
import type { Section } from './sections.ts';
import type { Failure, SafeStorage } from './storage.ts';

interface ParsedText {
  readonly text: string | null;
  /** Undefined if there is no text, or none that is understood. */
  readonly document: Json | undefined;
}

/** What a stored text says, as far as it is understood. */
export function parseStored({ fits }: Pick<Section<unknown>, 'fits'>, text: string | null): ParsedText {
  try {
    const document: Json = JSON.parse(text ?? '');
    return { text, document: fits(document) ? document : undefined };
  } catch {
    return { text, document: undefined };
  }
}

interface EnvironmentOptions<View> {
  readonly storage: SafeStorage;
  readonly notices: ReturnType<typeof createNotices>;
  now(): number;
  show(view: View): void;
}

/** A section as one tab keeps it. */
export type StoredSection = ReturnType<typeof createStoredSection>;

/** Keeps one section in storage: `settle` makes storage match the journal, applied to the text just read, and shows it. */
export function createStoredSection<View>(section: Section<View>, { storage, notices, now, show }: EnvironmentOptions<View>) {
  const { key } = section;
  const journal = createJournal(now);
  let stored: ParsedText = { text: null, document: undefined };
  let shown: { readonly document: Json | undefined; readonly view: View } = { document: undefined, view: section.empty };

  const store = (operations: readonly Operation[]): Failure | undefined => {
    const document = operations.reduce(apply, stored.document);
    if (document === undefined || document === stored.document) return undefined;
    const text = JSON.stringify(document);
    const isForeign = stored.document === undefined || operations.some((operation) => replacesForeign(stored.document, operation));
    const failure = (isForeign && stored.text !== null && storage.setAside(key, stored.text)) || storage.write(key, text);
    if (!failure) stored = { text, document };
    return failure;
  };

  const storeAll = (operations: readonly Operation[]): Failure | undefined => {
    const failure = store(operations);
    if (failure !== 'full' || operations.length === 1) return failure;
    // One text that is too long must not keep the others from being stored.
    return operations.map((operation) => store([operation])).find(Boolean);
  };

  const viewOf = (document: Json | undefined): View => {
    if (document === shown.document) return shown.view;
    const view = document === undefined ? section.empty : section.view(document);
    shown = { document, view: JSON.stringify(view) === JSON.stringify(shown.view) ? shown.view : view };
    return shown.view;
  };

  const settle = (): void => {
    const text = storage.read(key);
    // Nothing here removes a key, so whoever did wants its values gone.
    if (text === null && stored.text !== null) journal.forgetStored(() => true);
    if (text !== undefined && text !== stored.text) stored = parseStored(section, text);
    if (stored.text !== null && stored.document === undefined) notices.reportDamage(key);
    const operations = journal.operations();
    const failure = text === undefined ? 'blocked' : storeAll(operations);
    journal.settle((operation) => text !== undefined && holds(stored.document, operation));
    notices.report(key, failure);
    show(viewOf(operations.reduce(apply, stored.document)));
  };

  return { key, section, journal, settle };
}
