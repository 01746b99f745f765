import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { rejectionMessage } from '../fixtures/rejection-message.ts';
import { library, shell, tools } from '../fixtures/store.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { madeUpWorkspace, writeApp } from '../fixtures/workspace.ts';
import { findWorkspace, main } from './main.ts';
import { openStore } from './store/store.ts';

const USAGE =
  /^npm start .*\nnpm run release -- <app…> .*\nnpm run check -- .*\nnpm run preview -- <app> .*\nnpm run rollback -- <app> \[version\] .*\nnpm run rollback -- --offline off .*\nnpm run releases .*\nnpm run releases -- --withdraw .*\nnpm run releases -- teams add .*\n--to https:.*$/;

let workspace: string;
let said: jest.SpyInstance;
const environment = { ...process.env };
const run = async (...args: string[]) => {
  said.mockClear();
  const code = await main(args, workspace);
  return { code, text: said.mock.calls.flat().join('\n') };
};
const head = () => openStore(path.join(workspace, '.data/store')).head();

beforeEach(() => {
  workspace = madeUpWorkspace(shell, library, tools);
  said = jest.spyOn(console, 'log').mockImplementation(() => {});
  for (const name of ['PORT', 'HOST', 'DATA_DIR', 'PUBLIC_URL']) delete process.env[name];
  process.env.API_URL = 'none';
  process.env.WATCH_LENGTH = '0';
});
afterEach(() => {
  said.mockRestore();
  process.env = { ...environment };
});

test.each([
  [[], 0],
  [['help'], 0],
  [['relese', 'mfe-tools'], 2],
])('%j shows how the commands are used and ends with %d', async (args, code) => {
  expect(await run(...args)).toEqual({ code, text: expect.stringMatching(USAGE) });
});

test('an option that does not exist is refused with how the commands are used', async () => {
  const sentence = await rejectionMessage(() => run('release', 'mfe-tools', '--patch'));
  expect(sentence).toContain("Unknown option '--patch'");
  expect(sentence.split('\n\n').at(-1)).toMatch(USAGE);
});

test('an unknown app is refused with the apps that there are', async () => {
  expect(await rejectionMessage(() => run('release', 'mfe-nothing'))).toBe(
    'There is no app "mfe-nothing". The apps are shell, mfe-library, mfe-tools.',
  );
});

test('a release without an app is refused with an example', async () => {
  expect(await rejectionMessage(() => run('release', '--minor'))).toBe(
    'Name the app: npm run release -- mfe-library. The apps are shell, mfe-library, mfe-tools.',
  );
});

test.each([[[]], [['mfe-tools', '1.0.0', '1.0.1']]])('a rollback of %j is refused with an example', async (args) => {
  expect(await rejectionMessage(() => run('rollback', ...args))).toBe(
    'Name the app to roll back: npm run rollback -- mfe-content --why "what is wrong".',
  );
});

test('one option removes what browsers keep for reading without a network, and says how to undo that', async () => {
  await run('release', 'shell', 'mfe-tools');
  expect(await rejectionMessage(() => run('rollback', 'mfe-tools', '--offline', 'off'))).toBe(
    'Roll back an app, or switch --offline: not both at once.',
  );
  for (const [to, back] of [
    ['off', 'on'],
    ['on', 'off'],
  ] as const)
    expect((await run('rollback', '--offline', to, '--why', 'it shows old pages')).text).toBe(
      `Live: offline reading is ${to}. To undo: npm run rollback -- --offline ${back}`,
    );
  expect((await run('releases')).text).toContain('offline reading is off: it shows old pages');
});

test.each([['eighty'], ['-1'], ['70000'], ['80.5']])('a port that cannot be meant, %s, is refused', async (port) => {
  process.env.PORT = port;
  expect(await rejectionMessage(() => run('start'))).toBe(
    `PORT is "${port}", but a port must be a whole number from 0 to 65535. Try PORT=8080.`,
  );
});

test('a start at a port in use is refused with another one to try', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  process.env.PORT = String(port);
  expect(await rejectionMessage(() => run('start'))).toMatch(`Port ${port} is in use by another program.`);
  await new Promise((resolve) => other.close(resolve));
});

test('from the first release to a rollback every command says what it did and what can be done next', async () => {
  process.env.PUBLIC_URL = 'https://portal.example/';
  expect(await run('releases')).toEqual({ code: 0, text: 'Nothing has been released yet. npm start releases every app once.' });
  expect(await run('release', 'shell', 'mfe-tools', 'shell', '--why', 'the beginning')).toEqual({
    code: 0,
    text: expect.stringMatching(/\nLive: release shell 1\.0\.0, mfe-tools 1\.0\.0\. To undo: npm run rollback -- shell$/),
  });
  expect(await run('release', 'mfe-tools')).toEqual({
    code: 0,
    text: 'mfe-tools: nothing has changed since 1.0.0, so there is no new release.',
  });
  delete process.env.PUBLIC_URL;
  writeApp(workspace, { ...tools, files: { 'new.txt': 'new' } });
  expect((await run('release', 'mfe-tools', '--minor')).text).toMatch('Live: release mfe-tools 1.0.0 -> 1.1.0.');
  // Without a word from the environment the address stays the one that the pages were made for.
  expect(head()).toMatchObject({ number: 2, publicUrl: 'https://portal.example' });
  expect((await run('releases')).text).toMatch(/^mfe-tools +1\.1\.0 +1\.0\.0 /m);
  const page = path.join(workspace, '.data/releases.html');
  expect((await run('releases', '--html')).text).toBe(`Written: ${page}. Open it in a browser.`);
  expect(readFileSync(page, 'utf8')).toContain('<h1>Releases of portal.example</h1>');
  const other = path.join(temporaryFolder(), 'mine.html');
  expect((await run('releases', '--html', other)).text).toBe(`Written: ${other}. Open it in a browser.`);
  expect(await rejectionMessage(() => run('releases', '--html', workspace))).toMatch(
    /^The page cannot be written: .*Choose another file: /,
  );

  expect(await run('rollback', 'mfe-tools', '--why', 'it was empty')).toEqual({
    code: 0,
    text: 'Live: rollback mfe-tools 1.1.0 -> 1.0.0.',
  });
  expect(await run('rollback', 'mfe-tools', '1.1.0')).toEqual({
    code: 0,
    text: 'Live: rollback mfe-tools 1.0.0 -> 1.1.0. No reason was given; next time, add --why "what is wrong" for everyone who reads the ledger.',
  });
  expect(head()).toMatchObject({ number: 4, why: 'no reason given' });
});

test('a release is watched at its public address unless --no-watch says otherwise; where nothing answers, it is live all the same', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await new Promise((resolve) => other.close(resolve));
  await run('release', 'shell', 'mfe-library', 'mfe-tools');
  process.env.WATCH_LENGTH = '';
  process.env.PUBLIC_URL = `http://127.0.0.1:${port}`;
  writeApp(workspace, { ...tools, files: { 'new.txt': 'new' } });
  expect(await run('release', 'mfe-tools')).toEqual({
    code: 0,
    text: expect.stringMatching(
      /\nLive: release mfe-tools 1\.0\.0 -> 1\.0\.1\. .*\nThe release was not watched because nothing answers at http:\/\/127\.0\.0\.1:\d+ \(ECONNREFUSED\)\.$/,
    ),
  });
  writeApp(workspace, { ...tools, files: { 'new.txt': 'newer' } });
  expect((await run('release', 'mfe-tools', '--no-watch')).text).toMatch(/\nLive: .* To undo: npm run rollback -- mfe-tools$/);
});

test('everything is kept where DATA_DIR says', async () => {
  process.env.DATA_DIR = path.join(temporaryFolder(), 'elsewhere');
  await run('release', 'shell', '--version', '3.0.0');
  expect(openStore(path.join(process.env.DATA_DIR, 'store')).head()?.live).toEqual({ shell: ['3.0.0'] });
  expect(head()).toBeUndefined();
});

test('the workspace is found from any folder in it, and a folder outside is refused', () => {
  const deep = path.join(workspace, 'services/site/src');
  mkdirSync(deep, { recursive: true });
  expect([findWorkspace(deep), findWorkspace(workspace)]).toEqual([workspace, workspace]);
  const outside = temporaryFolder();
  expect(() => findWorkspace(outside)).toThrow(`${outside} is not inside the portal's folder.`);
});
