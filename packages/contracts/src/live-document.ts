import type { Preview } from './ledger.ts';

/** Id of the `<script type="application/json">` in every page that contains the {@link LiveDocument}. */
export const LIVE_DOCUMENT_ID = 'portal-live';

/**
 * File of a site with the service worker of its live shell. Its address is the same for all releases, because browsers look there for the
 * successor of their worker. A site that does not want a worker has a file there that removes it.
 */
export const WORKER_FILE = 'worker.js';

/** Prefix of the names of all caches (Cache Storage) of the service worker. */
export const CACHE_PREFIX = 'portal ';

/** One address of a live app. */
export interface LiveRoute {
  readonly path: string;
  readonly page: string;
  readonly title: string;
  /** The canonical address, if it differs from `path`. */
  readonly canonical?: string;
  /** `false` if no browser may keep the page for offline reading. */
  readonly kept?: false;
}

/** One line of the floating menu, already in its place. */
export interface LiveMenuEntry {
  readonly label: string;
  readonly path: string;
}

/** Where the release before the live one is described; read only if the live one fails. */
export interface PreviousRelease {
  readonly version: string;
  /** Address of its description, a {@link LiveApp} without `previous`. */
  readonly address: string;
  /** Integrity of that description. */
  readonly integrity: string;
}

/** The live release of one feature app as the browser needs it. */
export interface LiveApp {
  readonly id: string;
  readonly label: string;
  readonly version: string;
  /** MF container name. */
  readonly name: string;
  /** Address of the folder that the file names below are in. */
  readonly base: string;
  readonly entry: string;
  readonly mfRuntime: string;
  /** Addresses that every page contains, and that of the page itself if it is not one of them (`listed` in the manifest). */
  readonly routes: readonly LiveRoute[];
  /** Files of each page, by page name. */
  readonly pages: Readonly<Record<string, { readonly scripts: readonly string[]; readonly styles: readonly string[] }>>;
  /** Integrity of every file named above, by file name. A file without one is never loaded. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly previous?: PreviousRelease;
}

/**
 * Which release of each app is live: inlined in every page, so that nothing has to be fetched to find out (design: federation, point 9).
 */
export interface LiveDocument {
  /** Number of the ledger entry that made it live. */
  readonly number: number;
  readonly shell: { readonly version: string };
  readonly apps: readonly LiveApp[];
  readonly menu: readonly LiveMenuEntry[];
  /** Address of the service worker. If it is missing, no worker may run: the page removes the one that the browser has. */
  readonly worker?: string;
  /** Only in the pages of a preview: which preview it is. */
  readonly preview?: Readonly<Preview>;
}
