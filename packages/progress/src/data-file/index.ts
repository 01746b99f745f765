// The second entry point of this package: pure functions on texts, without the store. An app bundles them for the page that needs them;
// what is behind the first entry point belongs to the shell and is loaded with every page (docs/decisions/0033-your-data.md).
export { browserPlaces, type Places, readTexts, storeTexts } from './browser-texts.ts';
export type { FileProblem } from './file-problem.ts';
export { cleared, merged, replaced, undone, withUnsaved } from './next-texts.ts';
export { type DataFile, LARGEST_FILE, type ReadFile, readDataFile } from './read-file.ts';
export {
  differencesBetween,
  itemsOf,
  kindOf,
  type StoredDifference,
  type StoredItems,
  type StoredKind,
  storedKinds,
} from './stored-items.ts';
export { AREAS, type StoredTexts } from './stored-texts.ts';
export { writeDataFile } from './write-file.ts';
