import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { type LedgerEntry, ledgerEntrySchema, openedSchema, type ReleaseDocument, releaseDocumentSchema } from '@portal/contracts';
import { UserFacingError } from '../rules/user-facing-error.ts';

/**
 * The folder that contains all releases, the ledger and the pages made from them:
 *
 *     releases/<app>/<version>/   release.json, opened.json, server.cjs, data/, web/ (what visitors get)   never altered
 *     ledger/000012.json          one entry a change                                   never altered
 *     bodies/<shell>/<app>/<version>/…   rendered bodies, kept to be stamped again
 *     sites/000012/               the pages of that entry, and below .previews/<id>/ those of each preview
 *     current -> sites/000012     what is served; switching it is the one step that counts
 *
 * An entry counts from the moment when `current` names its number: anything written for a later number was left by a
 * killed writer, and the next writer removes it.
 */
export interface Store {
  readonly dir: string;
  /** Number of the live entry; 0 before the first. */
  readonly liveNumber: () => number;
  /** Entries that count, oldest first. */
  readonly ledger: () => LedgerEntry[];
  /** The live entry. */
  readonly head: () => LedgerEntry | undefined;
  readonly releaseDir: (app: string, version: string) => string;
  /** The document of a release; refuses if the store does not have the release or it is damaged. */
  readonly release: (app: string, version: string) => ReleaseDocument;
  readonly siteDir: (number: number) => string;
  readonly bodyFile: (shell: string, app: string, version: string, address: string) => string;
}

/** Opens the store in `dir`. Nothing is created: an empty or missing folder is a store without releases. */
export function openStore(dir: string): Store {
  const releaseDir = (app: string, version: string) => path.join(dir, 'releases', app, version);

  function liveNumber(): number {
    try {
      return Number(path.basename(readlinkSync(path.join(dir, 'current'))));
    } catch (problem) {
      if (isMissing(problem)) return 0;
      throw problem;
    }
  }

  function ledger(): LedgerEntry[] {
    const last = liveNumber();
    return list(path.join(dir, 'ledger'))
      .filter((file) => /^\d+\.json$/.test(file) && Number.parseInt(file, 10) <= last)
      .sort()
      .map((file) => readChecked(path.join(dir, 'ledger', file), ledgerEntrySchema));
  }

  return {
    dir,
    liveNumber,
    ledger,
    head: () => {
      const number = liveNumber();
      return number === 0 ? undefined : readChecked(ledgerFile(dir, number), ledgerEntrySchema);
    },
    releaseDir,
    release(app, version) {
      const dir = releaseDir(app, version);
      try {
        const document = readChecked(path.join(dir, 'release.json'), releaseDocumentSchema);
        const opened = path.join(dir, OPENED_FILE);
        return existsSync(opened) ? { ...document, opened: readChecked(opened, openedSchema) } : document;
      } catch (problem) {
        if (isMissing(problem))
          throw new UserFacingError(`The store has no release ${version} of ${app}; npm run releases lists what it has.`);
        throw problem;
      }
    },
    siteDir: (number) => path.join(dir, 'sites', numbered(number)),
    bodyFile: (shell, app, version, address) => path.join(dir, 'bodies', shell, app, version, `${pageFile(address)}`),
  };
}

/**
 * The ledger, for parts of a release or rollback that can do without it: a damaged old entry must not stop them, so the ledger is then
 * empty.
 */
export function readableLedger(store: Store): LedgerEntry[] {
  try {
    return store.ledger();
  } catch (problem) {
    if (problem instanceof UserFacingError) return [];
    throw problem;
  }
}

/**
 * Folder of a preview inside a site. No page address begins with a dot, so a server of the live site does not find it; the server of
 * previews serves it as a separate site.
 */
export function previewFolder(id = ''): string {
  return path.join('.previews', id);
}

/** What the preflight saw of a release, beside its document: that stays as it was built, byte for byte, because a team may have signed it. */
export const OPENED_FILE = 'opened.json';

/** What a preview is and when it ends, in its folder. */
export const PREVIEW_FACTS_FILE = 'preview.json';

/** File of an address inside a site or a folder of bodies: `/` is `index.html`, `/learn/modules` is `learn/modules.html`. */
export function pageFile(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

/** File of a ledger entry. */
export function ledgerFile(dir: string, number: number): string {
  return path.join(dir, 'ledger', `${numbered(number)}.json`);
}

/** Names of a folder's entries; none if it is missing or not a folder, like files that some systems put beside folders. */
export function list(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch (problem) {
    if (isMissing(problem) || (problem as NodeJS.ErrnoException).code === 'ENOTDIR') return [];
    throw problem;
  }
}

/** Numbers as they appear in file names, so that they sort correctly. */
export function numbered(number: number): string {
  return String(number).padStart(6, '0');
}

function readChecked<Value>(file: string, schema: { parse: (value: unknown) => Value }): Value {
  const text = readFileSync(file, 'utf8');
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new UserFacingError(`${file} is damaged. Put it back from a backup of the store, or roll its app back to another release.`);
  }
}

function isMissing(problem: unknown): boolean {
  return (problem as NodeJS.ErrnoException).code === 'ENOENT';
}
