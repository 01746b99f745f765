import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  emptyStore,
  shell as frame,
  library,
  libraryWithTexts,
  PUBLIC_URL,
  releaseMadeUp,
  storeWithTwoApps,
  tools,
} from '../../fixtures/store.ts';
import type { Store } from '../store/store.ts';
import { composeLive } from './live-document.ts';
import { loadShell } from './render-bodies.ts';
import { INCLUDE_SUB_DOMAINS_FILE, renderSite } from './render-site.ts';
import { pagesToMake } from './write-pages.ts';

let store: Store;
let pages: number;
const make = async (number: number, publicUrl = PUBLIC_URL) => {
  const [shell, ...apps] = [store.release('shell', '1.0.0'), ...[library, tools].map(({ id }) => store.release(id, '1.0.0'))] as const;
  const live = composeLive(
    number,
    shell,
    apps.map((app) => ({ live: app })),
  );
  pages = await renderSite(store, (await loadShell(store, shell)).facts, { number, publicUrl, shell, apps, live });
};
const read = (number: number, file: string) => readFileSync(path.join(store.siteDir(number), file), 'utf8');
const needs = (file: string) =>
  [...read(2, file).matchAll(/<link rel="needs" href="([^"]+)" integrity="([^"]+)">/g)].map(([, ...facts]) => facts);

beforeAll(async () => {
  store = await storeWithTwoApps();
  await make(2);
});

test('a site has one file for every address, the not-found page, and its documents', () => {
  const files = readdirSync(store.siteDir(2), { recursive: true })
    .map(String)
    .filter((name) => path.extname(name));
  expect(files.sort()).toEqual(
    [
      '.well-known/security.txt',
      '404.html',
      'index.html',
      'learn/modules.html',
      'live.json',
      'modules.html',
      'offline.json',
      'robots.txt',
      'search.json',
      'site.json',
      'site.webmanifest',
      'sitemap.xml',
      'tools.html',
      'worker.js',
    ].sort(),
  );
  expect(pages).toBe(4);
});

test('a page is its stored body with its own title, description and canonical address around it', () => {
  const page = read(2, 'modules.html');
  expect(page).toContain(readFileSync(store.bodyFile('1.0.0', 'mfe-library', '1.0.0', '/modules'), 'utf8'));
  expect(page).toContain('<title>Page modules</title>');
  expect(page).toContain('<meta name="description" content="What stands at /modules.">');
  expect(page).toContain('<link rel="canonical" href="https://portal.example/modules">');
});

test('an alias has its own body and the canonical address of the page that it shows', () => {
  const page = read(2, 'learn/modules.html');
  expect(page).toContain('at /learn/modules in shell 1.0.0');
  expect(page).toContain('<link rel="canonical" href="https://portal.example/modules">');
});

test('a page names the files of the shell and its own, in the order of need, with their integrity', () => {
  const of = (app: string, ...files: string[]) =>
    files.map((file) => [`/releases/${app}/1.0.0/web/${file}`, store.release(app, '1.0.0').files[file]?.integrity]);
  expect(needs('tools.html')).toEqual([
    ...of('shell', 'theme.js', 'shell.js'),
    ...of('mfe-tools', 'remoteEntry.js', 'tools.js'),
    ...of('shell', 'shell.css'),
    ...of('mfe-tools', 'styles.css'),
  ]);
});

test('the not-found page needs the shell alone and has no canonical address', () => {
  expect(read(2, '404.html')).toContain('<h1>There is nothing here</h1>');
  expect(read(2, '404.html')).not.toContain('<link rel="canonical"');
  expect(needs('404.html').map(([address]) => address)).toEqual(
    ['theme.js', 'shell.js', 'shell.css'].map((file) => `/releases/shell/1.0.0/web/${file}`),
  );
});

test('what is live stands in every page and in a file of its own', () => {
  const live = JSON.parse(read(2, 'live.json'));
  expect(live.number).toBe(2);
  for (const file of ['index.html', 'learn/modules.html', 'tools.html', '404.html'])
    expect(read(2, file)).toContain(`<script type="application/json" id="portal-live">${JSON.stringify(live)}</script>`);
});

test('everything that can be found stands in one file', () => {
  expect(JSON.parse(read(2, 'search.json')).entries.map(({ address }: { address: string }) => address)).toEqual([
    '/',
    '/modules',
    '/tools',
  ]);
});

test('other services find the facts of the organization and the public address in a file', () => {
  expect(JSON.parse(read(2, 'site.json'))).toEqual({
    name: 'Made up',
    tagline: 'Not real',
    contactEmail: 'nobody@portal.example',
    links: {},
    editBase: '',
    publicUrl: 'https://portal.example',
  });
});

test('web servers find a file where browsers shall insist on encryption for names below that of the site, and only there', async () => {
  const [shell, ...apps] = [store.release('shell', '1.0.0')] as const;
  const live = composeLive(9, shell, []);
  const { site, ...facts } = (await loadShell(store, shell)).facts;
  const file = (number: number) => path.join(store.siteDir(number), INCLUDE_SUB_DOMAINS_FILE);
  await renderSite(
    store,
    { ...facts, site: { ...site, includeSubDomains: true } },
    { number: 9, publicUrl: PUBLIC_URL, shell, apps, live },
  );
  expect([existsSync(file(2)), existsSync(file(9))]).toEqual([false, true]);
});

test('search engines find the canonical pages, each with the day of its release, and what they may visit', () => {
  const day = (app: string) => store.release(app, '1.0.0').createdAt.slice(0, 10);
  expect([...read(2, 'sitemap.xml').matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(([, ...facts]) => facts)).toEqual([
    ['https://portal.example/', day('mfe-library')],
    ['https://portal.example/modules', day('mfe-library')],
    ['https://portal.example/tools', day('mfe-tools')],
  ]);
  expect(read(2, 'robots.txt')).toContain('Sitemap: https://portal.example/sitemap.xml');
});

test('a page that is not listed has a file and a place in the sitemap; only its own document says that it exists', async () => {
  const own = emptyStore();
  await releaseMadeUp(own, [frame, '1.0.0'], [libraryWithTexts, '1.0.0']);
  const file = (name: string) => readFileSync(path.join(own.dir, 'current', name), 'utf8');
  expect(file('modules/two.html')).toContain('<h1>text</h1>');
  expect(file('modules/two.html')).toContain('<link rel="canonical" href="https://portal.example/modules/two">');
  expect(file('modules/two.html')).toContain('"path":"/modules/two"');
  expect(file('sitemap.xml')).toContain('<loc>https://portal.example/modules/two</loc>');
  for (const name of ['index.html', 'modules.html', '404.html', 'live.json', 'modules/one.html'])
    expect(file(name)).not.toContain('/modules/two');
});

describe('what is handed over for the head of a page', () => {
  const png = Buffer.from('a picture');

  /** Makes a site of a shell and two apps, of which the first says more, and gives back what every page was made from, by address. */
  async function handedOver(...files: readonly ('shell' | 'app')[]) {
    const own = emptyStore();
    const top = `exports.structuredData = (path) => [{ '@type': 'WebPage', '@id': path + '#page' }];
      exports.preview = { alt: 'A shelf' };`;
    const app = { ...library, top, ...(files.includes('app') && { files: { 'preview.png': png } }) };
    await releaseMadeUp(own, [frame, '1.0.0'], [app, '1.0.0'], [tools, '1.0.0']);
    const release = own.release('shell', '1.0.0');
    const picture = own.release('mfe-library', '1.0.0').files['styles.css'] ?? { size: 1, integrity: 'sha384-x' };
    const shell = files.includes('shell') ? { ...release, files: { ...release.files, 'preview.png': picture } } : release;
    const apps = [own.release('mfe-library', '1.0.0'), own.release('mfe-tools', '1.0.0')];
    const live = composeLive(
      2,
      shell,
      apps.map((each) => ({ live: each })),
    );
    const { facts } = await loadShell(own, release);
    return new Map(pagesToMake(own, facts, { publicUrl: PUBLIC_URL, shell, apps, live }).map(({ input }) => [input.path, input]));
  }
  const preview = (app: string) => ({
    address: `https://portal.example/releases/${app}/1.0.0/web/preview.png`,
    width: 1200,
    height: 630,
  });

  test('a page is shown with the picture of its app, else with that of the shell', async () => {
    const inputs = await handedOver('app', 'shell');
    expect(inputs.get('/modules')?.preview).toEqual({ ...preview('mfe-library'), alt: 'A shelf' });
    expect(inputs.get('/tools')?.preview).toEqual(preview('shell'));
    expect(inputs.get(undefined)?.preview).toEqual(preview('shell'));
  });

  test('an app that has words and no picture is shown with the picture of the shell and its words', async () => {
    expect((await handedOver('shell')).get('/modules')?.preview).toEqual(preview('shell'));
  });

  test('where nobody has a picture there is none', async () => {
    for (const input of (await handedOver()).values()) expect(input).not.toHaveProperty('preview');
  });

  test('an alias says the same as its canonical page, and every page but home says the way to it', async () => {
    const inputs = await handedOver();
    const said = (address: string) => inputs.get(address)?.structuredData ?? [];
    expect(said('/')).toEqual([{ '@type': 'WebPage', '@id': 'https://portal.example/#page' }]);
    expect(said('/modules')).toMatchObject([
      { '@id': 'https://portal.example/modules#page' },
      { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Made up', item: 'https://portal.example/' }, { name: 'Page modules' }] },
    ]);
    expect(said('/learn/modules')).toEqual(said('/modules'));
    expect(said('/tools')).toMatchObject([{ '@type': 'BreadcrumbList' }]);
    expect(inputs.get(undefined)?.structuredData).toBeUndefined();
  });
});

test('the lists that releases carry for the API stand beside the pages, those of all apps in one folder', async () => {
  for (const [app, table] of [
    ['mfe-library', 'educational_modules'],
    ['mfe-tools', 'ai_tools'],
  ] as const) {
    const folder = path.join(store.releaseDir(app, '1.0.0'), 'data');
    mkdirSync(folder);
    writeFileSync(path.join(folder, `${table}.json`), `["of ${app}"]`);
  }
  await make(5);
  expect([read(5, 'data/educational_modules.json'), read(5, 'data/ai_tools.json')]).toEqual(['["of mfe-library"]', '["of mfe-tools"]']);
});

test('what a killed writer left of the same site is replaced as a whole', async () => {
  const before = readdirSync(path.join(store.dir, 'sites'));
  for (const folder of ['000003', '000003.draft']) {
    mkdirSync(path.join(store.dir, 'sites', folder));
    writeFileSync(path.join(store.dir, 'sites', folder, 'left.html'), '');
  }
  await make(3);
  expect(readdirSync(path.join(store.dir, 'sites')).sort()).toEqual([...before, '000003'].sort());
  expect(existsSync(path.join(store.siteDir(3), 'left.html'))).toBe(false);
});

test('a site that cannot be made as a whole does not appear', async () => {
  const [shell, app] = [store.release('shell', '1.0.0'), { ...store.release('mfe-tools', '1.0.0'), version: '7.0.0' }];
  const live = composeLive(4, shell, [{ live: app }]);
  const { facts } = await loadShell(store, shell);
  await expect(renderSite(store, facts, { number: 4, publicUrl: PUBLIC_URL, shell, apps: [app], live })).rejects.toThrow('ENOENT');
  expect(existsSync(store.siteDir(4))).toBe(false);
});
