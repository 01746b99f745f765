import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE_PREFIX, type LiveDocument, type ReleaseDocument, SHELL_ENTRIES } from '@portal/contracts';
import type { Store } from '../store/store.ts';

/**
 * A worker that removes itself and all that was kept. It takes the place of the one that a browser has, also where pages do not come to
 * run their scripts: browsers look for a successor after each page that they open.
 */
const REMOVAL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  for (const name of await caches.keys()) if (name.startsWith('${CACHE_PREFIX}')) await caches.delete(name);
  await registration.unregister();
}
`;

/** The service worker of a site: that of its shell if the live document names one, otherwise one that removes what browsers have. */
export function workerOf(store: Store, shell: ReleaseDocument, live: LiveDocument): string {
  const [file] = shell.pages[SHELL_ENTRIES.worker]?.scripts ?? [];
  if (live.worker === undefined || file === undefined) return REMOVAL;
  return readFileSync(path.join(store.releaseDir(shell.app, shell.version), 'web', file), 'utf8');
}
