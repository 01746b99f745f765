import { existsSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { BROWSER, describeConfinedBrowser } from '../../fixtures/confinement.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { type ConfinedBrowser, confineBrowser } from './confined-browser.ts';

describeConfinedBrowser('a page in the browser behind the border', () => {
  let confined: ConfinedBrowser;
  let host: Server;
  let other: Server;
  let asked = 0;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    confined = confineBrowser(BROWSER);
    host = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<h1>From the trial</h1>'));
    await new Promise<void>((resolve) => host.listen(confined.socket, resolve));
    other = createServer((_, response) => {
      asked += 1;
      response.setHeader('Access-Control-Allow-Origin', '*').end('From the machine');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    browser = await chromium.launch({ executablePath: confined.program, chromiumSandbox: false, env: { SECRET: 'of the site' } });
  }, 60_000);
  // A page of its own for each: one that could not be opened still goes to the browser's own error page while the next begins.
  beforeEach(async () => {
    page = await browser.newPage();
  });
  afterEach(() => page.close());
  afterAll(async () => {
    await browser?.close();
    confined.discard();
    for (const server of [host, other]) server.close().closeAllConnections();
  });

  test('comes from the host of the trial', async () => {
    await page.goto(`${confined.origin}/tools`);
    expect(await page.textContent('h1')).toBe('From the trial');
  });

  test('reaches no other server of the machine', async () => {
    await page.goto(confined.origin);
    const { port } = other.address() as AddressInfo;
    const outcome = await page.evaluate((to) => fetch(`http://127.0.0.1:${to}/`).then(String, String), port);
    expect(outcome).toMatch('Failed to fetch');
    expect(asked).toBe(0);
  });

  test.each(['/etc/passwd', __filename, path.join(temporaryFolder(), 'secret')])(
    'opens no file of people or services: %s',
    async (file) => {
      if (!existsSync(file)) writeFileSync(file, 'the mail password');
      await expect(page.goto(`file://${file}`)).rejects.toThrow('ERR_FILE_NOT_FOUND');
    },
  );
});
