// The archive of released artefacts: one file, so that a set is replaced as a whole. JSON of path and base64, compressed with brotli.
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** The kept set. */
export const ARCHIVE = path.join(import.meta.dirname, 'store.json.br');

/** Folders of a store that make it up; what is compressed beside itself and locks are left out. */
const KEPT = ['releases', 'ledger', 'bodies', 'sites'];

/** Writes a store into the archive. */
export function pack(storeDir) {
  const files = {};
  for (const folder of KEPT)
    for (const name of readdirSync(path.join(storeDir, folder), { recursive: true }).map(String).sort()) {
      const file = path.join(storeDir, folder, name);
      if (statSync(file).isFile() && !/\.(br|gz)$/.test(name))
        files[path.join(folder, name).replaceAll(path.sep, '/')] = readFileSync(file).toString('base64');
    }
  const current = readlinkSync(path.join(storeDir, 'current')).replaceAll(path.sep, '/');
  const text = JSON.stringify({ current, files }, null, 1);
  writeFileSync(
    ARCHIVE,
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } }),
  );
  return Object.keys(files);
}

/** Makes the store of the archive in a folder that is not there yet. */
export function unpack(storeDir) {
  if (existsSync(storeDir)) throw new Error(`${storeDir} is there already.`);
  const { current, files } = JSON.parse(brotliDecompressSync(readFileSync(ARCHIVE)).toString());
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(storeDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(content, 'base64'));
  }
  symlinkSync(current, path.join(storeDir, 'current'));
}
