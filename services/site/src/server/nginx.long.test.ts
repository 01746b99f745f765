import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import path from 'node:path';
import { type FakeApi, fakeApi } from '../../fixtures/api-processes.ts';
import { selfSigned } from '../../fixtures/certificate.ts';
import { describeNginx, NGINX_FILES, type NginxSite, serveWithNginx } from '../../fixtures/nginx.ts';
import { emptyStore, library, releaseMadeUp, storeWithTwoApps } from '../../fixtures/store.ts';
import { INCLUDE_SUB_DOMAINS_FILE } from '../prerender/render-site.ts';
import type { Store } from '../store/store.ts';
import { ALONE_IN_ITS_GROUP, ENCRYPTED_BELOW, ENCRYPTED_ONLY, FOREVER, OF_DOCUMENTS, SAFE_HEADERS } from './headers.ts';

const snippet = (name: string) => readFileSync(path.join(NGINX_FILES, 'snippets', `${name}.conf`), 'utf8');

describe('the configuration of nginx', () => {
  const answers = snippet('answers');

  test.each(Object.entries({ ...SAFE_HEADERS, ...ALONE_IN_ITS_GROUP, ...ENCRYPTED_ONLY, 'Cache-Control': FOREVER }))(
    'says %s in the words of the host that comes with the portal',
    (name, value) => {
      const line = new RegExp(`^add_header ${name} (.+) always;$`, 'm').exec(snippet('site'))?.[1] ?? '';
      if (!line.startsWith('$')) expect(line).toBe(value);
      else expect(valuesOf(answers, line)).toContain(value);
    },
  );

  test('adds headers at one place alone: nginx forgets those of a server in a location with one of its own', () => {
    const [site = '', ...more] = readdirSync(path.join(NGINX_FILES, 'snippets'))
      .filter((name) => snippet(name.replace('.conf', '')).includes('add_header'))
      .map((name) => name.replace('.conf', ''));
    expect([site, more]).toEqual(['site', []]);
    expect(snippet('site')).not.toMatch(/^[ \t]+add_header/m);
    expect(readFileSync(path.join(NGINX_FILES, 'portal.conf'), 'utf8')).not.toContain('add_header');
  });

  test('keeps no memory of which site is live, and lets only documents carry what only documents obey', () => {
    expect(snippet('site')).toMatch(/^open_file_cache off;$/m);
    const maps = [...answers.matchAll(/^map \$portal_is_document (\$\w+) \{/gm)].map(([, name = '']) => name);
    const headers = maps.map((name) => new RegExp(`^add_header (\\S+) \\${name} `, 'm').exec(snippet('site'))?.[1]);
    expect(headers).toEqual([...OF_DOCUMENTS]);
  });

  test('names the same processes of the API for what is asked and for what is changed', () => {
    const groups = [...readFileSync(path.join(NGINX_FILES, 'portal.conf'), 'utf8').matchAll(/^upstream \w+ \{\n([\s\S]*?)\n\}/gm)];
    const [asked, changed] = groups.map(([, lines = '']) => lines.match(/^\s+server .+$/gm));
    expect(asked).toHaveLength(2);
    expect(changed).toEqual(asked);
  });
});

/** The values that a `map` of the configuration can give. */
function valuesOf(text: string, variable: string): string[] {
  const [, lines = ''] = new RegExp(`^map .+ \\${variable} \\{\\n([\\s\\S]*?)\\n\\}`, 'm').exec(text) ?? [];
  return [...lines.matchAll(/^ {2}(?:"[^"]*"|\S+) (?:"([^"]*)"|(\S+));$/gm)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

describeNginx("Debian's nginx", () => {
  let apis: readonly [FakeApi, FakeApi];
  let store: Store;
  let site: NginxSite;
  beforeAll(async () => {
    store = await storeWithTwoApps();
    apis = [await fakeApi(1), await fakeApi(2)];
    site = await serveWithNginx({ storeDir: store.dir, apis: [apis[0].port, apis[1].port] });
  });
  afterAll(async () => {
    await Promise.all([site?.stop(), ...(apis ?? []).map((api) => api.stop())]);
  });
  const askedOf = (address: string) => apis.map((api) => api.heard.filter((heard) => heard.address === address).length);

  test('gives the requests of one network to one process of the API, and uses both', async () => {
    const networks = Array.from({ length: 24 }, (_, index) => `127.0.${index}.`);
    const by = new Map<string, Set<number>>();
    for (const network of networks)
      for (const last of [1, 2, 3]) {
        const { text } = await site.ask(`/api/shared`, { from: `${network}${last}` });
        by.set(network, (by.get(network) ?? new Set()).add(JSON.parse(text).process));
      }
    expect([...by.values()].map(({ size }) => size)).toEqual(networks.map(() => 1));
    expect(new Set([...by.values()].flatMap((each) => [...each]))).toEqual(new Set([1, 2]));
  });

  test('sends what changes something to one process only, also when that breaks off; what is only asked goes to the next', async () => {
    const sent = await site.ask('/api/breaks-off', { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } });
    expect(sent.status).toBe(503);
    expect(askedOf('/api/breaks-off').reduce((sum, count) => sum + count)).toBe(1);
    for (const api of apis) api.heard.length = 0;
    await site.ask('/api/breaks-off');
    expect(askedOf('/api/breaks-off')).toEqual([1, 1]);
  });

  test('refuses a body that is larger than the API takes, as the API would', async () => {
    const { status, headers, text } = await site.ask('/api/feedback', { method: 'POST', body: 'x'.repeat(256 * 1024 + 1) });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([413, 'application/problem+json', 'no-store']);
    expect(JSON.parse(text)).toMatchObject({ status: 413, detail: expect.stringContaining('256 KB') });
    expect(askedOf('/api/feedback')).toEqual([0, 0]);
  });

  test('holds what people send in memory: it has no folder to write it into, and the largest body arrives whole', async () => {
    rmSync(site.bodies, { recursive: true });
    const body = 'x'.repeat(256 * 1024);
    const { status, text } = await site.ask('/api/whole', { method: 'POST', body });
    expect([status, JSON.parse(text).body === body]).toEqual([200, true]);
  });

  test('writes nothing of who asked into its logs, of incident reports not even that there was one', async () => {
    const marks = { 'User-Agent': 'mark-agent', Referer: 'https://mark.example/', 'X-Forwarded-For': '203.0.113.9' };
    await site.ask('/tools?mark-question', { headers: marks, from: '127.0.0.77' });
    await site.ask('/mark-typed-address', { headers: marks, from: '127.0.0.77' });
    await site.ask('/api/conduct-report', { method: 'POST', body: '{}', headers: marks, from: '127.0.0.77' });
    await site.ask('/%zz-mark', { headers: marks, from: '127.0.0.77' });
    const challenge = await site.askDoor('/.well-known/acme-challenge/mark-missing', { headers: marks, from: '127.0.0.77' });
    expect(challenge.status).toBe(404);
    const logs = site.logs();
    expect(logs).toMatch(/ GET \/tools\.html page 200 /);
    expect(logs).not.toMatch(/mark|127\.0\.0\.77|203\.0\.113|conduct/);
  });
});

describeNginx("Debian's nginx behind a CDN, told of it as docs/growing.md says", () => {
  const [lines = ''] = /set_real_ip_from [^`]+/.exec(readFileSync(path.join(NGINX_FILES, '../../../../docs/growing.md'), 'utf8')) ?? [];

  test('gives a network to one process still, says last who asked, and believes nobody but the CDN', async () => {
    const apis = [await fakeApi(1), await fakeApi(2)] as const;
    const { dir: storeDir } = await storeWithTwoApps();
    const cdn = ['127.0.0.2', '127.0.0.3'];
    const own = lines.replace('192.0.2.0/24', '127.0.0.2/31');
    const site = await serveWithNginx({ storeDir, apis: [apis[0].port, apis[1].port], lines: own });
    const heardOf = async (claim: string, from = '127.0.0.9') => {
      const { text } = await site.ask('/api/shared', { headers: { 'X-Forwarded-For': claim }, from });
      const { process, headers } = JSON.parse(text);
      return { process: process as number, last: headers['x-forwarded-for'].split(', ').at(-1) as string };
    };
    const processes = new Set<number>();
    for (const network of Array.from({ length: 24 }, (_, index) => `203.0.${index}`)) {
      const heard = await Promise.all([1, 2, 3, 4].map((last) => heardOf(`198.51.100.${last}, ${network}.${last}`, cdn[last % 2])));
      expect(heard.map(({ last }) => last)).toEqual([1, 2, 3, 4].map((last) => `${network}.${last}`));
      expect(new Set(heard.map(({ process }) => process)).size).toBe(1);
      processes.add(heard[0]?.process ?? 0);
    }
    expect(processes).toEqual(new Set([1, 2]));
    expect((await heardOf('203.0.113.9')).last).toBe('127.0.0.9');
    await Promise.all([site.stop(), ...apis.map((api) => api.stop())]);
  });
});

describeNginx("Debian's nginx, with a review desk", () => {
  let api: FakeApi;
  let desk: FakeApi;
  let site: NginxSite;
  beforeAll(async () => {
    const store = await storeWithTwoApps();
    [api, desk] = [await fakeApi(1), await fakeApi(3)];
    site = await serveWithNginx({ storeDir: store.dir, apis: [api.port, api.port], desk: desk.port });
  });
  afterAll(() => Promise.all([site.stop(), api.stop(), desk.stop()]));
  const host = 'review.portal.example';
  const cookie = '__Host-review=secret';

  test('its host leads to the process of the desk alone, with the cookie and who asked, and logs nothing', async () => {
    const before = api.heard.length; // Tests run in any order.
    for (const address of ['/', '/api/review/session', '/index.0a1b2c3d.js']) {
      const { status, text } = await site.ask(address, {
        headers: { host, cookie, 'user-agent': 'somebody', referer: 'https://elsewhere.example/' },
      });
      const heard = JSON.parse(text);
      expect([address, status, heard.process, heard.address]).toEqual([address, 200, 3, address]);
      expect(heard.headers).toMatchObject({ host, cookie, 'x-forwarded-for': '127.0.0.1' });
      expect(heard.headers).not.toHaveProperty('user-agent');
      expect(heard.headers).not.toHaveProperty('referer');
    }
    expect(api.heard.slice(before)).toEqual([]);
    expect(site.logs()).not.toMatch(/review|secret/);
  });

  test('the site itself passes its cookie to nobody', async () => {
    const { text } = await site.ask('/api/review/session', { headers: { cookie } });
    expect(JSON.parse(text)).toMatchObject({ process: 1, headers: expect.not.objectContaining({ cookie }) });
  });
});

describeNginx("Debian's nginx, with a preview", () => {
  const ID = 'abcdefghjkmnpqrs';
  const CANDIDATE = `/releases/mfe-tools/1.0.1-preview.1.${ID}/web/remoteEntry.js`;
  const host = 'preview.portal.example';
  const chosen = { host, cookie: `portal_preview=${ID}` };
  let api: FakeApi;
  let site: NginxSite;
  beforeAll(async () => {
    const store = await storeWithTwoApps();
    const preview = path.join(store.dir, 'current/.previews', ID);
    const candidate = path.join(store.dir, path.dirname(CANDIDATE));
    for (const folder of [preview, candidate]) mkdirSync(folder, { recursive: true });
    const pages = { 'index.html': 'home', 'tools.html': 'tools', '404.html': 'bar', 'search.json': '{}', 'preview.json': '{}' };
    for (const [file, text] of Object.entries(pages)) writeFileSync(path.join(preview, file), text);
    writeFileSync(path.join(candidate, 'remoteEntry.js'), 'candidate');
    // As in a store that was made before previews had an origin of their own.
    cpSync(preview, path.join(store.dir, 'current/preview', ID), { recursive: true });
    api = await fakeApi(1);
    site = await serveWithNginx({ storeDir: store.dir, apis: [api.port, api.port] });
  });
  afterAll(() => Promise.all([site.stop(), api.stop()]));

  test.each([
    [`/preview/${ID}`, '/'],
    [`/preview/${ID}/learn/modules?from=mail`, '/learn/modules?from=mail'],
  ])('its link %s chooses it for this browser and leads to %s', async (link, page) => {
    const { status, headers } = await site.ask(link, { headers: { host } });
    expect([status, headers.location, headers['cache-control']]).toEqual([302, page, 'no-store']);
    expect(headers['set-cookie']).toEqual([`portal_preview=${ID}; Path=/; HttpOnly; SameSite=Lax; Secure`]);
  });

  test.each([
    ['/', 'text/html; charset=utf-8', 200, /^home$/],
    ['/tools', 'text/html; charset=utf-8', 200, /^tools$/],
    ['/search.json', 'application/json; charset=utf-8', 200, /^\{\}$/],
    ['/nothing', 'text/html; charset=utf-8', 404, /^bar$/],
    ['/live.json', 'text/plain; charset=utf-8', 404, /no such file/],
    ['/preview/another', 'text/plain; charset=utf-8', 404, /no such file/],
  ])('its host answers %s with %s, %i', async (address, type, status, text) => {
    const answer = await site.ask(address, { headers: chosen });
    expect([answer.status, answer.headers['content-type'], answer.headers['x-robots-tag']]).toEqual([status, type, 'noindex']);
    expect([answer.headers['cache-control'], answer.headers['set-cookie']]).toEqual(['no-store', undefined]);
    expect(answer.text).toMatch(text);
  });

  test('its host serves files of the candidate and of releases, and without the link no page', async () => {
    for (const file of [CANDIDATE, '/releases/mfe-tools/1.0.0/web/remoteEntry.js'])
      expect((await site.ask(file, { headers: { host } })).headers['cache-control']).toBe(FOREVER);
    for (const cookie of ['', 'portal_preview=aaaaaaaaaaaaaaaa', 'portal_preview=..', `portal_preview=../${ID}`]) {
      const { status, text } = await site.ask('/tools', { headers: { host, cookie } });
      expect([status, text]).toEqual([404, expect.stringMatching(/^There is no preview here/)]);
    }
  });

  test('whatever is sent to its host is refused with a sentence, and lists can be read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      for (const address of ['/api/feedback', '/', CANDIDATE]) {
        const { status, headers, text } = await site.ask(address, { method, headers: chosen, ...(method !== 'DELETE' && { body: '{}' }) });
        expect([method, address, status, headers['content-type']]).toEqual([method, address, 403, 'application/problem+json']);
        expect(JSON.parse(text).detail).toMatch(/^This is a preview, so nothing was sent\./);
      }
    expect((await site.ask('/api/projects', { headers: chosen })).status).toBe(200);
  });

  test('the live site has nothing of it', async () => {
    const { host: _, ...cookie } = chosen;
    for (const address of [
      `/preview/${ID}`,
      `/preview/${ID}/tools`,
      `/.previews/${ID}/tools.html`,
      `/.previews/${ID}/preview.json`,
      CANDIDATE,
    ]) {
      const { status, headers } = await site.ask(address, { headers: cookie });
      expect([address, status, headers['cache-control'], headers['set-cookie']]).toEqual([address, 404, 'no-store', undefined]);
    }
    const { text, headers } = await site.ask('/tools', { headers: cookie });
    expect([text, headers['x-robots-tag']]).toEqual([expect.stringContaining('mfe-tools 1.0.0 at /tools'), undefined]);
  });
});

describeNginx("Debian's nginx without an API", () => {
  test.each(['GET', 'POST'])(
    'answers a %s with a problem in one sentence, as the host of the portal does, and says nothing of it in its logs',
    async (method) => {
      const store = await storeWithTwoApps();
      const site = await serveWithNginx({ storeDir: store.dir });
      const { status, headers, text } = await site.ask('/api/conduct-report', { method });
      const page = await site.ask('/tools');
      const logs = site.logs();
      await site.stop();
      expect(status).toBe(503);
      expect(headers).toMatchObject({ 'content-type': 'application/problem+json', 'cache-control': 'no-store', 'retry-after': '5' });
      expect(JSON.parse(text)).toMatchObject({
        status: 503,
        detail: expect.stringMatching(/^This part of the site is not responding right now\./),
      });
      expect(page.status).toBe(200);
      expect(logs).not.toMatch(/conduct|127\.0\.0\.1/);
    },
  );

  test('asks visitors to come again while the first release is made, and shows it when it is there', async () => {
    const store = emptyStore();
    const site = await serveWithNginx({ storeDir: store.dir });
    const before = await site.ask('/tools');
    const { dir } = await storeWithTwoApps();
    const second = await serveWithNginx({ storeDir: dir });
    const after = await second.ask('/tools');
    await Promise.all([site.stop(), second.stop()]);
    expect([before.status, before.text]).toEqual([503, 'The site is being built for the first time. Please try again in a moment.\n']);
    expect(before.headers['cache-control']).toBe('no-store');
    expect(after.status).toBe(200);
  });

  test('shows a release with the next request, with another mark, however fast it came', async () => {
    const store = await storeWithTwoApps();
    const site = await serveWithNginx({ storeDir: store.dir });
    for (const version of ['1.0.1', '1.0.2', '1.0.3']) {
      const before = await site.ask('/modules');
      await releaseMadeUp(store, [library, version]);
      const after = await site.ask('/modules', { headers: { 'If-None-Match': before.headers.etag ?? '' } });
      expect([after.status, after.text]).toEqual([200, expect.stringContaining(`mfe-library ${version} at /modules`)]);
    }
    await site.stop();
  });

  test('speaks TLS 1.2 and 1.3 alone, and tells browsers to stay encrypted', async () => {
    const certificate = selfSigned();
    const store = await storeWithTwoApps();
    const site = await serveWithNginx({ storeDir: store.dir, certificate });
    const secure = (version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3') =>
      new Promise<string | undefined>((resolve, reject) => {
        const options = {
          port: site.port,
          path: '/tools',
          ca: readFileSync(certificate.cert),
          servername: 'portal.example',
          agent: false as const,
        };
        const weak = version === 'TLSv1.1' ? { ciphers: 'DEFAULT:@SECLEVEL=0' } : {};
        request({ ...options, ...weak, minVersion: version, maxVersion: version }, (answer) => {
          answer.resume();
          resolve(answer.headers['strict-transport-security']);
        })
          .on('error', reject)
          .end();
      });
    await expect(secure('TLSv1.1')).rejects.toThrow();
    expect([await secure('TLSv1.2'), await secure('TLSv1.3')]).toEqual(Array(2).fill(ENCRYPTED_ONLY['Strict-Transport-Security']));
    writeFileSync(path.join(store.dir, 'current', INCLUDE_SUB_DOMAINS_FILE), '');
    expect(await secure('TLSv1.3')).toBe(ENCRYPTED_BELOW['Strict-Transport-Security']);
    await site.stop();
  });
});
