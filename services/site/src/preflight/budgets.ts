import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  PAGE_PICTURES_BUDGET,
  PICTURE_BUDGET,
  RELEASE_BUDGET,
  type ReleaseDocument,
  SCRIPT_BUDGETS,
  SEARCH_INDEX_BUDGET,
  SEARCH_INDEX_FILE,
  SHELL_ENTRIES,
  STYLE_BUDGET,
} from '@portal/contracts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import { PAGE_QUALITY } from '../server/page-cache.ts';
import type { Store } from '../store/store.ts';

const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif)$/;

/**
 * What a page of `app` brings in script when it is opened, in bytes after brotli 11: the shell's, the app's entry and the
 * page's own. Not counted is what is fetched when the visitor does something, and a
 * federation runtime of an earlier version, which goes when the app is built the next time.
 */
export function scriptBytes(store: Store, shell: ReleaseDocument, app: ReleaseDocument, page: string): number {
  const { frame, blocking } = SHELL_ENTRIES;
  const always = [frame, blocking].flatMap((entry) => shell.pages[entry]?.scripts ?? []);
  const own = [app.entry, ...(app.pages[page]?.scripts ?? [])];
  return sum(store, shell, always) + sum(store, app, own);
}

/**
 * Refuses an app whose pages or files are too heavy for a slow phone, with the figures. Where the shell alone is new (`former` is the
 * one before), a page may weigh as much as one with a form, or as it did: what it brings itself the shell can do nothing about.
 */
export function requireBudgets(store: Store, shell: ReleaseDocument, app: ReleaseDocument, former?: ReleaseDocument): void {
  for (const { path: address, page, kind = 'reading' } of app.manifest.routes) {
    const bytes = scriptBytes(store, shell, app, page);
    const limit = former ? Math.max(SCRIPT_BUDGETS.form, scriptBytes(store, former, app, page)) : SCRIPT_BUDGETS[kind];
    if (bytes > limit)
      throw new UserFacingError(
        `The page ${address} of ${app.app} loads ${kilobytes(bytes)} of script, including the shell's, but a page ${kind === 'form' ? 'with a form' : 'to read'} may load at most ${kilobytes(limit)}. Load what is not needed at first with import(), or use fewer libraries.`,
      );
  }
  if (former) return;
  const names = Object.keys(app.files);
  const styles = sum(
    store,
    app,
    names.filter((name) => name.endsWith('.css')),
  );
  if (styles > STYLE_BUDGET)
    throw new UserFacingError(
      `The styles of ${app.app} weigh ${kilobytes(styles)}, but those of an app may weigh at most ${kilobytes(STYLE_BUDGET)}. Use what packages/ui has instead of rules of your own.`,
    );
  const picture = names.find((name) => PICTURE.test(name) && (app.files[name]?.size ?? 0) > PICTURE_BUDGET);
  if (picture)
    throw new UserFacingError(
      `The picture ${picture} of ${app.app} weighs ${kilobytes(app.files[picture]?.size ?? 0)}, but a picture may weigh at most ${kilobytes(PICTURE_BUDGET)}. Make it smaller, or draw it as SVG.`,
    );
  const all = names.reduce((total, name) => total + (app.files[name]?.size ?? 0), 0);
  if (all > RELEASE_BUDGET)
    throw new UserFacingError(
      `The files of ${app.app} weigh ${kilobytes(all)} together, but a release may weigh at most ${kilobytes(RELEASE_BUDGET)}. Make films and sounds shorter or smaller.`,
    );
}

/** Refuses apps with which the search index of the site would be too heavy, as the host sends it. */
export function requireSearchBudget(store: Store, apps: readonly string[]): void {
  const bytes = brotliSize(path.join(store.dir, 'current', SEARCH_INDEX_FILE), PAGE_QUALITY);
  if (apps.length > 0 && bytes > SEARCH_INDEX_BUDGET)
    throw new UserFacingError(
      `With ${apps.join(', ')}, the search index of the site weighs ${kilobytes(bytes)}, but it may weigh at most ${kilobytes(SEARCH_INDEX_BUDGET)}. Write fewer or shorter entries in search.ts.`,
    );
}

/** Refuses a page to read whose HTML shows pictures of its release that are too heavy together. */
export function requirePictureBudget(store: Store, app: ReleaseDocument, address: string, html: string): void {
  const route = app.manifest.routes.find(({ path: own, aliases = [] }) => own === address || aliases.includes(address));
  if (route?.kind === 'form') return;
  const base = `/releases/${app.app}/${app.version}/web/`;
  // What only a link preview names is not shown.
  const pictures = Object.keys(app.files).filter((name) => PICTURE.test(name) && html.includes(` src="${base}${name}"`));
  const bytes = sum(store, app, pictures);
  if (bytes > PAGE_PICTURES_BUDGET)
    throw new UserFacingError(
      `The pictures of the page ${address} of ${app.app} weigh ${kilobytes(bytes)} together, but the pictures of a reading page may weigh at most ${kilobytes(PAGE_PICTURES_BUDGET)}. Make them smaller, or draw them as SVG.`,
    );
}

function sum(store: Store, release: ReleaseDocument, names: readonly string[]): number {
  const web = path.join(store.releaseDir(release.app, release.version), 'web');
  return names.reduce((total, name) => total + compressedSize(path.join(web, name)), 0);
}

/** Releases lie compressed beside themselves; one that was put back from elsewhere may not. */
function compressedSize(file: string): number {
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  return brotliSize(file, 11);
}

function brotliSize(file: string, quality: number): number {
  const bytes = readFileSync(file);
  return Math.min(bytes.length, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length);
}

/** 1 KB is 1000 bytes, as in the budgets. */
function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)} KB`;
}
