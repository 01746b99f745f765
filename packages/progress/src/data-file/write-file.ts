import { AREAS, documentOf, isPassing, type StoredTexts, sectionOf } from './stored-texts.ts';
import { isWhole } from './whole-document.ts';

/** The format that a file names. A contract: files of every version can always be read. */
export const FORMAT = 'portal-data';
/** Increases when a page that knows only this version can no longer read a file. */
export const VERSION = 1;

/** Where and when a file was made, for people to read. */
export interface Origin {
  readonly madeBy: string;
  readonly madeAt: Date;
}

/**
 * The text of a file that contains everything except short-lived entries. Sections are JSON, which people can read and search; anything
 * that is not completely understood, and every other key, is included as text, so that nothing is lost or changed on the way.
 */
export function writeDataFile(stored: StoredTexts, { madeBy, madeAt }: Origin): string {
  const progress: [string, unknown][] = [];
  const texts: Record<(typeof AREAS)[number], [string, string][]> = { local: [], tab: [] };
  for (const area of AREAS)
    for (const [key, text] of [...stored[area]].sort(([one], [other]) => (one < other ? -1 : 1))) {
      const name = area === 'local' ? sectionOf(key) : undefined;
      const document = name && documentOf(name, text);
      if (name && document !== undefined && isWhole(name, document)) progress.push([key, document]);
      else if (area === 'local' || !isPassing(key)) texts[area].push([key, text]);
    }
  const [local, tab] = AREAS.map((area) => Object.fromEntries(texts[area]));
  const file = {
    format: FORMAT,
    version: VERSION,
    madeBy,
    madeAt,
    progress: Object.fromEntries(progress),
    otherTexts: local,
    tabTexts: tab,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
