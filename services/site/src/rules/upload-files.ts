import { type SignedFile, UPLOAD_LIMITS } from '@portal/contracts';
import { UserFacingError } from './user-facing-error.ts';

/** Description of a release, the first of its files. */
export const DOCUMENT_FILE = 'release.json';

/** What a release consists of. No part begins with a dot, so nothing is hidden and nothing leads out. */
const PART = '[A-Za-z0-9_][A-Za-z0-9_.-]*';
const FILE = new RegExp(`^(?:release\\.json|server\\.cjs|bom\\.json|data/[a-z][a-z0-9_-]*\\.json|web/${PART}(?:/${PART})*)$`);
const LONGEST_PATH = 200;
const DEEPEST = 8;

/** Bytes of all files together. */
export function bytesOf(files: readonly SignedFile[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/**
 * Refuses files of an upload that are not those of a release: by their names and sizes alone, before a byte of them is read. Names must
 * also differ on systems that take capitals for small letters.
 */
export function requireUploadable(files: readonly SignedFile[]): void {
  if (bytesOf(files) > UPLOAD_LIMITS.bytes || files.length > UPLOAD_LIMITS.files)
    throw new UserFacingError(
      `The release has ${files.length} files of ${bytesOf(files)} bytes together, but an upload may have ${UPLOAD_LIMITS.files} files of ${UPLOAD_LIMITS.bytes} bytes.`,
    );
  const seen = new Set<string>();
  for (const { path } of files) {
    const name = path.toLowerCase();
    if (!FILE.test(path) || path.length > LONGEST_PATH || path.split('/').length > DEEPEST)
      throw new UserFacingError(
        `The release has a file "${path.slice(0, LONGEST_PATH)}", which has no place in a release. Names are of letters, digits, "-", "_" and ".", below web/.`,
      );
    if (seen.has(name)) throw new UserFacingError(`The release has the file ${path} twice. Capital and small letters count as the same.`);
    seen.add(name);
  }
  for (const name of seen) {
    const folder = name.split('/').findIndex((_, depth, parts) => depth > 0 && seen.has(parts.slice(0, depth).join('/')));
    if (folder !== -1) throw new UserFacingError(`The release has ${name} below a file. A name is that of a file or of a folder.`);
    // The site makes these itself; one that differs would be served in place of the file that was signed.
    if (name === 'web/release.json' || (/\.(?:br|gz)$/.test(name) && seen.has(name.slice(0, -3))))
      throw new UserFacingError(`The release has the file ${name}, which the site makes itself. Leave it out of the build.`);
  }
  for (const needed of [DOCUMENT_FILE, 'server.cjs'])
    if (!seen.has(needed)) throw new UserFacingError(`The release has no ${needed}. Build it again with npm run release.`);
}
