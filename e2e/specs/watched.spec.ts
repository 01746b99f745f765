import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { VOLUNTEER } from '../fixtures/changed-heading.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test, WITH_BROWSER } from '../fixtures/portal.ts';
import { scratchWorkspace } from '../fixtures/scratch-workspace.ts';

// A file of a release is missing on purpose: the console says so.
test.use({ quiet: false });

test('a release that fails behind the web server is taken back by the site itself, and visitors get the former one', {
  tag: ['@site', '@long'],
}, async ({ ownPortal: portal, page }) => {
  const { app, address, file, first, next } = VOLUNTEER;
  /** A web server that finds the new release's pages, and not the script of one of them. */
  const front = createServer((request, response) => {
    const { url = '/', method, headers } = request;
    if (/\/mfe-content\/1\.0\.1\/web\/__federation_expose_volunteer\.\w+\.js$/.test(url)) return void response.writeHead(404).end();
    const passedOn = ask(portal.address + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(passedOn.on('error', () => response.destroy()));
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const PUBLIC_URL = `http://localhost:${(front.address() as AddressInfo).port}`;
  const workspace = scratchWorkspace();
  try {
    workspace.edit(file, (text) => text.replace(first, next));
    const watched = { ...WITH_BROWSER, PUBLIC_URL, WATCH_INTERVAL: '1', WATCH_LENGTH: '2' };
    const { code, output } = await portal.command(['release', app, '--why', 'friendlier words'], workspace.dir, watched);
    expect(output).toContain(`Live: release ${app} 1.0.0 -> 1.0.1.`);
    expect(output).toMatch(
      /\/volunteer of mfe-content 1\.0\.1 failed \(.+\), while \/volunteer of mfe-content 1\.0\.0 and \S+ of mfe-\S+ work\./,
    );
    expect(output).toContain(`Live: rollback ${app} 1.0.1 -> 1.0.0. The site did this itself: `);
    expect(code, output).toBe(1);
    expect(portal.ledger().slice(-2)).toMatchObject([
      { kind: 'release', why: 'friendlier words' },
      { kind: 'rollback', who: 'the site itself', byWatch: true, steps: [{ app, from: '1.0.1', to: '1.0.0' }] },
    ]);
    await page.goto(PUBLIC_URL + address);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
    await expect(page.getByRole('contentinfo')).toContainText(`${app} 1.0.0`);

    // The same words again, under a version that the web server finds whole: it stays.
    const again = await portal.command(['release', app], workspace.dir, watched);
    expect(again.output).toMatch(/Watched mfe-content 1\.0\.2: \d+ page views without a fault of the release\.$/m);
    expect(again.code, again.output).toBe(0);
  } finally {
    workspace.remove();
    front.closeAllConnections();
    front.close();
  }
});
