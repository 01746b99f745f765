import type { ReleaseDocument } from '@portal/contracts';

/**
 * Scripts of the shell that only some pages need: those of the shared modules that a page takes as it opens. Of releases from before
 * that was written down, each page may take all that its app requires.
 */
export function sharedChunkPreloads(shell: ReleaseDocument, release: ReleaseDocument, page: string): string[] {
  const needs = release.needs?.[page] ?? Object.keys(release.requires);
  return needs.flatMap((need) => shell.lazy?.[need] ?? []);
}
