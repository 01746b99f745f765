import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { accepting, CHECKS, FILM, film, KINDS, SCRIPT, SECRET, WEB } from '../../fixtures/contract-checks.ts';
import { serveWithNginx } from '../../fixtures/nginx.ts';
import { hasNginx } from '../../fixtures/nginx-files.mjs';
import { rawAnswer } from '../../fixtures/raw-answer.ts';
import { type Answer, type Site, serve } from '../../fixtures/served-site.ts';
import { emptyStore, library, releaseMadeUp, shell, tools } from '../../fixtures/store.ts';
import { type Heard, type StandIn, standIn } from '../../fixtures/two-apis.ts';
import type { Store } from '../store/store.ts';
import { OF_DOCUMENTS, SAFE_HEADERS, WITH_FORM } from './headers.ts';

// What a server of this site answers, whichever it is: the same checks, on the same store, for the host that comes with the portal and
// for Debian's nginx with services/site/deploy/nginx.

test('the pages with a form are at addresses of the portal', () => {
  const manifest = readFileSync(path.join(__dirname, '../../../../mfe-collaborate/app.ts'), 'utf8');
  expect(WITH_FORM.filter((address) => !manifest.includes(`path: '${address}'`))).toEqual([]);
});

let store: Store;
let api: StandIn;
const stored = (name: string) => readFileSync(path.join(store.dir, name));
beforeAll(async () => {
  store = emptyStore();
  const small = Object.fromEntries(
    Object.keys(KINDS).map((name) => [name, name.endsWith('.svg') ? '<svg xmlns="http://www.w3.org/2000/svg"/>' : `a ${name}`]),
  );
  const { 'remoteEntry.js': _, 'styles.css': __, ...files } = small;
  const app = { ...library, files: { ...files, 'media/film.mp4': film, '.env': SECRET } };
  const forms = { id: 'mfe-forms', pages: WITH_FORM.map((address) => ({ path: address, page: address.slice(1) })) };
  await releaseMadeUp(store, [shell, '1.0.0'], [app, '1.0.0'], [tools, '1.0.0'], [forms, '1.0.0']);
  mkdirSync(path.join(store.dir, 'releases/mfe-library/1.0.1.draft/web'), { recursive: true });
  for (const file of [
    'secret.js',
    '../secret.html',
    'current/.secret.html',
    'releases/secret.js',
    'releases/mfe-library/1.0.1.draft/web/half.js',
  ])
    writeFileSync(path.join(store.dir, file), SECRET);
  api = await standIn(1);
});
afterAll(() => api.stop());

const servers: readonly (readonly [string, boolean, () => Promise<Site>])[] = [
  ['the host of the portal', true, () => serve(store.dir, api.address)],
  ["Debian's nginx", hasNginx, () => serveWithNginx({ storeDir: store.dir, apis: [api.port, api.port] })],
];

for (const [name, isThere, start] of servers)
  (isThere ? describe : describe.skip)(`by ${name}`, () => {
    let site: Site;
    beforeAll(async () => {
      site = await start();
    });
    afterAll(() => site?.stop());

    test.each(CHECKS)('%s', async (_, address, question, expected) => {
      const answer = await site.ask(address, question);
      expect(answer.status).toBe(expected.status);
      for (const [header, value] of Object.entries(expected.headers ?? {}))
        expect([header, answer.headers[header]]).toEqual([header, value]);
      if (expected.file !== undefined) expect(answer.text === stored(expected.file).toString('utf8')).toBe(true);
      if (typeof expected.text === 'string') expect(answer.text).toBe(expected.text);
      else if (expected.text) expect(answer.text).toMatch(expected.text);
      expect(answer.text).not.toContain(SECRET);
      for (const [header, value] of protecting(address, answer))
        expect([header, answer.headers[header.toLowerCase()]]).toEqual([header, value]);
    });

    test.each(['/tools', '/', '/live.json', '/sitemap.xml', FILM, SCRIPT])('%s is not sent again to who has it', async (address) => {
      for (const encoding of ['identity', 'br']) {
        const first = await site.ask(address, accepting(encoding));
        const { etag = '' } = first.headers;
        expect(etag).not.toBe('');
        const { status, headers, bytes } = await site.ask(address, { headers: { 'Accept-Encoding': encoding, 'If-None-Match': etag } });
        expect([status, bytes.length, headers['cache-control']]).toEqual([304, 0, first.headers['cache-control']]);
        expect((await site.ask(address, { headers: { 'If-None-Match': '"another"' } })).status).toBe(200);
      }
    });

    test.each(['/tools', '/api/projects'])('a request for %s that names two hosts is refused, and its connection ends', async (address) => {
      const answer = await rawAnswer(site.port, `GET ${address} HTTP/1.1\r\nHost: portal.example\r\nHost: elsewhere.example\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
      expect(answer).toMatch(/^Connection: close\r$/m);
    });

    const body = 'x'.repeat(8 * 1024 * 1024);
    test.each([
      ['of a known length', 'Content-Length: 8388608', body],
      ['in pieces', 'Transfer-Encoding: chunked', `800000\r\n${body}\r\n0\r\n\r\n`],
    ])('a body of 8 MB %s is refused in a sentence that arrives whole, also where it is read last', async (_, header, sent) => {
      api.heard.length = 0;
      const answer = await rawAnswer(site.port, `POST /api/feedback HTTP/1.1\r\nHost: portal.example\r\n${header}\r\n\r\n${sent}`);
      const [head = '', problem = ''] = answer.split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1\.1 413 /);
      expect(head).toMatch(/^Content-Type: application\/problem\+json$/m);
      expect(head).toMatch(/^Connection: close$/m);
      expect(JSON.parse(problem)).toEqual({
        type: 'about:blank',
        title: 'Payload Too Large',
        status: 413,
        detail: 'The request is too large; a body can have at most 256 KB.',
      });
      expect(api.heard).toEqual([]);
    });

    test('a page with a form cannot be reached by the site that opened it; other pages and answers carry no header for that', async () => {
      const told = async (address: string) => {
        const { status, headers } = await site.ask(address);
        return [address, status, headers['cross-origin-opener-policy']];
      };
      for (const address of WITH_FORM) {
        expect(await told(address)).toEqual([address, 200, 'same-origin']);
        const { headers } = await site.ask(address);
        const known = await site.ask(address, { headers: { 'If-None-Match': headers.etag ?? '' } });
        expect([known.status, known.headers['cross-origin-opener-policy']]).toEqual([304, 'same-origin']);
      }
      for (const [address, status] of [
        ['/', 200],
        ['/tools', 200],
        ['/nothing', 404],
        ['/submit.html', 404],
        ['/live.json', 200],
        ['/api/feedback', 200],
        [SCRIPT, 200],
      ] as const)
        expect(await told(address)).toEqual([address, status, undefined]);
    });

    test('the API hears who asked, behind whatever was claimed, and nothing else of the visitor', async () => {
      const marks = { cookie: 'mark=1', referer: 'https://mark.example/', 'user-agent': 'mark', from: 'mark@mark.example' };
      const { text } = await site.ask('/api/who', { headers: { ...marks, 'x-forwarded-for': '203.0.113.7' } });
      const { headers } = JSON.parse(text) as Heard;
      expect(headers['x-forwarded-for']).toBe('203.0.113.7, 127.0.0.1');
      expect(JSON.stringify(headers)).not.toContain('mark');
    });
  });

/** The headers that protect visitors; a file that is no document does without those that only documents obey. */
function protecting(address: string, { status }: Answer): readonly (readonly [string, string | undefined])[] {
  // nginx adds its headers before it looks for the part, and once more when it says that there is none.
  if (status === 416) return [];
  const isFile = [200, 206].includes(status) && address.startsWith(WEB) && !address.endsWith('.svg');
  return Object.entries(SAFE_HEADERS).map(([name, value]) => [
    name,
    isFile && (OF_DOCUMENTS as readonly string[]).includes(name) ? undefined : value,
  ]);
}
