import { statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  type OfflineFile,
  type OfflineIndex,
  type OfflineSet,
  type ReleaseDocument,
  releaseAddress,
  SHELL_ENTRIES,
} from '@portal/contracts';
import type { Store } from '../store/store.ts';

/** Fast, because a rollback waits for it: what is shown is rounded anyway. */
const QUALITY = 4;

/** Pictures of link previews and icons, descriptions, films and sounds: nothing that a page needs to be read. */
const NOT_KEPT = /^(?:release\.json|preview\.png|touch-icon\.png|icon-.*\.png)$|\.(?:mp4|webm|mp3|vtt|map)$/;
const CODE = /\.(?:js|css)$/;

/** What a browser can keep of what is live; `textOf` gives the text of one of its pages, `search` is the search index. */
export function offlineIndexOf(
  store: Store,
  { shell, apps }: { readonly shell: ReleaseDocument; readonly apps: readonly ReleaseDocument[] },
  textOf: (address: string) => string,
  search: string,
): OfflineIndex {
  const sizeOf = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }).length;
  const worker = shell.pages[SHELL_ENTRIES.worker]?.scripts ?? [];
  return {
    frame: { files: filesOf(store, shell, (file) => !worker.includes(file)), search: sizeOf(search) },
    sets: apps.flatMap((release): OfflineSet[] => {
      const { offline, routes } = release.manifest;
      if (!offline) return [];
      const kept = routes.filter((route) => route.kept !== false);
      return [
        {
          ...offline,
          pages: Object.fromEntries(kept.map((route) => [route.path, { title: route.title, size: sizeOf(textOf(route.path)) }])),
          code: filesOf(store, release, (file) => CODE.test(file)),
          media: filesOf(store, release, (file) => !CODE.test(file)),
        },
      ];
    }),
  };
}

function filesOf(store: Store, { app, version, files }: ReleaseDocument, isWanted: (file: string) => boolean) {
  const wanted = Object.entries(files).filter(([file]) => isWanted(file) && !NOT_KEPT.test(file));
  return Object.fromEntries(
    wanted.map(([file, { size, integrity }]): [string, OfflineFile] => {
      const compressed = statSync(path.join(store.releaseDir(app, version), 'web', `${file}.br`), { throwIfNoEntry: false });
      return [releaseAddress(app, version) + file, { size: compressed?.size ?? size, integrity }];
    }),
  );
}
