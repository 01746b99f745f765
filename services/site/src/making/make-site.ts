import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type DocumentInput,
  type LiveDocument,
  type ReleaseDocument,
  releaseAddress,
  SHELL_ENTRIES,
  type ShellServer,
} from '@portal/contracts';
import { DATA_FOLDER, pageFile, type Store } from '../store/store.ts';

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
  for (const release of parts.apps)
    for (const route of release.manifest.routes)
      for (const address of [route.path, ...(route.aliases ?? [])]) {
        const body = readFileSync(store.bodyFile(parts.shell.version, release.app, release.version, address), 'utf8');
        const page = filesOf(release, route.page);
        const { title, description } = route;
        write(
          pageFile(address),
          shellServer.renderDocument({
            body,
            live: parts.live,
            path: address,
            title,
            description,
            canonical: parts.publicUrl + route.path,
            shell,
            page,
          }),
        );
        pages += 1;
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
    }),
  );
  for (const { app, version } of parts.apps) {
    const data = path.join(store.releaseDir(app, version), DATA_FOLDER);
    if (existsSync(data)) cpSync(data, path.join(draft, DATA_FOLDER), { recursive: true });
  }
  write('live.json', JSON.stringify(parts.live));
  // What other services say about the organisation, so that its facts stand in one place.
  write('site.json', JSON.stringify({ ...shellServer.site, publicUrl: parts.publicUrl }));
  renameSync(draft, final);
  return pages;
}

function filesOf(release: ReleaseDocument, page: string): DocumentInput['page'] {
  const { scripts = [], styles = [] } = release.pages[page] ?? {};
  return { scripts: resources(release, [release.entry, ...scripts]), styles: resources(release, styles) };
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
