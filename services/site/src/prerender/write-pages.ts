import { readFileSync } from 'node:fs';
import { type DocumentInput, type LiveDocument, type ReleaseDocument, releaseAddress, SHELL_ENTRIES } from '@portal/contracts';
import { pageFile, type Store } from '../store/store.ts';
import { liveOfPage } from './live-document.ts';
import type { ShellFacts } from './server-build.ts';
import { completed, structuredDataOf, withTrail } from './structured-data.ts';

/** Picture of link previews in a release's `web` folder; the folder carries the version. Its size is what large previews are shown in. */
const PICTURE = { file: 'preview.png', width: 1200, height: 630 };

/** What the pages of a site are made from, or those of a preview of it: `live` says which. */
export interface PageParts {
  readonly publicUrl: string;
  readonly shell: ReleaseDocument;
  readonly apps: readonly ReleaseDocument[];
  readonly live: LiveDocument;
  /** Who made the preview. */
  readonly previewAuthor?: string;
}

/** A page to be made: its file inside the site, and what it is made from. */
export interface PageToMake {
  readonly name: string;
  readonly input: DocumentInput;
}

/** What the page of every address is made from: stored bodies, and what is live. The last is the page of all addresses that are none. */
export function pagesToMake(store: Store, facts: ShellFacts, parts: PageParts): PageToMake[] {
  return [...parts.apps.flatMap((release) => pagesOf(store, facts, parts, release)), { name: '404.html', input: notFound(store, parts) }];
}

function pagesOf(store: Store, { site }: ShellFacts, parts: PageParts, release: ReleaseDocument): PageToMake[] {
  const { live, publicUrl } = parts;
  const stored = structuredDataOf(store, parts.shell, release);
  const picture = pictureOf(parts, release, stored.previewAlt);
  return release.manifest.routes.flatMap((route) => {
    const nodes = withTrail(stored.structuredData[route.path] ?? [], site.name, route);
    const said = {
      live: liveOfPage(live, release, route),
      title: route.title,
      description: route.description,
      canonical: publicUrl + route.path,
      shell: shellFiles(parts),
      page: filesOf(parts.shell, release, route.page),
      ...(route.kind && { kind: route.kind }),
      structuredData: completed(nodes, publicUrl),
      ...picture,
      ...previewBarOf(parts),
    };
    return [route.path, ...(route.aliases ?? [])].map((address) => {
      const body = readFileSync(store.bodyFile(parts.shell.version, release.app, release.version, address), 'utf8');
      return { name: pageFile(address), input: { ...said, body, path: address } };
    });
  });
}

function notFound(store: Store, parts: PageParts): DocumentInput {
  const { app, version } = parts.shell;
  return {
    body: readFileSync(store.bodyFile(version, app, version, '/404'), 'utf8'),
    live: parts.live,
    path: undefined,
    title: '',
    description: '',
    shell: shellFiles(parts),
    page: { scripts: [], styles: [] },
    ...pictureOf(parts, parts.shell),
    ...previewBarOf(parts),
  };
}

function previewBarOf({ previewAuthor, publicUrl }: PageParts): Pick<DocumentInput, 'previewBar'> {
  return previewAuthor === undefined ? {} : { previewBar: { author: previewAuthor, liveSite: publicUrl } };
}

/** The app's picture, else the shell's, else none: releases from before there were pictures have none. */
function pictureOf({ publicUrl, shell }: PageParts, release: ReleaseDocument, alt?: string): Pick<DocumentInput, 'preview'> {
  const owner = [release, shell].find(({ files }) => files[PICTURE.file]);
  if (!owner) return {};
  const { file, width, height } = PICTURE;
  const address = publicUrl + releaseAddress(owner.app, owner.version) + file;
  return { preview: { address, width, height, ...(owner === release && alt !== undefined && { alt }) } };
}

/** What a page needs beside the frame; of the shell an earlier federation runtime, which is on its way as early as the page's own. */
function filesOf(shell: ReleaseDocument, release: ReleaseDocument, page: string): DocumentInput['page'] {
  const pageFiles = release.pages[page];
  const own = resources(release, [release.entry, ...(pageFiles?.scripts ?? [])]);
  const runtimes = resources(
    shell,
    release.mfRuntimes.flatMap((version) => shell.lazy?.[version] ?? []),
  );
  const styles = resources(release, pageFiles?.styles ?? []);
  // The frame's own come first: a script of the app that hangs delays only what comes after it.
  // A container runs on the federation's runtime, so one of an earlier version has to wait until the frame has brought that.
  return runtimes.length === 0 ? { scripts: own, styles } : { scripts: [], ahead: [...runtimes, ...own], styles };
}

/** The frame's files, in a preview with the style of its bar. */
function shellFiles({ shell, live }: PageParts): DocumentInput['shell'] {
  const { frame, blocking, previewBar } = SHELL_ENTRIES;
  const styled = live.preview ? [frame, previewBar] : [frame];
  return {
    scripts: resources(shell, shell.pages[frame]?.scripts ?? []),
    styles: resources(
      shell,
      styled.flatMap((entry) => shell.pages[entry]?.styles ?? []),
    ),
    blocking: resources(shell, shell.pages[blocking]?.scripts ?? []),
  };
}

function resources(release: ReleaseDocument, files: readonly string[]) {
  return files.map((file) => ({
    address: releaseAddress(release.app, release.version) + file,
    integrity: release.files[file]?.integrity ?? '',
  }));
}
