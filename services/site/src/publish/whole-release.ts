import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseDocument, UploadStatement } from '@portal/contracts';
import { integrityOf } from '../rules/integrity.ts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import type { Store } from '../store/store.ts';

/**
 * Refuses a release of which a file is missing or has other bytes than were recorded: the browser would refuse the file, and
 * visitors would get the release before.
 */
export function requireWhole(store: Store, document: ReleaseDocument): void {
  const dir = store.releaseDir(document.app, document.version);
  const title = `${document.app} ${document.version}`;
  const advice = 'Build and release it again, or put the file back from a backup of the store.';
  const recorded = Object.entries(document.files).map(([name, { integrity }]) => ({ name, file: path.join(dir, 'web', name), integrity }));
  recorded.push({ name: 'server.cjs', file: path.join(dir, 'server.cjs'), integrity: document.server.integrity });
  for (const { name, file, integrity } of recorded) {
    if (!existsSync(file)) throw new UserFacingError(`${title} is damaged: its file ${name} is missing. ${advice}`);
    if (integrityOf(readFileSync(file)) !== integrity)
      throw new UserFacingError(`${title} is damaged: its file ${name} is not the one that was recorded. ${advice}`);
  }
  const named = [document.entry, ...Object.values(document.pages).flatMap(({ scripts, styles }) => [...scripts, ...styles])];
  const unlisted = named.find((name) => !document.files[name]);
  if (unlisted !== undefined)
    throw new UserFacingError(
      `${title} is damaged: a page needs the file ${unlisted || 'of its entry'}, which the build did not make. ${advice}`,
    );
}

/** Refuses a release whose files are not those that a team signed, whatever its document beside them says. */
export function requireSigned(store: Store, { app, version, files }: UploadStatement): void {
  const dir = store.releaseDir(app, version);
  for (const { path: name, integrity } of files) {
    const file = path.join(dir, name);
    if (!existsSync(file) || integrityOf(readFileSync(file)) !== integrity)
      throw new UserFacingError(
        `${app} ${version} is damaged: its file ${name} is not the one that its team signed. Release it again, or put the file back from a backup of the store.`,
      );
  }
}

/** Refuses a rendered page that names a file of its release which the release does not have. */
export function requireNamedFiles(document: ReleaseDocument, address: string, html: string): void {
  const base = `/releases/${document.app}/${document.version}/web/`;
  for (const [, name = ''] of html.matchAll(new RegExp(`${base.replaceAll('.', '\\.')}([\\w./-]+)`, 'g')))
    if (!document.files[name] && name !== 'release.json')
      throw new UserFacingError(
        `The page ${address} of ${document.app} names the file ${name}, which is not in the release. Import the file where the page uses it, so that the build includes it.`,
      );
}
