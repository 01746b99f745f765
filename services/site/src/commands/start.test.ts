import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFiles } from '../../fixtures/builds.ts';
import { captureLines } from '../../fixtures/capture-lines.ts';
import { rejectionMessage } from '../../fixtures/rejection-message.ts';
import { ask } from '../../fixtures/served-site.ts';
import { emptyStore, library, shell, tools } from '../../fixtures/store.ts';
import { madeUpWorkspace, writeApp } from '../../fixtures/workspace.ts';
import type { Settings } from '../config/settings.ts';
import type { Store } from '../store/store.ts';
import { type Running, start } from './start.ts';

let workspace: string;
let store: Store;
let said: string[];
const running: Running[] = [];
const agent = new Agent();
const begin = async (port = 0, publicUrl?: string, more: Partial<Settings> = {}) => {
  said = [];
  const settings = {
    port,
    receiverPort: 0,
    host: undefined,
    dataDir: store.dir,
    publicUrl,
    previewUrl: undefined,
    reviewUrl: undefined,
    trustedHops: 0,
    triesDatabase: false,
    apiUrl: 'none',
    browser: undefined,
    watch: undefined,
    ...more,
  };
  const site = await start({ workspace, store, settings, log: captureLines(said) });
  running.push(site);
  return { ...site, ask: (address: string) => ask(Number(new URL(site.address).port), agent, address) };
};

beforeEach(() => {
  workspace = madeUpWorkspace(shell, library);
  store = emptyStore();
});
afterEach(() => Promise.all(running.splice(0).map((site) => site.stop())));

test('the first start releases every app once and serves the site for the address where it stands', async () => {
  const site = await begin();
  expect(said).toEqual([
    'shell: building 1.0.0 from files that are not committed.',
    'mfe-library: building 1.0.0 from files that are not committed.',
  ]);
  expect(store.head()).toMatchObject({ number: 1, why: 'first release, made by npm start', publicUrl: site.address });
  const { status, text } = await site.ask('/modules');
  expect([status, text]).toEqual([200, expect.stringContaining(`<link rel="canonical" href="${site.address}/modules">`)]);
});

test('a later start builds nothing, says which sources are not live, and serves what is released', async () => {
  await begin(0, 'https://portal.example');
  writeFiles(workspace, { 'mfe-library/source/web/styles.css': 'h1 { color: blue }' });
  const site = await begin(0, 'https://portal.example');
  expect(said).toEqual(['Not live yet: the sources of mfe-library have changed. To release them: npm run release -- mfe-library']);
  expect(store.liveNumber()).toBe(1);
  expect((await site.ask('/')).text).toContain('mfe-library 1.0.0 at /');
});

test('a public site on the database for trying out is told what to set', async () => {
  await begin(0, 'https://portal.example', { triesDatabase: true });
  expect(said.at(-1)).toMatch(/^The built-in database is for trying things out\. .*DATABASE_URL.*NODE_ENV=production/);
});

test('an app that is new in the workspace is released, and those that are released stay as they are', async () => {
  await begin(0, 'https://portal.example');
  writeApp(workspace, tools);
  writeFiles(workspace, { 'mfe-library/source/web/styles.css': 'h1 { color: blue }' });
  await begin(0, 'https://portal.example');
  expect(store.head()).toMatchObject({ number: 2, steps: [{ app: 'mfe-tools', to: '1.0.0' }], live: { 'mfe-library': ['1.0.0'] } });
});

test('a start under another public address makes the pages for it', async () => {
  await begin(0, 'https://portal.example');
  const site = await begin(0, 'https://elsewhere.example');
  expect(store.head()).toMatchObject({ number: 2, kind: 'pages' });
  expect((await site.ask('/')).text).toContain('<link rel="canonical" href="https://elsewhere.example/">');
});

test('a port that is in use is refused with another one to try, before anything is built', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  expect(await rejectionMessage(() => begin(port))).toBe(
    `Port ${port} is in use by another program. Stop it, or choose another one: PORT=${port + 1} npm start.`,
  );
  await new Promise((resolve) => other.close(resolve));
  expect([said, store.liveNumber()]).toEqual([[], 0]);
});

test('a site that listens on one address of this machine cannot be reached at another', async () => {
  const site = await begin(0, undefined, { host: '127.0.0.1' });
  const port = Number(new URL(site.address).port);
  const status = (hostname: string) =>
    new Promise((resolve) => {
      get({ hostname, port, path: '/', agent: false }, (answer) => resolve(answer.resume().statusCode)).on('error', ({ message }) =>
        resolve(message),
      );
    });
  expect(await status('127.0.0.1')).toBe(200);
  expect(await status('127.0.0.2')).toMatch('ECONNREFUSED');
});

test('an address that the machine does not have is refused before anything is built', async () => {
  expect(await rejectionMessage(() => begin(0, undefined, { host: '192.0.2.77' }))).toBe(
    'HOST is "192.0.2.77", but this machine does not have that address. Try HOST=127.0.0.1, or leave it out.',
  );
  expect([said, store.liveNumber()]).toEqual([[], 0]);
});

test('a start that fails gives its port back', async () => {
  writeFiles(workspace, { 'mfe-library/source/mistake': 'a bracket is missing' });
  const free = createServer();
  await new Promise<void>((resolve) => free.listen(0, resolve));
  const { port } = free.address() as AddressInfo;
  await new Promise((resolve) => free.close(resolve));
  expect(await rejectionMessage(() => begin(port))).toMatch('mfe-library could not be built');
  writeApp(workspace, library);
  expect((await begin(port)).address).toBe(`http://localhost:${port}`);
});

describe('previews', () => {
  const status = (address: string, headers = {}, method = 'GET') =>
    ask(Number(new URL(address).port), agent, '/', { headers, method }).then((answer) => answer.status);

  test('on localhost they have a second port, at which nothing of the live site is', async () => {
    const site = await begin();
    const { previewAddress = '' } = site;
    expect(previewAddress).toMatch(/^http:\/\/localhost:\d+$/);
    expect(previewAddress).not.toBe(site.address);
    expect([await status(site.address), await status(previewAddress), await status(previewAddress, {}, 'POST')]).toEqual([200, 404, 403]);
  });

  test('of a public site they are at the host name that is set, and without one nowhere', async () => {
    const publicUrl = 'https://portal.example';
    const headers = { host: 'preview.portal.example' };
    const site = await begin(0, publicUrl, { previewUrl: 'https://preview.portal.example' });
    expect([site.previewAddress, await status(site.address), await status(site.address, headers)]).toEqual([undefined, 200, 404]);
    const without = await begin(0, publicUrl);
    expect([without.previewAddress, await status(without.address, headers)]).toEqual([undefined, 200]);
  });

  test('a site comes up without them where their port is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const previewUrl = `http://localhost:${(other.address() as AddressInfo).port}`;
    const site = await begin(0, undefined, { previewUrl });
    await new Promise((resolve) => other.close(resolve));
    expect(site.previewAddress).toBeUndefined();
    expect(said[0]).toMatch(/^Previews are not being served because their port is in use\./);
    expect(await status(site.address)).toBe(200);
  });
});

test('a site that was stopped does not answer anymore', async () => {
  const site = await begin();
  await site.ask('/');
  await site.stop();
  await expect(site.ask('/')).rejects.toThrow(/ECONNREFUSED|socket hang up/);
});
