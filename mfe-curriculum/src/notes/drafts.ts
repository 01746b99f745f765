/** Key in session storage, by module id: a draft belongs to its tab and is not a saved note. It survives a reload, but not the tab. */
const keyOf = (id: number): string => `portal.curriculum.draft.${id}`;

/** The text that was written and neither saved nor discarded, if there is any. */
export function readDraft(id: number): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(id)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft. If the browser does not allow that, or has no room, the draft lasts as long as the page. */
export function storeDraft(id: number, text: string): void {
  try {
    sessionStorage.setItem(keyOf(id), text);
  } catch {
    // Half a draft would be worse than none.
    dropDraft(id);
  }
}

/** Deletes a draft that was saved or discarded. */
export function dropDraft(id: number): void {
  try {
    sessionStorage.removeItem(keyOf(id));
  } catch {
    // Nothing can be there.
  }
}
