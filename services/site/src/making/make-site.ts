import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type DocumentInput,
  type LiveDocument,
  type ReleaseDocument,
  releaseAddress,
  SEARCH_INDEX_FILE,
  SHELL_ENTRIES,
  type ShellServer,
} from '@portal/contracts';
import { DATA_FOLDER, pageFile, type Store } from '../store/store.ts';
import { liveOfPage } from './live-document.ts';
import { robotsOf } from './robots.ts';
import { searchIndexOf } from './search-index.ts';
import { datePages } from './site-date.ts';
import { sitemapOf } from './sitemap.ts';
import { completed, saidToMachines, withTrail } from './structured-data.ts';

/** Picture of link previews in a release's `web` folder; the folder carries the version. Its size is what large previews are shown in. */
const PREVIEW = { file: 'preview.png', width: 1200, height: 630 };

/** What the pages of one entry are made from. */
export interface SiteParts {
  readonly number: number;
  readonly publicUrl: string;
  readonly shell: ReleaseDocument;
  readonly apps: readonly ReleaseDocument[];
  readonly live: LiveDocument;
}

/** Makes all pages of an entry beside those that are served: stored bodies, stamped with what is live. Returns the number of pages. */
export function makeSite(store: Store, shellServer: ShellServer, parts: SiteParts): number {
  const final = store.siteDir(parts.number);
  const draft = `${final}.draft`;
  rmSync(draft, { recursive: true, force: true });
  rmSync(final, { recursive: true, force: true });
  let pages = 0;
  const write = (name: string, text: string) => {
    const file = path.join(draft, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const shell = shellFiles(parts.shell);
  for (const release of parts.apps) {
    const said = saidToMachines(store, parts.shell, shellServer, release);
    const preview = previewOf(parts, release, said.previewAlt);
    for (const route of release.manifest.routes) {
      const nodes = withTrail(said.structuredData[route.path] ?? [], shellServer.site.name, route);
      const facts = {
        live: liveOfPage(parts.live, release, route),
        title: route.title,
        description: route.description,
        canonical: parts.publicUrl + route.path,
        shell,
        page: filesOf(parts.shell, release, route.page),
        ...(route.kind && { kind: route.kind }),
        structuredData: completed(nodes, parts.publicUrl),
        ...preview,
      };
      for (const address of [route.path, ...(route.aliases ?? [])]) {
        const body = readFileSync(store.bodyFile(parts.shell.version, release.app, release.version, address), 'utf8');
        write(pageFile(address), shellServer.renderDocument({ ...facts, body, path: address }));
        pages += 1;
      }
    }
  }
  const notFound = readFileSync(store.bodyFile(parts.shell.version, parts.shell.app, parts.shell.version, '/404'), 'utf8');
  write(
    '404.html',
    shellServer.renderDocument({
      body: notFound,
      live: parts.live,
      path: undefined,
      title: '',
      description: '',
      shell,
      page: { scripts: [], styles: [] },
      ...previewOf(parts, parts.shell),
    }),
  );
  for (const { app, version } of parts.apps) {
    const data = path.join(store.releaseDir(app, version), DATA_FOLDER);
    if (existsSync(data)) cpSync(data, path.join(draft, DATA_FOLDER), { recursive: true });
  }
  write('live.json', JSON.stringify(parts.live));
  write(SEARCH_INDEX_FILE, JSON.stringify(searchIndexOf(parts.apps)));
  write('sitemap.xml', sitemapOf(parts.publicUrl, parts.apps));
  write('robots.txt', robotsOf(parts.publicUrl));
  // What other services say about the organisation, so that its facts stand in one place.
  write('site.json', JSON.stringify({ ...shellServer.site, publicUrl: parts.publicUrl }));
  datePages(draft, store.siteDir(parts.number - 1));
  renameSync(draft, final);
  return pages;
}

/** The app's picture, else the shell's, else none: releases from before there were pictures have none. */
function previewOf({ publicUrl, shell }: SiteParts, release: ReleaseDocument, alt?: string): Pick<DocumentInput, 'preview'> {
  const owner = [release, shell].find(({ files }) => files[PREVIEW.file]);
  if (!owner) return {};
  const { file, width, height } = PREVIEW;
  const address = publicUrl + releaseAddress(owner.app, owner.version) + file;
  return { preview: { address, width, height, ...(owner === release && alt !== undefined && { alt }) } };
}

/** What a page needs beside the frame; of the shell what only some pages need, which is on its way as early as the page's own. */
function filesOf(shell: ReleaseDocument, release: ReleaseDocument, page: string): DocumentInput['page'] {
  const pageFiles = release.pages[page];
  const own = resources(release, [release.entry, ...(pageFiles?.scripts ?? [])]);
  const lazy = (needs: readonly string[]) =>
    resources(
      shell,
      needs.flatMap((need) => shell.lazy?.[need] ?? []),
    );
  const modules = lazy(Object.keys(release.requires));
  const runtimes = lazy(release.mfRuntimes);
  const styles = resources(release, pageFiles?.styles ?? []);
  // The frame's own come first: a script of the app that hangs holds back only what stands after it.
  // A container runs on the federation's runtime, so one of an earlier version has to wait until the frame has brought that.
  return runtimes.length === 0 ? { scripts: [...modules, ...own], styles } : { scripts: modules, ahead: [...runtimes, ...own], styles };
}

function shellFiles(shell: ReleaseDocument): DocumentInput['shell'] {
  const frame = shell.pages[SHELL_ENTRIES.frame];
  return {
    scripts: resources(shell, frame?.scripts ?? []),
    styles: resources(shell, frame?.styles ?? []),
    blocking: resources(shell, shell.pages[SHELL_ENTRIES.blocking]?.scripts ?? []),
  };
}

function resources(release: ReleaseDocument, files: readonly string[]) {
  return files.map((file) => ({
    address: releaseAddress(release.app, release.version) + file,
    integrity: release.files[file]?.integrity ?? '',
  }));
}
