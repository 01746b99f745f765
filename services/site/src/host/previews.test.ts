import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Site, serve } from '../../fixtures/served-site.ts';
import { PUBLIC_URL, place, storeWithTwoApps, tools } from '../../fixtures/store.ts';
import { publish } from '../publish.ts';
import { endOfPreview } from '../rules/previews.ts';
import type { Store } from '../store/store.ts';

const ID = 'abcdefghjkmnpqrs';
const VERSION = `1.0.1-preview.1.${ID}`;
const FILE = `/releases/mfe-tools/${VERSION}/web/remoteEntry.js`;

let store: Store;
let site: Site;
beforeEach(async () => {
  store = await storeWithTwoApps();
  await place(store, tools, VERSION);
  const preview = { id: ID, app: 'mfe-tools', version: VERSION, until: endOfPreview(new Date()) };
  const histories = store.head()?.live ?? {};
  await publish(store, { kind: 'pages', who: 'Ada', why: 'a look', steps: [], histories, publicUrl: PUBLIC_URL, preview });
  site = await serve(store.dir);
});
afterEach(() => site.stop());

test('pages of a preview stand at its address like all pages, are asked for each time, and no search engine keeps them', async () => {
  for (const [address, words] of [
    [`/preview/${ID}`, 'mfe-library 1.0.0 at /'],
    [`/preview/${ID}/tools`, `mfe-tools ${VERSION} at /tools`],
    [`/preview/${ID}/learn/modules?from=mail`, 'at /learn/modules'],
  ] as const) {
    const { status, text, headers } = await site.ask(address);
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-cache', 'noindex']);
    expect(text).toContain(words);
  }
  expect((await site.ask(`/preview/${ID}/`)).headers.location).toBe(`/preview/${ID}`);
  expect((await site.ask('/tools')).headers['x-robots-tag']).toBeUndefined();
});

test('what can be found in a preview is served with it, and the candidate’s files to whoever knows its version', async () => {
  const index = await site.ask(`/preview/${ID}/search.json`);
  expect([index.status, index.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(JSON.parse(index.text).entries).toHaveLength(3);
  expect((await site.ask(FILE)).status).toBe(200);
});

const NOTHING = [
  '/preview',
  '/preview/aaaaaaaaaaaaaaaa',
  '/preview/aaaaaaaaaaaaaaaa/tools',
  `/preview/${ID}/nothing`,
  `/preview/${ID.toUpperCase()}/tools`,
  `/preview/${ID}/index`,
  `/preview/${ID}.json`,
  `/preview/${ID}.html`,
  `/preview/${ID}/live.json`,
  `/preview/${ID}/tools.html`,
  `/preview/${ID}%00/tools`,
  '/releases/mfe-tools/1.0.1-preview.1/web/remoteEntry.js',
];

test('no other address below it is anything, and no list of previews is served', async () => {
  const answers = await Promise.all(NOTHING.map(async (address) => ({ address, status: (await site.ask(address)).status })));
  expect(answers.filter(({ status }) => status !== 404 && status !== 400)).toEqual([]);
});

test('once its time is over nothing of a preview is served, though no writer has come by yet', async () => {
  writeFileSync(path.join(store.dir, 'current', `preview/${ID}.json`), JSON.stringify({ until: new Date(Date.now() - 1).toISOString() }));
  for (const address of [`/preview/${ID}`, `/preview/${ID}/tools`, `/preview/${ID}/search.json`, FILE]) {
    const { status, headers, text } = await site.ask(address);
    expect([address, status, headers['cache-control']]).toEqual([address, 404, 'no-store']);
    expect(text).not.toContain(VERSION);
  }
  expect((await site.ask('/tools')).status).toBe(200);
});
