import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { emptyStore } from '../../fixtures/store.ts';
import { createHost } from './host.ts';

const servers: Server[] = [];
const listen = (server: Server) =>
  new Promise<string>((resolve) => {
    servers.push(server);
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve).closeAllConnections()))));

test('a request below /api goes to the API as it is, and its answer comes back as it is', async () => {
  const api = await listen(
    createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      response.writeHead(201, { 'Content-Type': 'application/json', ETag: '"a"' });
      response.end(JSON.stringify({ method: request.method, address: request.url, type: request.headers['content-type'], body }));
    }),
  );
  const host = await listen(createHost(emptyStore().dir, () => api));
  const answer = await fetch(`${host}/api/feedback?a=1`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"x":1}',
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('etag')).toBe('"a"');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await answer.json()).toEqual({ method: 'POST', address: '/api/feedback?a=1', type: 'application/json', body: '{"x":1}' });
});

test('the API is told who asked the host, behind whatever was claimed before, and nothing else of the visitor', async () => {
  const api = await listen(createServer((request, response) => response.end(JSON.stringify(request.headers))));
  const host = await listen(createHost(emptyStore().dir, () => api));
  const marks = { cookie: 'mark=1', referer: 'https://mark.example/', 'user-agent': 'mark', from: 'mark@mark.example' };
  const ask = async (headers: Record<string, string>) =>
    (await (await fetch(`${host}/api/feedback`, { headers })).json()) as Record<string, string>;
  const heard = await ask({ ...marks, 'x-forwarded-for': '203.0.113.7' });
  expect(heard['x-forwarded-for']).toBe('203.0.113.7, 127.0.0.1');
  expect(JSON.stringify(heard)).not.toContain('mark');
  expect((await ask({}))['x-forwarded-for']).toBe('127.0.0.1');
});

test('what a stranger says of whom it asks for does not reach the API; what a proxy nearby says does', async () => {
  const api = await listen(createServer((request, response) => response.end(JSON.stringify(request.headers))));
  const server = createHost(emptyStore().dir, () => api);
  let from = '203.0.113.9';
  server.on('connection', (socket) => Object.defineProperty(socket, 'remoteAddress', { value: from }));
  const host = await listen(server);
  const claims = {
    forwarded: 'for=198.51.100.1',
    'x-forwarded-for': '198.51.100.1',
    'x-forwarded-host': 'claimed.example',
    'x-forwarded-proto': 'https',
  };
  const heard = async () => {
    const answer = await fetch(`${host}/api/who`, { headers: { ...claims, connection: 'close' } });
    const headers = (await answer.json()) as Record<string, string>;
    return Object.fromEntries(Object.entries(headers).filter(([name]) => name.includes('forwarded')));
  };
  expect(await heard()).toEqual({ 'x-forwarded-for': '203.0.113.9' });
  from = '10.0.0.7';
  expect(await heard()).toEqual({ ...claims, 'x-forwarded-for': '198.51.100.1, 10.0.0.7' });
});

test.each([
  ['there is none', undefined],
  ['nothing listens where it should be', 'http://127.0.0.1:1'],
])('while %s the answer is a problem in one sentence', async (_, api) => {
  const host = await listen(createHost(emptyStore().dir, () => api));
  const answer = await fetch(`${host}/api/projects`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toMatchObject({
    status: 503,
    detail: expect.stringMatching(/^This part of the site is not responding right now\./),
  });
});

test('an address that only begins like the API is a page', async () => {
  const host = await listen(createHost(emptyStore().dir, () => 'http://127.0.0.1:1'));
  expect((await fetch(`${host}/apis`)).headers.get('content-type')).not.toBe('application/problem+json');
});
