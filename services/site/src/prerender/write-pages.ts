import { readFileSync } from 'node:fs';
import {
  type DocumentInput,
  type LiveDocument,
  type ReleaseDocument,
  releaseAddress,
  SHELL_ENTRIES,
  type ShellServer,
} from '@portal/contracts';
import { pageFile, type Store } from '../store/store.ts';
import { liveOfPage } from './live-document.ts';
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

/** Takes a file by its name inside the site. */
export type WriteFile = (name: string, text: string) => void;

/** Makes the page of every address: stored bodies, stamped with what is live. Returns the number of pages. */
export function writePages(store: Store, shellServer: ShellServer, parts: PageParts, write: WriteFile): number {
  const { live, publicUrl } = parts;
  const shell = shellFiles(parts);
  let pages = 0;
  for (const release of parts.apps) {
    const stored = structuredDataOf(store, parts.shell, shellServer, release);
    const picture = pictureOf(parts, release, stored.previewAlt);
    for (const route of release.manifest.routes) {
      const nodes = withTrail(stored.structuredData[route.path] ?? [], shellServer.site.name, route);
      const facts = {
        live: liveOfPage(live, release, route),
        title: route.title,
        description: route.description,
        canonical: publicUrl + route.path,
        shell,
        page: filesOf(parts.shell, release, route.page),
        ...(route.kind && { kind: route.kind }),
        structuredData: completed(nodes, publicUrl),
        ...picture,
        ...previewBarOf(parts),
      };
      for (const address of [route.path, ...(route.aliases ?? [])]) {
        const body = readFileSync(store.bodyFile(parts.shell.version, release.app, release.version, address), 'utf8');
        write(pageFile(address), shellServer.renderDocument({ ...facts, body, path: address }));
        pages += 1;
      }
    }
  }
  return pages;
}

/** The page of all addresses that are none. */
export function notFoundPage(store: Store, shellServer: ShellServer, parts: PageParts): string {
  const { app, version } = parts.shell;
  return shellServer.renderDocument({
    body: readFileSync(store.bodyFile(version, app, version, '/404'), 'utf8'),
    live: parts.live,
    path: undefined,
    title: '',
    description: '',
    shell: shellFiles(parts),
    page: { scripts: [], styles: [] },
    ...pictureOf(parts, parts.shell),
    ...previewBarOf(parts),
  });
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
