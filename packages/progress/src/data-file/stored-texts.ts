import type { Json } from '../operations.ts';
import { type SectionName, sectionNames, sections, type Views } from '../sections.ts';
import { parseStored } from '../stored-section.ts';

/** What the browser stores for this site: each key with its text. `local` is for all tabs, `tab` belongs to one. */
export interface StoredTexts {
  readonly local: ReadonlyMap<string, string>;
  readonly tab: ReadonlyMap<string, string>;
}

/** The two parts of {@link StoredTexts}. */
export const AREAS = ['local', 'tab'] as const;

/** Keys under which a tab remembers something for a moment: they mean nothing elsewhere or tomorrow, so no file contains them. */
const PASSING: ReadonlySet<string> = new Set([
  'portal.heading-face',
  'portal.offline.renewed',
  'portal.progress.recent',
  'portal.target-module',
  'react-router-scroll-positions',
]);
const nameByKey: ReadonlyMap<string, SectionName> = new Map(sectionNames.map((name) => [sections[name].key, name]));

/** Whether a key of a tab is only a short-lived entry. */
export const isPassing = (key: string): boolean => PASSING.has(key);

/** The section that a key of local storage belongs to, if it is one of the portal's own. */
export const sectionOf = (key: string): SectionName | undefined => nameByKey.get(key);

/** What a text of a section says; undefined if there is none, or none that is understood. */
export function documentOf(name: SectionName, text: string | undefined): Json | undefined {
  return text === undefined ? undefined : parseStored(sections[name], text).document;
}

/** What is understood of all sections. */
export function viewsOf({ local }: StoredTexts): Views {
  const views = sectionNames.map((name) => {
    const document = documentOf(name, local.get(sections[name].key));
    return [name, document === undefined ? sections[name].empty : sections[name].view(document)] as const;
  });
  return Object.fromEntries(views) as unknown as Views;
}
