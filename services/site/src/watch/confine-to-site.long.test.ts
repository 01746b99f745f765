import { readFileSync } from 'node:fs';
import { createServer as createPlainServer, type RequestListener, type Server } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from 'playwright-core';
import { selfSigned } from '../../fixtures/certificate.ts';
import { BROWSER, describeConfinedBrowser } from '../../fixtures/confinement.ts';
import { confineToSite } from './confine-to-site.ts';

const page: RequestListener = (_, response) => response.setHeader('Content-Type', 'text/html').end('<h1>From the site</h1>');

describeConfinedBrowser('a browser that is confined to the web server of a site', () => {
  const servers: Server[] = [];
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });
  const listen = async (server: Server) => {
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };
  const start = async (origin: string): Promise<Browser> => {
    const way = await confineToSite(BROWSER, origin);
    const browser = await chromium.launch({ executablePath: way.program, args: [...way.args], chromiumSandbox: false, env: {} });
    closing.push(() => browser.close(), way.close);
    return browser;
  };

  test.each(['localhost', '127.0.0.1'])(
    'opens its pages at %s and reaches no other server of the machine',
    async (host) => {
      let asked = 0;
      const count: RequestListener = (_, response) => {
        asked += 1;
        response.end();
      };
      const other = await listen(createPlainServer(count));
      const origin = `http://${host}:${await listen(createPlainServer(page))}`;
      const opened = await (await start(origin)).newPage();
      await opened.goto(`${origin}/tools`);
      expect(await opened.textContent('h1')).toBe('From the site');
      const outcome = await opened.evaluate((to) => fetch(`http://127.0.0.1:${to}/`, { mode: 'no-cors' }).then(String, String), other);
      expect(outcome).toMatch('Failed to fetch');
      expect(asked).toBe(0);
    },
    60_000,
  );

  test('checks the certificate of the site', async () => {
    const { cert, key } = selfSigned();
    const origin = `https://localhost:${await listen(createServer({ cert: readFileSync(cert), key: readFileSync(key) }, page))}`;
    const browser = await start(origin);
    await expect((await browser.newPage()).goto(origin)).rejects.toThrow('ERR_CERT_AUTHORITY_INVALID');
    const trusting = await browser.newContext({ ignoreHTTPSErrors: true });
    const opened = await trusting.newPage();
    await opened.goto(origin);
    expect(await opened.textContent('h1')).toBe('From the site');
  }, 60_000);
});
