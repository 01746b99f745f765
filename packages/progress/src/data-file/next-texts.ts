import { apply, type Json } from '../operations.ts';
import { sectionNames, sections, type Views } from '../sections.ts';
import { safeStorage } from '../storage.ts';
import { mergeDocuments } from './merge-documents.ts';
import { operationsBetween } from './operations-between.ts';
import { AREAS, documentOf, isPassing, type StoredTexts, sectionOf, viewsOf } from './stored-texts.ts';

type Texts = Map<string, string>;

/** What is stored after a file has been merged. */
export function merged(now: StoredTexts, file: StoredTexts): StoredTexts {
  const local = new Map(now.local);
  for (const [key, text] of file.local) mergeText(local, key, text);
  const tab = new Map(now.tab);
  for (const [key, text] of file.tab) if (!tab.has(key) && !isPassing(key)) tab.set(key, text);
  return { local, tab };
}

/** What is stored after a file has replaced everything. Short-lived entries of the tab stay. */
export function replaced(now: StoredTexts, file: StoredTexts): StoredTexts {
  const passing = (which: boolean) => (entry: readonly [string, string]) => isPassing(entry[0]) === which;
  return { local: file.local, tab: new Map([...[...file.tab].filter(passing(false)), ...[...now.tab].filter(passing(true))]) };
}

/** What is stored after everything has been cleared. */
export const cleared: StoredTexts = { local: new Map(), tab: new Map() };

/** What is stored, plus the changes that the page shows and that could not be stored because of a lack of room or permission. */
export function withUnsaved(now: StoredTexts, shown: Views): StoredTexts {
  const stored = viewsOf(now);
  const local = new Map(now.local);
  for (const name of sectionNames) {
    const { key } = sections[name];
    const operations = operationsBetween(name, stored, shown);
    if (operations.length > 0) put(local, key, operations.reduce(apply, documentOf(name, local.get(key))));
  }
  return { ...now, local };
}

/**
 * What is stored after the step from `before` to `after` has been undone. Later changes, in this or another tab, stay: within a section
 * item by item, for any other key the whole text.
 */
export function undone(now: StoredTexts, before: StoredTexts, after: StoredTexts): StoredTexts {
  const [from, to] = [viewsOf(after), viewsOf(before)];
  const next = { local: new Map(now.local), tab: new Map(now.tab) };
  for (const area of AREAS)
    for (const key of new Set([...before[area].keys(), ...after[area].keys()])) {
      const [was, became] = [before[area].get(key), after[area].get(key)];
      if (was === became) continue;
      const name = area === 'local' ? sectionOf(key) : undefined;
      if (now[area].get(key) !== became) {
        if (name) put(next.local, key, operationsBetween(name, from, to).reduce(apply, documentOf(name, now.local.get(key))));
      } else if (was === undefined) next[area].delete(key);
      else next[area].set(key, was);
    }
  return next;
}

function mergeText(local: Texts, key: string, text: string): void {
  const name = sectionOf(key);
  const theirs = name && documentOf(name, text);
  if (!local.has(key)) local.set(key, text);
  else if (name && theirs !== undefined) {
    const mine = documentOf(name, local.get(key));
    put(local, key, mine === undefined ? theirs : mergeDocuments(name, mine, theirs));
  }
}

/** Stores a document of a section, unless the text already matches it. A text that was not understood is set aside, as the store does. */
function put(local: Texts, key: string, document: Json | undefined): void {
  const name = sectionOf(key);
  const text = local.get(key);
  if (document === undefined || !name) return;
  const before = documentOf(name, text);
  if (JSON.stringify(before) === JSON.stringify(document)) return;
  if (text !== undefined && before === undefined) safeStorage(() => asStorage(local)).setAside(key, text);
  local.set(key, JSON.stringify(document));
}

function asStorage(texts: Texts): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}
