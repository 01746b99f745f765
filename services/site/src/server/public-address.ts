import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ENCRYPTED_BELOW, ENCRYPTED_ONLY } from './headers.ts';
import { liveSite } from './page-cache.ts';

/** HSTS headers, sent where the public address of the live site is HTTPS. The host itself runs behind the server that terminates TLS. */
export function createEncryptionHeader(storeDir: string): () => Readonly<Record<string, string>> {
  let site: string | undefined;
  let header: Readonly<Record<string, string>> = {};
  return () => {
    // Also for answers that have nothing to do with the store, such as those of the API: if the store cannot be read, that is reported
    // where it is needed.
    try {
      const live = liveSite(storeDir);
      if (live === undefined || live === site) return header;
      const { publicUrl, includeSubDomains } = JSON.parse(readFileSync(path.join(live, 'site.json'), 'utf8'));
      if (!publicUrl?.startsWith('https:')) header = {};
      else header = includeSubDomains === true ? ENCRYPTED_BELOW : ENCRYPTED_ONLY;
      site = live;
    } catch {}
    return header;
  };
}
