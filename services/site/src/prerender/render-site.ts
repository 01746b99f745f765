import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OFFLINE_INDEX_FILE, SEARCH_INDEX_FILE, WEB_MANIFEST_FILE, WORKER_FILE } from '@portal/contracts';
import { DATA_FOLDER } from '../rules/names.ts';
import { makeFolder } from '../store/durable-file.ts';
import { PREVIEW_FACTS_FILE, pageFile, previewFolder, type Store } from '../store/store.ts';
import { offlineIndexOf } from './offline-index.ts';
import type { PreviewToMake } from './prepare-preview.ts';
import { type Made, type MadePage, renderedPages } from './render-documents.ts';
import { robotsOf } from './robots.ts';
import { searchIndexOf } from './search-index.ts';
import { securityTxtOf } from './security-txt.ts';
import type { ShellFacts } from './server-build.ts';
import { datePages } from './site-date.ts';
import { sitemapOf } from './sitemap.ts';
import { workerOf } from './worker-file.ts';
import { type PageParts, pagesToMake } from './write-pages.ts';

/** Stands beside the pages when browsers shall insist on encryption for names below that of the site too; nginx looks for it. */
export const INCLUDE_SUB_DOMAINS_FILE = 'include-sub-domains';

/** Takes a file by its name inside the site. */
type WriteFile = (name: string, text: string) => void;

/** What the pages of one entry are made from. */
export interface SiteParts extends PageParts {
  readonly number: number;
  readonly previews?: readonly PreviewToMake[];
}

/**
 * Makes all pages of an entry beside those that are served, with those of its previews: stored bodies, stamped with what is live.
 * Returns the number of live pages.
 */
export async function renderSite(store: Store, facts: ShellFacts, parts: SiteParts): Promise<number> {
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
  const pages = pagesToMake(store, facts, parts);
  const [own, ...previews] = await renderedPages(store, parts.shell, pages, parts.previews ?? []);
  for (const { name, text } of pagesOf(own)) write(name, text);
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
  if (facts.webManifest) write(WEB_MANIFEST_FILE, JSON.stringify(facts.webManifest));
  write('sitemap.xml', sitemapOf(parts.publicUrl, parts.apps));
  write('robots.txt', robotsOf(parts.publicUrl));
  write('.well-known/security.txt', securityTxtOf(parts.publicUrl, facts.site.contactEmail, new Date()));
  // What other services say about the organization, so that its facts are in one place.
  write('site.json', JSON.stringify({ ...facts.site, publicUrl: parts.publicUrl }));
  // For web servers that only look for files.
  if (facts.site.includeSubDomains) write(INCLUDE_SUB_DOMAINS_FILE, '');
  for (const [index, preview] of (parts.previews ?? []).entries()) {
    const made = previews[index];
    // A candidate's code has run: no release or rollback waits until it is mended.
    if (preview.isRequired || (made && 'pages' in made)) writePreview(preview, pagesOf(made), write);
  }
  datePages(draft, store.siteDir(parts.number - 1));
  renameSync(draft, final);
  return pages.length - 1;
}

function pagesOf(made: Made | undefined): readonly MadePage[] {
  if (made && 'pages' in made) return made.pages;
  throw made?.problem;
}

/** The pages of a preview, its search index, and for the server when it ends. */
function writePreview({ facts, parts }: PreviewToMake, made: readonly MadePage[], writeBelow: WriteFile): void {
  const write: WriteFile = (name, text) => writeBelow(path.join(previewFolder(facts.id), name), text);
  for (const { name, text } of made) write(name, text);
  write(SEARCH_INDEX_FILE, JSON.stringify(searchIndexOf(parts.apps)));
  write(PREVIEW_FACTS_FILE, JSON.stringify(facts));
}
