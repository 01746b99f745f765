import { readFileSync } from 'node:fs';
import path from 'node:path';
import { liveSite } from './page-cache.ts';

/** Tells whether the live site stands at an address that is encrypted: the host itself sits behind what does the encrypting. */
export function createEncryptionCheck(storeDir: string): () => boolean {
  let site: string | undefined;
  let encrypted = false;
  return () => {
    // Also on what has nothing to do with the store, such as the API: a store that cannot be read says so where it is needed.
    try {
      const live = liveSite(storeDir);
      if (live === undefined || live === site) return encrypted;
      encrypted = JSON.parse(readFileSync(path.join(live, 'site.json'), 'utf8')).publicUrl?.startsWith('https:') === true;
      site = live;
    } catch {}
    return encrypted;
  };
}
