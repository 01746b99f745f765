import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Site, serve } from '../../fixtures/served-site.ts';
import { emptyStore, library, releaseMadeUp, storeWithTwoApps } from '../../fixtures/store.ts';
import type { Store } from '../store/store.ts';

let store: Store;
let site: Site;
const file = (name: string) => readFileSync(path.join(store.dir, 'current', name), 'utf8');
beforeAll(async () => {
  store = await storeWithTwoApps();
  site = await serve(store.dir);
});
afterAll(() => site.stop());

test.each([
  ['/', 'index.html'],
  ['/tools', 'tools.html'],
  ['/learn/modules', 'learn/modules.html'],
  ['/tools?from=mail&x=%20', 'tools.html'],
  ['/%74ools', 'tools.html'],
])('the page %s is asked for again each time', async (address, name) => {
  const { status, headers, text } = await site.ask(address);
  expect([status, text]).toEqual([200, file(name)]);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
  expect(headers.etag).toMatch(/^"[\w-]{27}"$/);
});

test.each(['live.json', 'search.json', 'offline.json'])('%s, which follows what is live, can be asked for as a document', async (name) => {
  const { status, headers, text } = await site.ask(`/${name}`);
  expect([status, JSON.parse(text)]).toEqual([200, JSON.parse(file(name))]);
  expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
});

test.each([
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/worker.js', 'text/javascript; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
])('everybody gets %s as it was made for the live site', async (address, type) => {
  const { status, headers, text } = await site.ask(address);
  expect([status, text]).toEqual([200, file(address.slice(1))]);
  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-cache' });
});

test('a page that the visitor has already is answered with a short "not modified"', async () => {
  const { etag = '' } = (await site.ask('/tools')).headers;
  for (const known of [etag, `W/${etag}`, `"something-else", ${etag}`]) {
    const { status, headers, bytes } = await site.ask('/tools', { headers: { 'If-None-Match': known } });
    expect([status, bytes.length]).toEqual([304, 0]);
    expect(headers).toMatchObject({ etag, 'cache-control': 'no-cache' });
  }
  const other = (await site.ask('/')).headers.etag ?? '';
  expect((await site.ask('/tools', { headers: { 'If-None-Match': other } })).status).toBe(200);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['identity', undefined],
  ['br;q=0, gzip;q=0', undefined],
])('to a browser that accepts %j a page goes as %s', async (accepted, encoding) => {
  const { headers, bytes, text } = await site.ask('/modules', { headers: { 'Accept-Encoding': accepted } });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-length']).toBe(String(bytes.length));
  expect(text).toBe(file('modules.html'));
  if (encoding) expect(bytes.length).toBeLessThan(text.length);
});

test('a question for the head alone gets the headers of the page and no page', async () => {
  const [head, whole] = [await site.ask('/tools', { method: 'HEAD' }), await site.ask('/tools')];
  expect([head.status, head.bytes.length]).toEqual([200, 0]);
  for (const name of ['etag', 'content-length', 'content-type', 'cache-control'] as const)
    expect(head.headers[name]).toBe(whole.headers[name]);
});

test.each([
  '/nothing',
  '/tools/nothing',
  '/tool',
  '/learn',
  '/index',
  '/404',
  '/tools.html',
  '/index.html',
  '/404.html',
  '/site',
  '/sitemap',
  '/robots',
  '/Tools',
  '/./tools',
  '/learn//modules',
])('at %s, where no page is, stands the not-found page as a 404 that is kept nowhere', async (address) => {
  const { status, headers, text } = await site.ask(address);
  expect([status, text]).toEqual([404, file('404.html')]);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  expect(headers).not.toHaveProperty('etag');
});

test('an address longer than the name of any file is just not found', async () => {
  expect((await site.ask(`/${'a'.repeat(3000)}`)).status).toBe(404);
});

test('a not-found page is never "not modified"', async () => {
  expect((await site.ask('/nothing', { headers: { 'If-None-Match': '*' } })).status).toBe(404);
});

test.each([
  ['/tools/', '/tools'],
  ['/learn/modules///', '/learn/modules'],
  ['/tools/?from=mail', '/tools?from=mail'],
  ['//elsewhere.example/', '/elsewhere.example'],
  ['/%2F%2Felsewhere.example/', '/elsewhere.example'],
  ['/a%20b%0D%0AX-Y:%20z/', '/a%20b%0D%0AX-Y:%20z'],
])('%s leads for good to %s', async (address, location) => {
  const { status, headers } = await site.ask(address);
  expect([status, headers.location]).toEqual([308, location]);
});

test('a release shows at the next request, with another mark', async () => {
  const own = await storeWithTwoApps();
  const served = await serve(own.dir);
  const before = await served.ask('/modules');
  await releaseMadeUp(own, [library, '1.0.1']);
  const after = await served.ask('/modules', { headers: { 'If-None-Match': before.headers.etag ?? '' } });
  await served.stop();
  expect(before.text).toContain('mfe-library 1.0.0 at /modules');
  expect([after.status, after.text]).toEqual([200, expect.stringContaining('mfe-library 1.0.1 at /modules')]);
});

test.each([
  ['a folder that is not there', () => {}],
  ['an empty folder', (dir: string) => mkdirSync(dir)],
])('while the first release is made, from %s, visitors are asked to come again', async (_, prepare) => {
  const own = emptyStore();
  prepare(own.dir);
  const served = await serve(own.dir);
  const { status, headers, text } = await served.ask('/');
  await served.stop();
  expect([status, text]).toEqual([503, 'The site is being built for the first time. Please try again in a moment.\n']);
  expect(headers['cache-control']).toBe('no-store');
});
