import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

type Change = (bytes: Buffer) => Buffer;

/** Files of one release in a store, to be broken on purpose. */
export interface ReleaseFiles {
  readonly storeDir: string;
  readonly app: string;
  readonly version: string;
}

/** The integrity of bytes, as a page names it. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Removes a file from the store, so that its address answers 404. */
export function remove(release: ReleaseFiles, file: string): void {
  for (const ending of ['', '.br', '.gz']) rmSync(path.join(webDir(release), file + ending), { force: ending !== '' });
}

/** Changes only the bytes, including the compressed ones, as someone with write access to the store would: every hash stays the same. */
export function tamper(release: ReleaseFiles, file: string, change: Change): void {
  const at = path.join(webDir(release), file);
  const before = readFileSync(at);
  const after = change(before);
  if (after.equals(before)) throw new Error(`The drill meant to change ${release.app} ${file}, but it stayed the same.`);
  write(at, after);
}

/** Changes the bytes as if they had been released that way: every place that names their hash names the new one. */
export function releaseAs(release: ReleaseFiles, file: string, change: Change): void {
  const web = webDir(release);
  const at = path.join(web, file);
  const before = integrityOf(readFileSync(at));
  tamper(release, file, change);
  const after = integrityOf(readFileSync(at));
  for (const other of textFiles(release)) {
    if (!readFileSync(other, 'utf8').includes(before)) continue;
    const renamed: Change = (bytes) => Buffer.from(bytes.toString().replaceAll(before, after));
    // A script that names the hash of another one has a hash itself.
    if (path.dirname(other) === web && other.endsWith('.js')) releaseAs(release, path.basename(other), renamed);
    else write(other, renamed(readFileSync(other)));
  }
}

function webDir({ storeDir, app, version }: ReleaseFiles): string {
  return path.join(storeDir, 'releases', app, version, 'web');
}

/** Where hashes of the release may appear: in its own files and in the pages of the live site. */
function textFiles(release: ReleaseFiles): string[] {
  const folders = [path.dirname(webDir(release)), realpathSync(path.join(release.storeDir, 'current'))];
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((file) => /\.(js|json|html)$/.test(file))
      .map((file) => path.join(folder, file)),
  );
}

function write(file: string, bytes: Buffer): void {
  writeFileSync(file, bytes);
  if (existsSync(`${file}.br`)) writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  if (existsSync(`${file}.gz`)) writeFileSync(`${file}.gz`, gzipSync(bytes));
}

/** One different letter in the middle: the smallest possible change. */
export const flipOneByte: Change = (bytes) => {
  const flipped = Buffer.from(bytes);
  const middle = flipped.length >> 1;
  flipped[middle] = (flipped[middle] ?? 0) ^ 1;
  return flipped;
};

/** The bytes with text in front of them. */
export const inFront =
  (words: string): Change =>
  (bytes) =>
    Buffer.concat([Buffer.from(words), bytes]);

/** Other text in place of the bytes. */
export const instead =
  (words: string): Change =>
  () =>
    Buffer.from(words);

/** The first half, as if the rest had been lost. */
export const half: Change = (bytes) => bytes.subarray(0, bytes.length >> 1);
