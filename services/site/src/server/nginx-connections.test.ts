import { connect, type Socket } from 'node:net';
import { type FakeApi, fakeApi } from '../../fixtures/api-processes.ts';
import { selfSigned } from '../../fixtures/certificate.ts';
import { describeNginx, type NginxSite, serveWithNginx } from '../../fixtures/nginx.ts';
import { storeWithTwoApps } from '../../fixtures/store.ts';

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Opens connections from one address, each with a request of which most has yet to arrive. */
async function slowRequests(port: number, address: string, count: number, from: string): Promise<void> {
  const method = address.startsWith('/api/') ? 'POST' : 'GET';
  const begin = `${method} ${address} HTTP/1.1\r\nHost: portal.example\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;
  // One after the other: if they all come at once, nginx closes the ones that it has not read yet.
  for (let opened = 0; opened < count; opened += 1)
    await new Promise<void>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: from });
      sockets.push(socket);
      socket.on('error', () => resolve()).resume();
      socket.write(begin, () => resolve());
    });
}

describeNginx("Debian's nginx, while one network opens more slow connections than it had places for", () => {
  let api: FakeApi;
  let site: NginxSite;
  beforeEach(async () => {
    api = await fakeApi(1);
    site = await serveWithNginx({ storeDir: (await storeWithTwoApps()).dir, apis: [api.port, api.port], workers: 1 });
  });
  afterEach(() => Promise.all([site.stop(), api.stop()]));

  test.each([
    ['/api/feedback', 60],
    ['/tools', 1000],
  ])('at %s serves everybody else, pages and forms, and %d requests of that network', async (address, served) => {
    await slowRequests(site.port, address, served - 10, '127.0.0.1');
    expect((await site.ask(address)).status).toBe(200);
    await slowRequests(site.port, address, 1200, '127.0.0.1');
    const other = '127.0.9.2';
    for (const page of ['/tools', '/modules', '/api/projects']) expect((await site.ask(page, { from: other })).status).toBe(200);
    const form = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' }, from: other };
    expect((await site.ask('/api/feedback', form)).status).toBe(200);
    const refused = await site.ask(address);
    expect([refused.status, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([429, '5', 'no-store']);
    expect(refused.text).toMatch(/Too many requests have come from your network[.;] [Pp]lease try again in a moment\./);
  });
});

/** The first message of TLS 1.3, with a key that is too short for its kind. */
function helloWithBadKey(): Buffer {
  const extension = (kind: number, hex: string) => {
    const body = Buffer.from(hex, 'hex');
    return Buffer.concat([Buffer.from([kind >> 8, kind & 255, body.length >> 8, body.length & 255]), body]);
  };
  const extensions = Buffer.concat([
    extension(0x2b, '020304'),
    extension(0x0a, '0002001d'),
    extension(0x0d, '00020403'),
    extension(0x33, '0008001d000461616161'),
  ]);
  const length = (size: number) => Buffer.from([size >> 8, size & 255]);
  const hello = Buffer.concat([
    Buffer.from('0303', 'hex'),
    Buffer.alloc(32, 7),
    Buffer.from('00000213010100', 'hex'),
    length(extensions.length),
    extensions,
  ]);
  return Buffer.concat([Buffer.from('160301', 'hex'), length(hello.length + 4), Buffer.from([1, 0]), length(hello.length), hello]);
}

describeNginx("Debian's nginx, asked by who cannot speak TLS", () => {
  test('writes nothing of that into its logs', async () => {
    const site = await serveWithNginx({ storeDir: (await storeWithTwoApps()).dir, certificate: selfSigned() });
    await new Promise((resolve) => {
      const socket = connect({ port: site.port, host: '127.0.0.1', localAddress: '127.0.0.77' });
      socket
        .on('error', () => {})
        .on('close', resolve)
        .resume();
      socket.write(helloWithBadKey());
    });
    await site.stop();
    expect(site.logs()).not.toContain('127.0.0.77');
  });
});
