import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { containerName, type ReleaseDocument, releaseDocumentSchema, sharedModules, type UploadStatement } from '@portal/contracts';
import { type Candidate, requireSharedNames } from '../build/candidate.ts';
import { requireOwnAddresses } from '../build/search-entries.ts';
import { usedNames } from '../build/used-names.ts';
import { DATA_FOLDER, SHELL } from '../rules/names.ts';
import { DOCUMENT_FILE } from '../rules/upload-files.ts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import type { Store } from '../store/store.ts';

/**
 * Reads what was uploaded as a candidate. Its document was made on somebody's own machine, so all that a build on the server would have
 * seen to is checked here; none of its code is run for that.
 */
export function receivedCandidate(store: Store, statement: UploadStatement, dir: string): Candidate {
  const { app, version } = statement;
  const document = readDocument(path.join(dir, DOCUMENT_FILE));
  const refuse = (what: string): never => {
    throw new UserFacingError(`The release of ${app} ${what}. Build it again with npm run release, from a clean checkout.`);
  };
  const name = app === SHELL ? '' : containerName(app, version);
  if (document.app !== app || document.version !== version || document.name !== name || document.manifest.id !== app)
    refuse(`describes itself as ${document.app} ${document.version}, but ${app} ${version} was signed`);
  if (document.opened) refuse('says something that only the server may say');
  const signed = Object.fromEntries(statement.files.map(({ path: file, size, integrity }) => [file, { size, integrity }]));
  const described = { ...below('web', document.files), 'server.cjs': document.server };
  const uploaded = Object.fromEntries(Object.entries(signed).filter(([file]) => file === 'server.cjs' || file.startsWith('web/')));
  if (!isDeepStrictEqual({ ...described }, uploaded)) refuse('contains files other than those that its document lists');
  const needed = [document.entry, ...Object.values(document.pages).flatMap(({ scripts, styles }) => [...scripts, ...styles])];
  const missing = needed.find((file) => !document.files[file]);
  if (missing !== undefined) refuse(`needs the file ${missing || 'of its entry'}, which it does not have`);
  for (const route of document.manifest.routes)
    if (!document.pages[route.page]) refuse(`has no page "${route.page}" for the address ${route.path}`);
  if (app !== SHELL) {
    const uses = requireSharedNames(app, usedNames(path.join(dir, 'server.cjs'), Object.keys(sharedModules)));
    if (!isDeepStrictEqual(uses, document.uses)) refuse('uses names of the shell other than those that its document lists');
    requireOwnAddresses(document.search ?? [], document, `${app}/search.ts`);
    requireOwnTables(store, statement);
  }
  return { document, dir };
}

function readDocument(file: string): ReleaseDocument {
  try {
    return releaseDocumentSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new UserFacingError(
      `${DOCUMENT_FILE} in the upload does not describe a release. Update your checkout and run the command again.`,
    );
  }
}

function below(folder: string, files: ReleaseDocument['files']): ReleaseDocument['files'] {
  return Object.fromEntries(Object.entries(files).map(([file, facts]) => [`${folder}/${file}`, facts]));
}

/** The site has one list a table, so a team could put its own in the place of another's. */
function requireOwnTables(store: Store, { app, files }: UploadStatement): void {
  const tables = files.map(({ path: file }) => file).filter((file) => file.startsWith(`${DATA_FOLDER}/`));
  for (const [other, history] of Object.entries(store.head()?.live ?? {}))
    for (const table of other === app ? [] : tables)
      if (existsSync(path.join(store.releaseDir(other, history.at(-1) ?? ''), table)))
        throw new UserFacingError(`The list ${path.basename(table, '.json')} belongs to ${other}, so ${app} cannot provide it.`);
}
