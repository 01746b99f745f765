/**
 * The MF container name of a release: `mfe-content`, `1.4.0` → `mfe_content__1_4_0_`. It contains the version, so two releases can coexist
 * in a page; it ends with an underscore, so that no name is the beginning of another (design: federation, point 4).
 */
export function containerName(app: string, version: string): string {
  return `${app}__${version}_`.replace(/[^a-zA-Z0-9_]/g, '_');
}

/** Where the files of a release are served: `/releases/<app>/<version>/web/`. Fixed at build time, the same for browser and prerenderer. */
export function releaseAddress(app: string, version: string): string {
  return `/releases/${app}/${version}/web/`;
}

/** A candidate's version for people: without the id of its preview at the end. */
export function shortVersion({ version, id }: { readonly version: string; readonly id: string }): string {
  return version.replace(`.${id}`, '');
}

/**
 * The link of a preview, at the origin of previews: it selects the preview and redirects to its home page, or to the page whose address
 * follows it. From there on, pages have the same addresses as on the live site.
 */
export function previewAddress(id: string): string {
  return `/preview/${id}`;
}

/** The global that provides the MF runtime of this version to thin entries, `__portal_mf_2_9_2` (design: federation, point 5). */
export function mfRuntimeGlobal(version: string): string {
  return `__portal_mf_${version.replace(/[^a-zA-Z0-9]/g, '_')}`;
}

/**
 * Entries of the shell's build: what runs the page, the small script that applies the stored theme before the first paint, the style for
 * the bar that only preview pages have, and the service worker.
 */
export const SHELL_ENTRIES = { frame: 'shell', blocking: 'theme', previewBar: 'preview-bar', worker: 'worker' } as const;
