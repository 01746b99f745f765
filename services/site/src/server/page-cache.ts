import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A page ready to be sent. */
export interface ReadyPage {
  readonly etag: string;
  /** Bytes by content encoding; `identity` is always there. */
  readonly bodies: Readonly<Record<'identity' | 'br' | 'gzip', Buffer>>;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Small enough to send, and fast enough to create when a page is first requested. */
export const PAGE_QUALITY = 6;

/** Keeps the pages of the live site compressed; a switch to another site empties it. */
export function createPageCache(storeDir: string): (file: string) => Promise<ReadyPage | undefined> {
  let site = '';
  let pages = new Map<string, Promise<ReadyPage | undefined>>();
  return (file) => {
    const live = liveSite(storeDir);
    if (live === undefined) return Promise.resolve(undefined);
    if (live !== site) {
      site = live;
      pages = new Map();
    }
    // Only files that exist: a flood of made-up addresses must not fill the memory.
    const ready = pages.get(file) ?? read(path.join(live, file));
    if (!pages.has(file)) {
      pages.set(file, ready);
      const kept = pages;
      ready.then(
        (page) => page ?? kept.delete(file),
        () => kept.delete(file),
      );
    }
    return ready;
  };
}

/** Folder of the live site, with everything that is served from it; it does not exist until the first release has been made. */
export function liveSite(storeDir: string): string | undefined {
  try {
    return realpathSync(path.join(storeDir, 'current'));
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw problem;
  }
}

async function read(file: string): Promise<ReadyPage | undefined> {
  let identity: Buffer;
  try {
    identity = readFileSync(file);
  } catch (problem) {
    if (['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'].includes((problem as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw problem;
  }
  const [br, gz] = await Promise.all([brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } }), zip(identity)]);
  return { etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`, bodies: { identity, br, gzip: gz } };
}
