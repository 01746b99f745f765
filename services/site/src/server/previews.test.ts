import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type FakeApi, fakeApi } from '../../fixtures/api-processes.ts';
import { type Site, serve, servePreviews } from '../../fixtures/served-site.ts';
import { PUBLIC_URL, place, storeWithTwoApps, tools } from '../../fixtures/store.ts';
import { publish } from '../publish/publish.ts';
import { endOfPreview } from '../rules/previews.ts';
import type { Store } from '../store/store.ts';

const ID = 'abcdefghjkmnpqrs';
const VERSION = `1.0.1-preview.1.${ID}`;
const FILE = `/releases/mfe-tools/${VERSION}/web/remoteEntry.js`;
const CHOSEN = { cookie: `other=1; portal_preview=${ID}` };

let store: Store;
let live: Site;
let previews: Site;
let api: FakeApi | undefined;
beforeEach(async () => {
  store = await storeWithTwoApps();
  await place(store, tools, VERSION);
  const preview = { id: ID, app: 'mfe-tools', version: VERSION, until: endOfPreview(new Date()) };
  const histories = store.head()?.live ?? {};
  await publish(store, { kind: 'pages', who: 'Ada', why: 'a look', steps: [], histories, publicUrl: PUBLIC_URL, preview });
  live = await serve(store.dir);
  previews = await servePreviews(store.dir);
});
afterEach(() => Promise.all([live.stop(), previews.stop(), api?.stop()]));

const open = (address: string) => previews.ask(address, { headers: CHOSEN });

test.each([
  [`/preview/${ID}`, '/'],
  [`/preview/${ID}/learn/modules?from=mail`, '/learn/modules?from=mail'],
])('the link %s chooses the preview for this browser and leads to %s', async (link, page) => {
  const { status, headers } = await previews.ask(link);
  expect([status, headers.location, headers['cache-control']]).toEqual([302, page, 'no-store']);
  expect(headers['set-cookie']).toEqual([`portal_preview=${ID}; Path=/; HttpOnly; SameSite=Lax; Secure`]);
});

test('its pages have the addresses of the live site, are kept by nobody, and no search engine keeps them', async () => {
  for (const [address, words] of [
    ['/', 'mfe-library 1.0.0 at /'],
    ['/tools', `mfe-tools ${VERSION} at /tools`],
    ['/learn/modules?from=mail', 'at /learn/modules'],
  ] as const) {
    const { status, text, headers } = await open(address);
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex']);
    expect(text).toContain(words);
    expect(text).toContain('<aside>mfe-tools by Ada, not https://portal.example</aside>');
  }
  const missing = await open('/nothing');
  expect([missing.status, missing.text]).toEqual([404, expect.stringContaining('<aside>')]);
});

test('its search index is served with it, its own files as well as those of releases, and nothing else of the site', async () => {
  const index = await open('/search.json');
  expect([index.status, index.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(JSON.parse(index.text).entries).toHaveLength(3);
  for (const file of [FILE, '/releases/mfe-tools/1.0.0/web/remoteEntry.js']) {
    const { status, headers } = await previews.ask(file);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  }
  for (const file of [
    '/live.json',
    '/worker.js',
    '/offline.json',
    '/site.webmanifest',
    '/sitemap.xml',
    '/preview.json',
    '/site.json',
    '/.previews',
  ])
    expect((await open(file)).status).toBe(404);
});

test('without a link there is nothing, and no list of previews', async () => {
  for (const cookie of [undefined, 'portal_preview=aaaaaaaaaaaaaaaa', 'portal_preview=..', `portal_preview=${ID}/tools`, `preview=${ID}`]) {
    const { status, text } = await previews.ask('/tools', cookie === undefined ? {} : { headers: { cookie } });
    expect([cookie, status, text]).toEqual([
      cookie,
      404,
      'There is no preview here: it has ended, or it was not opened through its link.\n',
    ]);
  }
  for (const link of [
    '/preview',
    '/preview/aaaaaaaaaaaaaaaa',
    `/preview/${ID.toUpperCase()}`,
    `/preview/${ID}//other.example`,
    `/preview/${ID}%00`,
  ]) {
    const { status, headers } = await previews.ask(link);
    expect([400, 404]).toContain(status);
    expect([headers.location, headers['set-cookie']]).toEqual([undefined, undefined]);
  }
});

test('whatever is sent is refused with a sentence, and lists can be read', async () => {
  api = await fakeApi(1);
  await previews.stop();
  previews = await servePreviews(store.dir, api.address);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    for (const address of ['/api/feedback', '/api/client-events', '/', FILE]) {
      const { status, headers, text } = await previews.ask(address, {
        method,
        headers: CHOSEN,
        ...(method.startsWith('P') && { body: '{}' }),
      });
      expect([method, address, status, headers['content-type']]).toEqual([method, address, 403, 'application/problem+json']);
      expect(JSON.parse(text)).toMatchObject({ status: 403, detail: expect.stringMatching(/^This is a preview, so nothing was sent\./) });
    }
  expect((await open('/api/projects')).status).toBe(200);
  expect(api.heard.map(({ method, headers }) => [method, headers.cookie])).toEqual([['GET', undefined]]);
});

test('the live host has nothing of a preview, whatever a browser sends along', async () => {
  // As in a store that was made before previews had an origin of their own.
  cpSync(path.join(store.dir, 'current/.previews'), path.join(store.dir, 'current/preview'), { recursive: true });
  const addresses = [
    `/preview/${ID}`,
    `/preview/${ID}/tools`,
    `/preview/${ID}/search.json`,
    `/.previews/${ID}/tools`,
    `/.previews/${ID}/tools.html`,
    `/.previews/${ID}/preview.json`,
    FILE,
  ];
  for (const address of addresses) {
    const { status, headers, text } = await live.ask(address, { headers: CHOSEN });
    expect([address, status, headers['cache-control'], headers['set-cookie']]).toEqual([address, 404, 'no-store', undefined]);
    expect(text).not.toContain(VERSION);
  }
  expect((await live.ask('/tools', { headers: CHOSEN })).text).toContain('mfe-tools 1.0.0 at /tools');
});

test('once its time is over nothing of a preview is served, though no writer has come by yet', async () => {
  const facts = path.join(store.dir, 'current/.previews', ID, 'preview.json');
  writeFileSync(facts, JSON.stringify({ until: new Date(Date.now() - 1).toISOString() }));
  for (const address of [`/preview/${ID}`, '/', '/tools', '/search.json', FILE]) {
    const { status, headers, text } = await open(address);
    expect([address, status, headers['cache-control']]).toEqual([address, 404, 'no-store']);
    expect(text).not.toContain(VERSION);
  }
  expect((await live.ask('/tools')).status).toBe(200);
});
