/** Key in session storage (3-decisions.md, "Browser-kept data"). */
const KEY = 'portal.target-module';

/** If session storage is blocked, the handover still works as long as the page is not reloaded. */
let withoutStorage: number | undefined;

/** Leaves a module's id for the curriculum page, which opens that module when it is next shown. */
export function leaveTargetModule(id: number): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(id));
  } catch {
    withoutStorage = id;
  }
}

/** The module id that was left, if any. Reading clears it, so call this in an effect or a handler, never while rendering. */
export function takeTargetModule(): number | undefined {
  const inMemory = withoutStorage;
  withoutStorage = undefined;
  try {
    const text = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return text !== null && /^\d+$/.test(text) ? Number(text) : inMemory;
  } catch {
    return inMemory;
  }
}
