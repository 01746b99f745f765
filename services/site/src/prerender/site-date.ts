import { readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

/**
 * Gives all files of a site one time, at least a second later than those of the site before: web servers derive ETag and
 * Last-Modified from the second and the length of a file, and two sites made in the same second often have pages of the same length.
 */
export function datePages(site: string, before: string): void {
  const second = Math.max(Math.floor(Date.now() / 1000), secondOf(before) + 1);
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) utimesSync(path.join(entry.parentPath, entry.name), second, second);
}

/** The first site has none before it, and an old one may be gone. */
function secondOf(site: string): number {
  return Math.floor((statSync(path.join(site, 'live.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0) / 1000);
}
