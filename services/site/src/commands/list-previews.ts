import { existsSync } from 'node:fs';
import path from 'node:path';
import { shortVersion } from '@portal/contracts';
import { minuteOf, table } from '../monitoring/list-releases.ts';
import { openPreviews } from '../rules/previews.ts';
import { PREVIEW_FACTS_FILE, previewFolder, type Store } from '../store/store.ts';
import { previewLink } from './preview.ts';

/** The text of `npm run preview -- --list`: every open preview with its link, and which of them cannot be shown beside what is live now. */
export function listPreviews(store: Store, previewUrl: string): string {
  const open = openPreviews(store.ledger(), new Date());
  if (open.length === 0) return 'No preview is open.';
  const rows = open.map((preview) => [
    preview.app,
    shortVersion(preview),
    preview.who,
    minuteOf(preview.until),
    isShown(store, preview.id) ? previewLink(previewUrl, preview) : 'cannot be shown with what is live now',
    preview.id,
  ]);
  return table(['app', 'candidate', 'by', 'until (UTC)', 'link', 'id'], rows).join('\n');
}

function isShown(store: Store, id: string): boolean {
  return existsSync(path.join(store.dir, 'current', previewFolder(id), PREVIEW_FACTS_FILE));
}
