import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { PNPM, runAdvisoryCheck } from './advisories.mjs';

let registry: Server;
let answer: (body: string) => { readonly status: number; readonly body: unknown };
let said: string[];

beforeEach(async () => {
  said = [];
  jest.spyOn(console, 'log').mockImplementation((line) => void said.push(String(line)));
  registry = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      const isList = request.url?.endsWith('/advisories/bulk') ?? false;
      const { status, body } = isList ? answer(Buffer.concat(parts).toString()) : { status: 200, body: {} };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
});
afterEach(() => registry.close());

const check = () => runAdvisoryCheck(`http://127.0.0.1:${(registry.address() as AddressInfo).port}/`);

test('a library with a known hole fails, and is named with what mends it', async () => {
  answer = () => ({
    status: 200,
    body: {
      fastify: [{ id: 1, url: 'https://hole.example', title: 'Planted hole', severity: 'high', vulnerable_versions: '<99.0.0', cwe: [] }],
    },
  });
  expect(await check()).toEqual([{ passed: 0, failed: 1, skipped: 0 }]);
  expect(said.join('\n')).toMatch(/Planted hole[\s\S]+fastify[\s\S]+bom\.json/);
});

test('without known holes it passes', async () => {
  answer = () => ({ status: 200, body: {} });
  expect(await check()).toEqual([{ passed: 1, failed: 0, skipped: 0 }]);
});

test('a registry without such a list is said to be out of reach, and nothing counts as passed', async () => {
  answer = () => ({ status: 405, body: {} });
  expect(await check()).toEqual([{ passed: 0, failed: 0, skipped: 1 }]);
  expect(said).toEqual([expect.stringContaining('could not be reached, so nothing was checked')]);
});

test('it asks with the package manager that installs', () => {
  expect(readFileSync(path.join(__dirname, '../portal.mjs'), 'utf8')).toContain(`'${PNPM}'`);
});
