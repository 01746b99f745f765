import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { candidate, emptyStore, library, place, shell } from '../../fixtures/store.ts';
import { placeRelease } from './place-release.ts';
import type { Store } from './store.ts';

const film = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 256));
const app = { ...library, files: { 'film.mp4': film, 'tiny.txt': 'x', 'static/deep/words.json': '{"words":"many words"}'.repeat(50) } };
const web = (store: Store, file: string) => path.join(store.releaseDir('mfe-library', '1.0.0'), 'web', file);

test('a release is there with its document, its server build and all its files', async () => {
  const store = emptyStore();
  const { document, dir } = await place(store, app, '1.0.0');
  expect(store.release('mfe-library', '1.0.0')).toEqual(document);
  expect(readFileSync(path.join(store.releaseDir('mfe-library', '1.0.0'), 'server.cjs'))).toEqual(
    readFileSync(path.join(dir, 'server.cjs')),
  );
  for (const file of Object.keys(document.files)) expect(readFileSync(web(store, file))).toEqual(readFileSync(path.join(dir, 'web', file)));
});

test('what can be compressed lies beside itself compressed, with the same bytes in it', async () => {
  const store = emptyStore();
  await place(store, app, '1.0.0');
  for (const file of ['remoteEntry.js', 'home.js', 'styles.css', 'static/deep/words.json', 'release.json']) {
    const bytes = readFileSync(web(store, file));
    const br = readFileSync(web(store, `${file}.br`));
    const gz = readFileSync(web(store, `${file}.gz`));
    expect(brotliDecompressSync(br)).toEqual(bytes);
    expect(gunzipSync(gz)).toEqual(bytes);
    expect(Math.max(br.length, gz.length)).toBeLessThan(bytes.length);
  }
});

test.each(['film.mp4', 'tiny.txt'])('%s, which compressing would not make smaller, lies there alone', async (file) => {
  const store = emptyStore();
  await place(store, app, '1.0.0');
  expect(existsSync(web(store, file))).toBe(true);
  expect([existsSync(web(store, `${file}.br`)), existsSync(web(store, `${file}.gz`))]).toEqual([false, false]);
});

test('a release that could not be placed as a whole is not there at all', async () => {
  const store = emptyStore();
  const { document, dir } = candidate(app, '1.0.0');
  const withMissing = { ...document, files: { ...document.files, 'missing.js': { size: 1, integrity: 'sha384-x' } } };
  await expect(placeRelease(store, withMissing, dir, {})).rejects.toThrow('missing.js');
  expect(existsSync(store.releaseDir('mfe-library', '1.0.0'))).toBe(false);
  await placeRelease(store, document, dir, {});
  expect(readdirSync(path.dirname(store.releaseDir('mfe-library', '1.0.0')))).toEqual(['1.0.0']);
});

test('what a killed writer left under the same version goes: files and rendered pages, for every shell', async () => {
  const store = emptyStore();
  await place(store, { ...app, files: { 'old.js': 'old' } }, '1.0.0');
  const stale = ['1.0.0', '1.1.0'].map((frame) => store.bodyFile(frame, 'mfe-library', '1.0.0', '/'));
  const others = [store.bodyFile('1.0.0', 'mfe-library', '0.9.0', '/'), store.bodyFile('1.0.0', 'mfe-tools', '1.0.0', '/')];
  for (const file of [...stale, ...others]) leave(file);
  await place(store, app, '1.0.0');
  expect(existsSync(web(store, 'old.js'))).toBe(false);
  expect([...stale, ...others].map((file) => existsSync(file))).toEqual([false, false, true, true]);
});

test('of a shell all pages go that were rendered in it', async () => {
  const store = emptyStore();
  const files = [store.bodyFile('1.1.0', 'mfe-library', '1.0.0', '/'), store.bodyFile('1.0.0', 'mfe-library', '1.0.0', '/')];
  for (const file of files) leave(file);
  await place(store, shell, '1.1.0');
  expect(files.map((file) => existsSync(file))).toEqual([false, true]);
});

function leave(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'a page that was rendered from other bytes');
}
