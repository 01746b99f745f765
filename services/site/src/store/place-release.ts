import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type ReleaseDocument, releaseDocumentSchema } from '@portal/contracts';
import { DATA_FOLDER, SHELL } from '../rules/names.ts';
import { makeFolder, syncFolder, syncTree } from './durable-file.ts';
import { list, OPENED_FILE, type Store } from './store.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const COMPRESSIBLE = /\.(js|css|svg|json|vtt|txt|csv|md)$/;

/** Lists the packages in a release, beside its `web` folder (packages/build-presets). Visitors do not get it. */
const BILL_OF_MATERIALS = 'bom.json';

/** Additional small files of a release's `web` folder, by name. */
export type MadeFiles = Readonly<Record<string, string>>;

/** The text of the document in a build, where it came with one: a signature is under these very bytes. */
function textAsBuilt(from: string, document: ReleaseDocument): string | undefined {
  const file = path.join(from, 'release.json');
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  return isDeepStrictEqual(releaseDocumentSchema.parse(JSON.parse(text)), document) ? text : undefined;
}

/** A release's document as its file holds it. */
export function documentText(document: ReleaseDocument): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/**
 * Puts a release's files into their folder, compressed once and for all. The folder appears with one rename; anything that a killed writer
 * left in its place was never live and is removed. Call this while holding the writer lock.
 */
export async function placeRelease(store: Store, document: ReleaseDocument, from: string, made: MadeFiles): Promise<void> {
  const final = store.releaseDir(document.app, document.version);
  const draft = `${final}.draft`;
  rmSync(draft, { recursive: true, force: true });
  makeFolder(draft);
  cpSync(path.join(from, 'web'), path.join(draft, 'web'), { recursive: true });
  cpSync(path.join(from, 'server.cjs'), path.join(draft, 'server.cjs'));
  if (existsSync(path.join(from, BILL_OF_MATERIALS))) cpSync(path.join(from, BILL_OF_MATERIALS), path.join(draft, BILL_OF_MATERIALS));
  if (existsSync(path.join(from, DATA_FOLDER))) cpSync(path.join(from, DATA_FOLDER), path.join(draft, DATA_FOLDER), { recursive: true });
  for (const [name, text] of Object.entries(made)) writeFileSync(path.join(draft, 'web', name), text);
  await Promise.all(
    [...Object.keys(document.files), ...Object.keys(made)]
      .filter((file) => COMPRESSIBLE.test(file))
      .map((file) => compress(path.join(draft, 'web', file))),
  );
  const { opened, ...built } = document;
  writeFileSync(path.join(draft, 'release.json'), textAsBuilt(from, built) ?? documentText(built));
  if (opened) writeFileSync(path.join(draft, OPENED_FILE), `${JSON.stringify(opened, null, 2)}\n`);
  await syncTree(draft);
  rmSync(final, { recursive: true, force: true });
  forgetBodies(store, document);
  renameSync(draft, final);
  syncFolder(path.dirname(final));
}

/** A release that was refused, or whose writer was killed, may have left rendered pages, which are from other bytes than these. */
function forgetBodies(store: Store, { app, version }: ReleaseDocument): void {
  const bodies = path.join(store.dir, 'bodies');
  const names = app === SHELL ? [version] : list(bodies).map((shell) => path.join(shell, app, version));
  for (const folder of names.map((name) => path.join(bodies, name))) if (existsSync(folder)) rmSync(folder, { recursive: true });
}

async function compress(file: string): Promise<void> {
  // A release that went through preflight was already packed for its trial.
  if (existsSync(`${file}.br`) || existsSync(`${file}.gz`)) return;
  const bytes = readFileSync(file);
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    zip(bytes, { level: 9 }),
  ]);
  if (br.length < bytes.length) writeFileSync(`${file}.br`, br);
  if (gz.length < bytes.length) writeFileSync(`${file}.gz`, gz);
}
