import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serveWithNginx } from '../../fixtures/nginx.ts';
import { hasNginx } from '../../fixtures/nginx-files.mjs';
import { type Answer, type Question, type Site, serve } from '../../fixtures/served-site.ts';
import { emptyStore, library, releaseMadeUp, shell, tools } from '../../fixtures/store.ts';
import { type Heard, type StandIn, standIn } from '../../fixtures/two-apis.ts';
import type { Store } from '../store/store.ts';
import { OF_DOCUMENTS, SAFE_HEADERS } from './headers.ts';

// What a server of this site answers, whichever it is: the same checks, on the same store, for the host that comes with the portal and
// for Debian's nginx with services/site/deploy/nginx.

const WEB = '/releases/mfe-library/1.0.0/web';
const SCRIPT = `${WEB}/remoteEntry.js`;
const FILM = `${WEB}/media/film.mp4`;
const SECRET = 'nobody may read this';
const FOREVER = 'public, max-age=31536000, immutable';
const film = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7) % 251));

/** Files of every kind that apps have. */
const KINDS: Readonly<Record<string, string>> = {
  'icon.svg': 'image/svg+xml',
  'picture.png': 'image/png',
  'picture.webp': 'image/webp',
  'picture.jpg': 'image/jpeg',
  'face.woff2': 'font/woff2',
  'anthem.mp3': 'audio/mpeg',
  'film.webm': 'video/webm',
  'words.vtt': 'text/vtt; charset=utf-8',
  'words.txt': 'text/plain; charset=utf-8',
  'data.json': 'application/json; charset=utf-8',
  'media/film.mp4': 'video/mp4',
  'remoteEntry.js': 'text/javascript; charset=utf-8',
  'styles.css': 'text/css; charset=utf-8',
};

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
  await releaseMadeUp(store, [shell, '1.0.0'], [app, '1.0.0'], [tools, '1.0.0']);
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

/** What is expected of an answer: its status, and whatever else is named. A header that is `undefined` must not be there. */
interface Expected {
  readonly status: number;
  readonly file?: string;
  readonly text?: string | RegExp;
  readonly headers?: Readonly<Record<string, string | undefined>>;
}
type Check = readonly [what: string, address: string, question: Question, expected: Expected];

const accepting = (encoding: string): Question => ({ headers: { 'Accept-Encoding': encoding } });
const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', vary: 'Accept-Encoding' };
const sentence = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', etag: undefined };
const notFound = { status: 404, file: 'current/404.html', headers: { ...page, 'cache-control': 'no-store', etag: undefined } };
const noFile = { status: 404, text: 'There is no such file.\n', headers: { ...sentence, 'content-encoding': undefined } };
const json = 'application/json; charset=utf-8';

const CHECKS: readonly Check[] = [
  ['the home page', '/', {}, { status: 200, file: 'current/index.html', headers: page }],
  ['a page', '/tools', {}, { status: 200, file: 'current/tools.html', headers: page }],
  ['a page below another address', '/learn/modules?from=mail', {}, { status: 200, file: 'current/learn/modules.html', headers: page }],
  [
    'a page as brotli',
    '/modules',
    accepting('gzip, br'),
    { status: 200, file: 'current/modules.html', headers: { ...page, 'content-encoding': 'br' } },
  ],
  [
    'a page as gzip',
    '/modules',
    accepting('gzip'),
    { status: 200, file: 'current/modules.html', headers: { ...page, 'content-encoding': 'gzip' } },
  ],
  [
    'a page for who refuses brotli',
    '/modules',
    accepting('br;q=0, gzip'),
    { status: 200, file: 'current/modules.html', headers: { 'content-encoding': 'gzip' } },
  ],
  [
    'a page as it is',
    '/modules',
    accepting('identity'),
    { status: 200, file: 'current/modules.html', headers: { ...page, 'content-encoding': undefined } },
  ],
  ['the head of a page', '/tools', { method: 'HEAD' }, { status: 200, text: '', headers: page }],
  [
    'what is live',
    '/live.json',
    {},
    { status: 200, file: 'current/live.json', headers: { 'content-type': json, 'cache-control': 'no-cache' } },
  ],
  [
    'what can be found',
    '/search.json',
    accepting('br'),
    { status: 200, file: 'current/search.json', headers: { 'content-type': json, 'cache-control': 'no-cache' } },
  ],
  [
    'the sitemap',
    '/sitemap.xml',
    {},
    {
      status: 200,
      file: 'current/sitemap.xml',
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' },
    },
  ],
  [
    'what robots may visit',
    '/robots.txt',
    {},
    { status: 200, file: 'current/robots.txt', headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' } },
  ],
  [
    'a script as brotli, as it lies there',
    SCRIPT,
    accepting('br, gzip'),
    { status: 200, file: SCRIPT, headers: { 'content-encoding': 'br', 'cache-control': FOREVER, vary: 'Accept-Encoding' } },
  ],
  [
    'a script as gzip',
    SCRIPT,
    accepting('gzip'),
    { status: 200, file: SCRIPT, headers: { 'content-encoding': 'gzip', 'cache-control': FOREVER, vary: 'Accept-Encoding' } },
  ],
  [
    'a script for who refuses brotli',
    SCRIPT,
    accepting('br;q=0, gzip'),
    { status: 200, file: SCRIPT, headers: { 'content-encoding': 'gzip' } },
  ],
  [
    'a script as it is',
    `${SCRIPT}?t=1`,
    accepting('identity'),
    { status: 200, file: SCRIPT, headers: { 'content-encoding': undefined, 'cache-control': FOREVER, vary: 'Accept-Encoding' } },
  ],
  ['the head of a script', SCRIPT, { method: 'HEAD' }, { status: 200, text: '', headers: { 'cache-control': FOREVER } }],
  [
    'a part of a film',
    FILM,
    { headers: { Range: 'bytes=100-199', 'Accept-Encoding': 'br, gzip' } },
    {
      status: 206,
      headers: {
        'content-range': 'bytes 100-199/300000',
        'content-length': '100',
        'content-encoding': undefined,
        'cache-control': FOREVER,
      },
    },
  ],
  [
    'the end of a film',
    FILM,
    { headers: { Range: 'bytes=-5' } },
    { status: 206, headers: { 'content-range': 'bytes 299995-299999/300000', 'content-length': '5' } },
  ],
  [
    'a part behind the end of a film',
    FILM,
    { headers: { Range: 'bytes=300000-' } },
    { status: 416, headers: { 'content-range': 'bytes */300000' } },
  ],
  ['an address with no page', '/nothing', {}, notFound],
  ['an address with no page below one', '/tools/nothing', accepting('br'), notFound],
  ['the file of a page', '/tools.html', {}, notFound],
  ['the file of the home page', '/index', {}, notFound],
  ['the file of the not-found page', '/404', {}, notFound],
  ['an address in capitals', '/Tools', {}, notFound],
  ['the facts that mails are made with', '/site', {}, notFound],
  ['an address longer than names of files are', `/${'a'.repeat(3000)}`, {}, { status: 404, headers: { 'cache-control': 'no-store' } }],
  ['a not-found page that is known', '/nothing', { headers: { 'If-None-Match': '*' } }, { status: 404 }],
  ['a script that is not there', `${WEB}/missing.js`, accepting('br'), noFile],
  ['a file of a release that is not there', '/releases/mfe-library/9.9.9/web/remoteEntry.js', {}, noFile],
  ['a folder of a release', `${WEB}/media`, {}, noFile],
  ['the folder of releases', '/releases/', {}, noFile],
  ['an icon that nobody has', '/favicon.ico', {}, noFile],
  ['the facts of the site', '/site.json', {}, noFile],
  ['what runs on the server', '/releases/mfe-library/1.0.0/server.cjs', {}, noFile],
  ['the document of a release', '/releases/mfe-library/1.0.0/release.json', {}, noFile],
  ['a release that is being placed', '/releases/mfe-library/1.0.1.draft/web/half.js', {}, noFile],
  ['a file beside the releases', '/releases/secret.js', {}, noFile],
  ['a hidden file of a release', `${WEB}/.env`, {}, { status: 404, headers: { 'cache-control': 'no-store' } }],
  ['a hidden file', '/.secret.html', {}, { status: 404, headers: { 'cache-control': 'no-store' } }],
  ['the ledger', '/ledger/000001.json', {}, noFile],
  ['a site that is not asked for by its number', '/sites/000001/index', {}, notFound],
  ['a step upwards', '/releases/../secret.js', {}, { status: 400, headers: { 'cache-control': 'no-store' } }],
  ['a hidden step upwards', '/%2e%2e%2fsecret', {}, { status: 400 }],
  ['a step upwards in a release', `${WEB}/..%2fserver.cjs`, {}, { status: 400 }],
  ['a step out of a page', '/tools/../../secret', {}, { status: 400 }],
  ['a step to the other side', '/..%5csecret', {}, { status: 400 }],
  ['an address with nothing in it', '/tools%00', {}, { status: 400 }],
  ['a malformed address', '/%zz', {}, { status: 400 }],
  ['a step upwards that is hidden twice', '/%252e%252e/secret', {}, { status: 404 }],
  ['a page with a slash', '/tools/', {}, { status: 308, headers: { location: '/tools', 'cache-control': 'no-store' } }],
  [
    'a page with slashes and a question',
    '/learn/modules///?from=mail',
    {},
    { status: 308, headers: { location: '/learn/modules?from=mail' } },
  ],
  ['an address that could lead elsewhere', '//elsewhere.example/', {}, { status: 308, headers: { location: '/elsewhere.example' } }],
  [
    'an address with the end of a line in it',
    '/a%0D%0AX-Y:z/',
    {},
    { status: 308, headers: { location: '/a%0D%0AX-Y:z', 'x-y': undefined } },
  ],
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].flatMap((method): Check[] =>
    ['/tools', SCRIPT, '/live.json', '/nothing'].map((address) => [
      `${method} at ${address}`,
      address,
      { method },
      { status: 405, text: 'This address only answers GET and HEAD.\n', headers: { ...sentence, allow: 'GET, HEAD' } },
    ]),
  ),
  ...Object.entries(KINDS).map(
    ([name, type]): Check => [
      `the type of ${name}`,
      `${WEB}/${name}`,
      {},
      { status: 200, file: `${WEB}/${name}`, headers: { 'content-type': type, 'cache-control': FOREVER } },
    ],
  ),
  [
    'an answer of the API',
    '/api/projects?a=%2e%2F',
    {},
    {
      status: 200,
      text: /"address":"\/api\/projects\?a=%2e%2F"/,
      headers: { 'cache-control': 'private', etag: '"of-the-api"', 'content-type': 'application/json' },
    },
  ],
  ['the root of the API', '/api', {}, { status: 200, text: /"address":"\/api"/ }],
  [
    'what is sent to the API',
    '/api/feedback',
    { method: 'POST', body: '{"x":1}', headers: { 'Content-Type': 'application/json' } },
    { status: 200, text: /"method":"POST","address":"\/api\/feedback".*"body":"\{\\"x\\":1\}"/ },
  ],
  [
    'a refusal of the API',
    '/api/404',
    {},
    { status: 404, text: /"process":1/, headers: { 'content-type': 'application/problem+json', 'cache-control': 'private' } },
  ],
  ['a method that the API refuses', '/api/405', {}, { status: 405, text: /"process":1/, headers: { allow: 'POST' } }],
  ['an API that is too busy', '/api/503', {}, { status: 503, text: /"process":1/, headers: { 'retry-after': '7' } }],
  ['an address that only begins like the API', '/apis', {}, notFound],
];

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
