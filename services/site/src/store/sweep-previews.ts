import { rmSync } from 'node:fs';
import path from 'node:path';
import { idOfCandidate, openPreviews } from '../rules/previews.ts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import { list, previewFolder, type Store } from './store.ts';

/**
 * Removes candidates, their bodies and their pages once their preview has ended, and the remains of previews that never began. A version
 * without the mark of a candidate is never touched. Call this while holding the writer lock.
 */
export function sweepPreviews(store: Store, now: Date): void {
  const open = openIds(store, now);
  if (!open) return;
  const isOver = (version: string) => {
    const id = idOfCandidate(version);
    return id !== undefined && !open.has(id);
  };
  const remove = (...names: string[]) => rmSync(path.join(store.dir, ...names), { recursive: true, force: true });
  const inside = (...names: string[]) => list(path.join(store.dir, ...names));

  for (const app of inside('releases')) for (const version of inside('releases', app).filter(isOver)) remove('releases', app, version);
  for (const shell of inside('bodies')) {
    if (isOver(shell)) remove('bodies', shell);
    else
      for (const app of inside('bodies', shell))
        for (const version of inside('bodies', shell, app).filter(isOver)) remove('bodies', shell, app, version);
  }
  for (const site of inside('sites')) {
    // Before previews had their own origin, their pages were below an address of the live site.
    remove('sites', site, 'preview');
    // Earlier sites stay for requests that began before a switch. No request waits that long for a preview, and previews have many pages.
    if (Number(site) < store.liveNumber() - 1) remove('sites', site, previewFolder());
    for (const id of inside('sites', site, previewFolder())) if (!open.has(id)) remove('sites', site, previewFolder(id));
  }
}

/** If the ledger is unreadable, delete nothing. */
function openIds(store: Store, now: Date): Set<string> | undefined {
  try {
    return new Set(openPreviews(store.ledger(), now).map(({ id }) => id));
  } catch (problem) {
    if (!(problem instanceof UserFacingError)) throw problem;
    return undefined;
  }
}
