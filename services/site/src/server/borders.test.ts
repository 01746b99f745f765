import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Question, type Site, serve } from '../../fixtures/served-site.ts';
import { emptyStore, library, releaseMadeUp, shell } from '../../fixtures/store.ts';
import type { Store } from '../store/store.ts';
import { OF_DOCUMENTS, SAFE_HEADERS } from './headers.ts';

const WEB = '/releases/mfe-library/1.0.0/web';
const SECRET = 'nobody may read this';

let store: Store;
let site: Site;
beforeAll(async () => {
  store = emptyStore();
  const icon = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const app = { ...library, files: { '.env': SECRET, '.git/config.js': SECRET, 'icon.svg': icon }, top: `// ${SECRET}` };
  await releaseMadeUp(store, [shell, '1.0.0'], [app, '1.0.0']);
  mkdirSync(path.join(store.dir, 'releases/mfe-library/1.0.1.draft/web'), { recursive: true });
  writeFileSync(path.join(store.dir, 'releases/mfe-library/1.0.1.draft/web/half.js'), SECRET);
  for (const file of ['secret.html', 'secret.js', 'sites/secret.html', 'releases/secret.js', '../secret.html', 'current/.secret.html'])
    writeFileSync(path.join(store.dir, file), SECRET);
  site = await serve(store.dir);
});
afterAll(() => site.stop());

test.each([
  '/releases/../secret.js',
  '/releases/mfe-library/1.0.0/web/../server.cjs',
  '/../secret.html',
  '/../../secret',
  '/tools/../../secret',
  '/%2e%2e/secret',
  '/%2E%2E%2Fsecret',
  `${WEB}/%2e%2e/server.cjs`,
  `${WEB}/%2e%2e%2fserver.cjs`,
  `${WEB}/..%2fserver.cjs`,
  '/..\\secret',
  '/..%5csecret',
  `${WEB}\\..\\server.cjs`,
  `${WEB}/%5c..%5cserver.cjs`,
  '/tools%00',
  `${WEB}/remoteEntry.js%00.css`,
])('%s cannot be meant and is refused before any file is looked for', async (address) => {
  const { status, headers, text } = await site.ask(address);
  expect([status, text]).toEqual([400, 'This address cannot be read. Check it for stray characters.\n']);
  expect(headers['cache-control']).toBe('no-store');
});

test.each([
  '/%252e%252e/secret',
  '/%252e%252e%252fsecret',
  `${WEB}/%252e%252e/server.cjs`,
  `${WEB}/..../server.cjs`,
  '/releases/secret.js',
  '/releases/mfe-library/1.0.1.draft/web/half.js',
  '/releases/mfe-library/1.0.0/server.cjs',
  '/releases/mfe-library/1.0.0/release.json',
  '/releases/mfe-library/1.0.0/web/.env',
  '/releases/mfe-library/1.0.0/web/.git/config.js',
  '/releases/mfe-library/./1.0.0/server.cjs',
  '/releases/mfe-library/1.0.0/./server.cjs',
  '/releases//mfe-library/1.0.0/server.cjs',
  '/ledger/000001.json',
  '/ledger/000001',
  '/sites/000001/index.html',
  '/sites/000001/index',
  '/bodies/1.0.0/mfe-library/1.0.0/index',
  '/current/index',
  '/lock/1',
  '/.secret',
  '/.secret.html',
  '/secret',
  '/secret.js',
  '/site.json',
])('%s is not public', async (address) => {
  const { status, text } = await site.ask(address);
  expect(status).toBe(404);
  expect(text).toMatch(/^There is no such file\.\n$|<h1>There is nothing here<\/h1>/);
  expect(text).not.toContain(SECRET);
});

test.each(['/%', '/%zz', '/tools%', '/%e0%a4%a', '/%ff', '/releases/%c0%ae%c0%ae/secret.js'])(
  'an address with a malformed sign, %s, is refused',
  async (address) => {
    expect((await site.ask(address)).status).toBe(400);
  },
);

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is refused with what is allowed', async (method) => {
  for (const address of ['/tools', `${WEB}/remoteEntry.js`]) {
    const { status, headers, text } = await site.ask(address, { method });
    expect([status, headers.allow, text]).toEqual([405, 'GET, HEAD', 'This address only answers GET and HEAD.\n']);
  }
});

test('headers that are longer than those of any browser are refused before anything is done with them', async () => {
  const long = (length: number) => ({ headers: { 'If-None-Match': `"a"${' '.repeat(length)}"b"` } });
  expect((await site.ask('/modules', long(7_000))).status).toBe(200);
  expect((await site.ask('/modules', long(9_000))).status).toBe(431);
});

const KINDS: [string, number, string, Question][] = [
  ['a page', 200, '/tools?', {}],
  ['a page that is known', 304, '/modules', { headers: { 'If-None-Match': 'filled in below' } }],
  ['the head of a page', 200, '/modules', { method: 'HEAD' }],
  ['a document', 200, '/live.json', {}],
  ['the not-found page', 404, '/nothing', {}],
  ['an address with a slash', 308, '/modules/', {}],
  ['a drawing, which can be opened as a document', 200, `${WEB}/icon.svg`, {}],
  ['a part that is not there', 416, `${WEB}/styles.css`, { headers: { Range: 'bytes=99999-' } }],
  ['a missing file', 404, `${WEB}/missing.css`, {}],
  ['a refused address', 400, '/%', {}],
  ['a refused method', 405, '/modules', { method: 'POST' }],
];

test.each(KINDS)('the headers that protect visitors stand on %s', async (kind, status, address, question) => {
  const known = kind === 'a page that is known' ? { headers: { 'If-None-Match': (await site.ask(address)).headers.etag ?? '' } } : question;
  const answer = await site.ask(kind === 'a page' ? '/' : address, known);
  expect(answer.status).toBe(status);
  for (const [name, value] of Object.entries(SAFE_HEADERS)) expect(answer.headers[name.toLowerCase()]).toBe(value);
});

test.each([
  ['a file', 200, { 'Accept-Encoding': 'br' }],
  ['a part of a file', 206, { Range: 'bytes=0-1' }],
])('%s that is no document carries no header that only documents obey', async (_, status, headers) => {
  const answer = await site.ask(`${WEB}/styles.css`, { headers });
  expect(answer.status).toBe(status);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  for (const name of OF_DOCUMENTS) expect(answer.headers[name.toLowerCase()]).toBeUndefined();
});

test('the policy lets scripts and styles come from the site alone, and allows nothing unsafe', () => {
  const policy = SAFE_HEADERS['Content-Security-Policy'] ?? '';
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining(["default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"]),
  );
  expect(policy).not.toMatch(/unsafe|\*|https?:|data:/);
});

test('what no page of the site does is allowed to none', () => {
  const policy = (SAFE_HEADERS['Permissions-Policy'] ?? '').split(', ');
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'display-capture', 'browsing-topics'])
    expect(policy).toContain(`${feature}=()`);
  for (const each of policy) expect(each).toMatch(/^[a-z-]+=\((?:self)?\)$/);
  expect(new Set(policy.map((each) => each.split('=')[0])).size).toBe(policy.length);
});

test('a failure inside is answered with a sentence that tells nothing of it, and the site goes on', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const broken = await serve(path.join(store.dir, 'ledger/000001.json'));
  const { status, headers, text } = await broken.ask('/tools');
  await broken.stop();
  expect([status, text]).toEqual([500, 'The site could not answer. Please try again in a moment.\n']);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(String(said.mock.calls[0]?.[0])).toContain('ENOTDIR');
  said.mockRestore();
});
