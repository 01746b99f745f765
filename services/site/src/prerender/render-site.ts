import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OFFLINE_INDEX_FILE, SEARCH_INDEX_FILE, type ShellServer, WEB_MANIFEST_FILE, WORKER_FILE } from '@portal/contracts';
import { DATA_FOLDER } from '../rules/names.ts';
import { makeFolder } from '../store/durable-file.ts';
import { PREVIEW_FACTS_FILE, pageFile, previewFolder, type Store } from '../store/store.ts';
import { offlineIndexOf } from './offline-index.ts';
import type { PreviewToMake } from './prepare-preview.ts';
import { robotsOf } from './robots.ts';
import { searchIndexOf } from './search-index.ts';
import { securityTxtOf } from './security-txt.ts';
import { datePages } from './site-date.ts';
import { sitemapOf } from './sitemap.ts';
import { workerOf } from './worker-file.ts';
import { notFoundPage, type PageParts, type WriteFile, writePages } from './write-pages.ts';

/** Stands beside the pages when browsers shall insist on encryption for names below that of the site too; nginx looks for it. */
export const INCLUDE_SUB_DOMAINS_FILE = 'include-sub-domains';

/** What the pages of one entry are made from. */
export interface SiteParts extends PageParts {
  readonly number: number;
  readonly previews?: readonly PreviewToMake[];
}

/**
 * Makes all pages of an entry beside those that are served, with those of its previews: stored bodies, stamped with what is live.
 * Returns the number of live pages.
 */
export function renderSite(store: Store, shellServer: ShellServer, parts: SiteParts): number {
  const final = store.siteDir(parts.number);
  const draft = `${final}.draft`;
  rmSync(draft, { recursive: true, force: true });
  rmSync(final, { recursive: true, force: true });
  makeFolder(draft);
  const write: WriteFile = (name, text) => {
    const file = path.join(draft, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const pages = writePages(store, shellServer, parts, write);
  write('404.html', notFoundPage(store, shellServer, parts));
  for (const { app, version } of parts.apps) {
    const data = path.join(store.releaseDir(app, version), DATA_FOLDER);
    if (existsSync(data)) cpSync(data, path.join(draft, DATA_FOLDER), { recursive: true });
  }
  write('live.json', JSON.stringify(parts.live));
  const searchIndex = JSON.stringify(searchIndexOf(parts.apps));
  write(SEARCH_INDEX_FILE, searchIndex);
  const textOf = (address: string) => readFileSync(path.join(draft, pageFile(address)), 'utf8');
  write(OFFLINE_INDEX_FILE, JSON.stringify(offlineIndexOf(store, parts, textOf, searchIndex)));
  write(WORKER_FILE, workerOf(store, parts.shell, parts.live));
  if (shellServer.webManifest) write(WEB_MANIFEST_FILE, JSON.stringify(shellServer.webManifest));
  write('sitemap.xml', sitemapOf(parts.publicUrl, parts.apps));
  write('robots.txt', robotsOf(parts.publicUrl));
  write('.well-known/security.txt', securityTxtOf(parts.publicUrl, shellServer.site.contactEmail, new Date()));
  // What other services say about the organization, so that its facts are in one place.
  write('site.json', JSON.stringify({ ...shellServer.site, publicUrl: parts.publicUrl }));
  // For web servers that only look for files.
  if (shellServer.site.includeSubDomains) write(INCLUDE_SUB_DOMAINS_FILE, '');
  for (const preview of parts.previews ?? []) {
    try {
      writePreview(store, preview, write);
    } catch (problem) {
      if (preview.isRequired) throw problem;
      // A candidate's code has run: no release or rollback waits until it is mended.
      rmSync(path.join(draft, previewFolder(preview.facts.id)), { recursive: true, force: true });
    }
  }
  datePages(draft, store.siteDir(parts.number - 1));
  renameSync(draft, final);
  return pages;
}

/** The pages of a preview, its search index, and for the server when it ends. */
function writePreview(store: Store, { facts, shellServer, parts }: PreviewToMake, writeBelow: WriteFile): void {
  const write: WriteFile = (name, text) => writeBelow(path.join(previewFolder(facts.id), name), text);
  writePages(store, shellServer, parts, write);
  write('404.html', notFoundPage(store, shellServer, parts));
  write(SEARCH_INDEX_FILE, JSON.stringify(searchIndexOf(parts.apps)));
  write(PREVIEW_FACTS_FILE, JSON.stringify(facts));
}
