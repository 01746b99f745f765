import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Site, serve } from '../../fixtures/served-site.ts';
import { emptyStore, library, releaseMadeUp, shell } from '../../fixtures/store.ts';
import type { Store } from '../store/store.ts';

const SCRIPT = '/releases/mfe-library/1.0.0/web/remoteEntry.js';
const FILM = '/releases/mfe-library/1.0.0/web/media/film.mp4';
const film = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => (index * 7) % 251));

let store: Store;
let site: Site;
const stored = (address: string) => readFileSync(path.join(store.dir, address));
beforeAll(async () => {
  store = emptyStore();
  const files = {
    'media/film.mp4': film,
    'words.txt': 'x',
    'data/heights.csv': 'person,cm\n1,170\n',
    'templates/log.md': '# Log\n',
    'templates/log.docx': film.subarray(0, 100),
    '.hidden.js': 'a secret',
  };
  await releaseMadeUp(store, [shell, '1.0.0'], [{ ...library, files }, '1.0.0']);
  site = await serve(store.dir);
});
afterAll(() => site.stop());

test.each([
  [SCRIPT, 'text/javascript; charset=utf-8'],
  ['/releases/mfe-library/1.0.0/web/styles.css', 'text/css; charset=utf-8'],
  ['/releases/mfe-library/1.0.0/web/release.json', 'application/json; charset=utf-8'],
  ['/releases/mfe-library/1.0.0/web/words.txt', 'text/plain; charset=utf-8'],
  ['/releases/mfe-library/1.0.0/web/data/heights.csv', 'text/csv; charset=utf-8'],
  ['/releases/mfe-library/1.0.0/web/templates/log.md', 'text/markdown; charset=utf-8'],
  ['/releases/mfe-library/1.0.0/web/templates/log.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  [FILM, 'video/mp4'],
  [`${SCRIPT}?t=1`, 'text/javascript; charset=utf-8'],
])('the released file %s is kept for good', async (address, type) => {
  const { status, headers, bytes } = await site.ask(address);
  expect(status).toBe(200);
  expect(bytes.equals(stored(address.split('?')[0] ?? ''))).toBe(true);
  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' });
});

test.each([
  ['br, gzip', 'br', '.br'],
  ['gzip', 'gzip', '.gz'],
  ['gzip, br;q=0', 'gzip', '.gz'],
  ['identity', undefined, ''],
  ['br;q=0', undefined, ''],
])('to a browser that accepts %j a script goes as %s, as it lies there', async (accepted, encoding, ending) => {
  const { headers, bytes, text } = await site.ask(SCRIPT, { headers: { 'Accept-Encoding': accepted } });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-type': 'text/javascript; charset=utf-8' });
  expect(bytes).toEqual(stored(SCRIPT + ending));
  expect(text).toBe(stored(SCRIPT).toString());
});

test('a file that does not get smaller goes as it is', async () => {
  const address = '/releases/mfe-library/1.0.0/web/words.txt';
  expect(existsSync(path.join(store.dir, `${address}.br`))).toBe(false);
  const { headers, text } = await site.ask(address, { headers: { 'Accept-Encoding': 'br' } });
  expect([headers['content-encoding'], text]).toEqual([undefined, 'x']);
});

test.each([
  ['bytes=0-99', 0, 99],
  ['bytes=2000000-2999998', 2_000_000, 2_999_998],
  ['bytes=2999990-', 2_999_990, 2_999_999],
  ['bytes=-5', 2_999_995, 2_999_999],
  ['bytes=2999999-9999999', 2_999_999, 2_999_999],
])('of a film the part %s can be asked for', async (range, first, last) => {
  const { status, headers, bytes } = await site.ask(FILM, { headers: { Range: range, 'Accept-Encoding': 'br, gzip' } });
  expect(status).toBe(206);
  expect(headers).toMatchObject({ 'content-range': `bytes ${first}-${last}/3000000`, 'content-length': String(last - first + 1) });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(bytes.equals(film.subarray(first, last + 1))).toBe(true);
});

test('a part behind the end of a film is refused with the length of the film', async () => {
  const { status, headers, text } = await site.ask(FILM, { headers: { Range: 'bytes=3000000-' } });
  expect([status, text]).toEqual([416, 'The file does not have this part.\n']);
  expect(headers).toMatchObject({
    'content-range': 'bytes */3000000',
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
  });
  expect(headers).not.toHaveProperty('etag');
});

test('what is said in place of a compressed file is not said to be compressed', async () => {
  const { status, headers, text } = await site.ask(SCRIPT, { headers: { Range: 'bytes=99999-', 'Accept-Encoding': 'br' } });
  expect([status, text]).toEqual([416, 'The file does not have this part.\n']);
  expect(headers).not.toHaveProperty('content-encoding');
});

test('a film that the visitor has already is not sent again, and one that was meant otherwise is refused', async () => {
  const { etag = '' } = (await site.ask(FILM, { method: 'HEAD' })).headers;
  const known = await site.ask(FILM, { headers: { 'If-None-Match': etag } });
  expect([known.status, known.bytes.length]).toEqual([304, 0]);
  const other = await site.ask(FILM, { headers: { 'If-Match': '"another"' } });
  expect([other.status, other.text]).toEqual([412, 'The file is not the one that was requested.\n']);
});

test('a question for the head alone gets the length and type of the file and no file', async () => {
  const { status, headers, bytes } = await site.ask(FILM, { method: 'HEAD' });
  expect([status, bytes.length]).toEqual([200, 0]);
  expect(headers).toMatchObject({ 'content-length': '3000000', 'content-type': 'video/mp4', 'accept-ranges': 'bytes' });
});

test.each([
  '/releases/mfe-library/1.0.0/web/missing.js',
  '/releases/mfe-library/1.0.0/web/missing.js?retry=1',
  '/releases/mfe-library/9.9.9/web/remoteEntry.js',
  '/releases/mfe-nothing/1.0.0/web/remoteEntry.js',
  '/releases/mfe-library/1.0.0/web/media',
  '/releases/mfe-library/1.0.0/web/media/',
  '/releases/mfe-library/1.0.0/web',
  '/releases/mfe-library/',
  '/releases/',
  '/favicon.ico',
  '/static/missing.js',
  '/site.json',
])('%s, which is not there, is a real 404 in words that is kept nowhere, never a page', async (address) => {
  for (const accepted of ['identity', 'br']) {
    const { status, headers, text } = await site.ask(address, { headers: { 'Accept-Encoding': accepted } });
    expect([status, text]).toEqual([404, 'There is no such file.\n']);
    expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    expect(headers).not.toHaveProperty('content-encoding');
  }
});
