/** File of a site that says what a browser can keep for offline reading. */
export const OFFLINE_INDEX_FILE = 'offline.json';

/** A file of a release. */
export interface OfflineFile {
  /** Bytes to download, compressed if the host compresses it. */
  readonly size: number;
  readonly integrity: string;
}

/** The pages of one app, which are offered together. */
export interface OfflineSet {
  /** Its name in `portal.offline` (3-decisions.md, "Browser-kept data"): a contract, like the addresses of single pages there. */
  readonly id: string;
  readonly name: string;
  /** By address, without aliases. */
  readonly pages: Readonly<Record<string, { readonly title: string; readonly size: number }>>;
  /** Scripts and styles of all these pages, by address. */
  readonly code: Readonly<Record<string, OfflineFile>>;
  /** Figures and downloads, by address. A page that is kept by itself includes those that its HTML names. */
  readonly media: Readonly<Record<string, OfflineFile>>;
}

/** What can be kept, as listed in {@link OFFLINE_INDEX_FILE}. A pure function of what is live. */
export interface OfflineIndex {
  /** What every kept page needs: the frame's files and the search index. */
  readonly frame: { readonly files: Readonly<Record<string, OfflineFile>>; readonly search: number };
  readonly sets: readonly OfflineSet[];
}
