import { isMap, type Json } from '../operations.ts';
import { COURSES, type SectionName, sections } from '../sections.ts';

/** For a section that is a map of fields: those that are understood. Others stay unchanged, whatever they contain. */
const FIELDS: Partial<Record<SectionName, readonly string[]>> = {
  ethicalAiProgress: Object.keys(sections.ethicalAiProgress.empty),
  readingPlaces: COURSES,
  settings: ['theme', 'lastModule'],
};

/** Whether everything in a document of a section is understood: no entry of another type, nothing twice, nothing out of range. */
export function isWhole(name: SectionName, document: Json): boolean {
  const { fits, view } = sections[name];
  if (!fits(document)) return false;
  const understood: unknown = view(document);
  const fields = FIELDS[name];
  if (!fields || !isMap(document) || !isMap(understood)) return isSame(document, understood);
  if (typeof document.percentComplete === 'number' && !(document.percentComplete >= 0 && document.percentComplete <= 100)) return false;
  return fields.every((field) => !Object.hasOwn(document, field) || isSame(document[field], understood[field]));
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
