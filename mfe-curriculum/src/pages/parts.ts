import { lazyPart } from '@portal/ui';

/** Parts of the page that only some visits need: fetched when someone is about to use them. */
export const notedModules = lazyPart(async () => ({ default: (await import('./noted-modules.tsx')).NotedModules }));
export const noteEditor = lazyPart(async () => ({ default: (await import('../notes/note-editor.tsx')).NoteEditor }));
export const clickableItems = lazyPart(async () => ({ default: (await import('../check-yourself/clickable-items.tsx')).ClickableItems }));

const ignore = (): void => undefined;
export const prepareNotes = (): void => void notedModules.load().catch(ignore);
export const prepareEditor = (): void => void noteEditor.load().catch(ignore);
