import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EDITORIAL } from '../fixtures/command-line.ts';

let server: Server;
let site = '';
let root = '';

/** A site with every kind of answer: 200, 404, 410, 403, two kinds of redirect, a ring, and one that hangs. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const to = { '/moved': '/right', '/away-for-today': '/right', '/slash': '/slash/', '/ring': '/ring' }[request.url ?? ''];
    if (request.url === '/hang') return;
    if (to) response.writeHead(request.url === '/away-for-today' ? 302 : 301, { Location: to });
    else response.writeHead({ '/gone': 404, '/gone-for-good': 410, '/not-for-programs': 403 }[request.url ?? ''] ?? 200);
    response.end('text');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'links-'));
  mkdirSync(path.join(root, 'mfe-one/content'), { recursive: true });
  writeFileSync(path.join(root, 'mfe-one/editorial.config.ts'), 'export const content = {};\n');
});
afterEach(() => rmSync(root, { recursive: true }));

const list = (...lines: string[]) => writeFileSync(path.join(root, 'mfe-one/content/list.yaml'), `${lines.join('\n')}\n`);

/** The command as a person runs it; the server beside it has to go on answering. */
function links(...args: string[]): Promise<{ status: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(EDITORIAL, 'bin/links.mjs'), '--timeout=1', ...args], { cwd: root });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
    child.on('close', (status) => resolve({ status, said }));
  });
}

/** The lines of one part of the report, without the address of the server. */
function part(heading: string): string[] {
  const report = readFileSync(path.join(root, 'links.md'), 'utf8').replaceAll(site, '');
  const [, text = ''] = report.split(`## ${heading} `);
  return (text.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('- '));
}

test('every kind of answer is told apart, with file and line, and the lists stay as they are', async () => {
  const addresses = ['right', 'gone', 'gone-for-good', 'moved', 'away-for-today', 'slash', 'ring', 'not-for-programs', 'hang'];
  list('list:', ...addresses.map((address) => `  - url: ${site}/${address}`), `  - text: See ${site}/right.`);
  const before = readFileSync(path.join(root, 'mfe-one/content/list.yaml'), 'utf8');
  const { status, said } = await links();
  expect(said).toContain('Requesting 9 addresses in 1 file.');
  expect(said).toContain(`mfe-one/content/list.yaml:3: ${site}/gone leads nowhere. Find its new address, or remove the entry.`);
  expect(said).toContain('The report is in links.md.');
  expect(status).toBe(1);
  expect(part('Answered')).toEqual([
    '- /right (mfe-one/content/list.yaml:2, mfe-one/content/list.yaml:11)',
    '- /away-for-today (mfe-one/content/list.yaml:6)',
    '- /slash (mfe-one/content/list.yaml:7)',
  ]);
  expect(part('Gone')).toEqual([
    '- /gone, status 404 (mfe-one/content/list.yaml:3)',
    '- /gone-for-good, status 410 (mfe-one/content/list.yaml:4)',
  ]);
  expect(part('Moved')).toEqual(['- /moved → /right (mfe-one/content/list.yaml:5)']);
  expect(part('Check by hand')).toEqual([
    '- /ring, status 310 (mfe-one/content/list.yaml:8)',
    '- /not-for-programs, status 403 (mfe-one/content/list.yaml:9)',
  ]);
  expect(part('No answer in time')).toEqual(['- /hang, nothing within 1 s (mfe-one/content/list.yaml:10)']);
  expect(readFileSync(path.join(root, 'mfe-one/content/list.yaml'), 'utf8')).toBe(before);
});

test('the command succeeds when every address answers, and a file can be named', async () => {
  list(`url: ${site}/right`);
  writeFileSync(path.join(root, 'facts.ts'), `export const page = '${site}/moved';\n`);
  expect(await links()).toMatchObject({ status: 0 });
  expect(await links('facts.ts')).toMatchObject({ status: 0 });
  expect(part('Moved')).toEqual(['- /moved → /right (facts.ts:1)']);
});

test('without the internet it says so and writes nothing', async () => {
  list('url: http://127.0.0.1:9/nobody');
  const { status, said } = await links();
  expect(status).toBe(1);
  expect(said).toContain('Is this machine connected to the internet?');
  expect(() => readFileSync(path.join(root, 'links.md'))).toThrow('ENOENT');
});

test('the day on which a person opened a link is written only when that person says so', async () => {
  list('list:', '  - url: https://a.example', '  - url: https://b.example');
  const { status, said } = await links('--seen=https://a.example', '--seen=https://c.example');
  expect(readFileSync(path.join(root, 'mfe-one/content/list.yaml'), 'utf8')).toMatch(
    /^list:\n {2}- url: https:\/\/a\.example\n {4}checked: "\d{4}-\d\d-\d\d"\n {2}- url: https:\/\/b\.example\n$/,
  );
  expect(said).toMatch(/^https:\/\/a\.example: seen on \d{4}-\d\d-\d\d, written in mfe-one\/content\/list\.yaml\.$/m);
  expect(said).toContain('No entry has the address https://c.example. Copy it from the "url" of the entry.');
  expect(status).toBe(1);
});
