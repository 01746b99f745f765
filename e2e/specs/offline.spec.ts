import { rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { VOLUNTEER } from '../fixtures/changed-heading.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { makeLive } from '../fixtures/make-live.ts';
import { expect, type Portal, test } from '../fixtures/portal.ts';
import { fillFeedback } from '../pages/forms.ts';
import { copyNotice, heading, keptAt, openAndKeep } from '../pages/offline.ts';

// The console itself reports what cannot be fetched without a network.
test.use({ serviceWorkers: 'allow', quiet: false });

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const registrations = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('what was read is there without a network, from the very first visit on, and the site itself when the network is back', {
  tag: '@shell',
}, async ({ ownPortal: portal, page, context }) => {
  const asked: string[] = [];
  const loaded = page.waitForEvent('load').then(() => asked.push('load'));
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openAndKeep(page, `${portal.address}${VOLUNTEER.address}`);
  await loaded;
  await test.step('nothing of it is fetched before the page has loaded', () => {
    expect(asked.indexOf('load')).toBeGreaterThan(-1);
    expect(asked.slice(0, asked.indexOf('load')).filter((address) => /worker|webmanifest/.test(address))).toEqual([]);
  });
  await test.step('Chromium offers to install it', async () => {
    const session = await context.newCDPSession(page);
    expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
    expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([
      // Test browsers use private windows, in which nothing can be installed; this is the only objection.
      { errorId: 'in-incognito', errorArguments: [] },
    ]);
  });
  await test.step('a page that is navigated to is kept like one that is opened', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('navigation', { name: 'Site menu' })
      .getByRole('link', { name: /^Learn/ })
      .click();
    await expect(page).toHaveURL(`${portal.address}/modules`);
    await expect.poll(() => keptAt(page)).toContain('/modules');
  });
  await context.setOffline(true);
  for (const [address, words] of [
    [VOLUNTEER.address, VOLUNTEER.first],
    ['/modules', 'Educational Modules'],
  ] as const)
    await test.step(`${address} works without a network`, async () => {
      await page.goto(portal.address + address);
      await hydrated(page);
      await expect(heading(page)).toHaveText(words);
      await expect(copyNotice(page)).toBeVisible();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
    });
  await test.step('a page that was never read says what can be read instead', async () => {
    await page.goto(`${portal.address}/team`);
    await expect(heading(page)).toHaveText('No connection');
    await page.getByRole('main').getByRole('link', { name: 'Educational Modules' }).click();
    await expect(heading(page)).toHaveText('Educational Modules');
  });
  await context.setOffline(false);
  await page.goto(`${portal.address}/modules`);
  await hydrated(page);
  await expect(copyNotice(page)).toHaveCount(0);
  await test.step('whoever wants no pages kept removes them', async () => {
    await openAndKeep(page, `${portal.address}/your-data`);
    await page.reload();
    await page.getByRole('button', { name: 'Remove all pages' }).click();
    await expect(page.getByText('The pages were removed.')).toBeVisible();
    expect(await keptAt(page)).toEqual([]);
  });
});

test('the search works over what it found last, and a form says that nothing was sent, keeps its text and sends it when the network is back', {
  tag: ['@shell', '@mfe-collaborate', '@api'],
}, async ({ portal, page, context }) => {
  await openAndKeep(page, `${portal.address}/feedback`);
  await page.reload();
  await hydrated(page);
  const search = page.getByRole('combobox', { name: 'Search modules, tools, resources and pages' });
  await page
    .getByRole('button', { name: /^Search/ })
    .first()
    .click();
  await search.fill('p-value');
  const found = page.getByRole('dialog').getByRole('option');
  await expect(found.first()).toBeVisible();
  const online = await found.first().textContent();
  await page.keyboard.press('Escape');

  await context.setOffline(true);
  await page.goto(`${portal.address}/feedback`);
  await hydrated(page);
  await page
    .getByRole('button', { name: /^Search/ })
    .first()
    .click();
  await search.fill('p-value');
  await expect(found.first()).toHaveText(online ?? '');
  await page.keyboard.press('Escape');

  await fillFeedback(page, 'Written on a train');
  const send = page.getByRole('button', { name: 'Submit Feedback' });
  await send.click();
  const outcome = page.getByRole('main').getByText('What you wrote is still in the form.');
  await expect(outcome).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Summary/ })).toHaveValue('Written on a train');
  await context.setOffline(false);
  // Not by itself.
  await expect(outcome).toBeVisible();
  await send.click();
  await expect(page.getByRole('heading', { name: /submitted successfully!/ })).toBeVisible();
});

test('the page with the report form is never kept, however it was reached', { tag: ['@shell', '@mfe-collaborate'] }, async ({
  ownPortal: portal,
  page,
  context,
}) => {
  await openAndKeep(page, `${portal.address}${VOLUNTEER.address}`);
  // Within the tab, by its address, and through the worker.
  await page.getByRole('banner').getByRole('link', { name: 'Report' }).click();
  await expect(page).toHaveURL(/code-of-conduct/);
  await page.goto(`${portal.address}/code-of-conduct`);
  await page.reload();
  await openAndKeep(page, `${portal.address}/modules`);
  expect((await keptAt(page)).filter((address) => address.includes('conduct') && !address.startsWith('/releases/'))).toEqual([]);
  await context.setOffline(true);
  await page.goto(`${portal.address}/code-of-conduct`);
  await expect(heading(page)).toHaveText('No connection');
  await expect(page.getByRole('main').getByRole('link', { name: /Conduct/ })).toHaveCount(0);
});

test('a rollback is seen at the next page view, and what was withdrawn is in no cache', { tag: ['@shell', '@long'] }, async ({
  twicePortal: portal,
  page,
  context,
}) => {
  const address = portal.address + VOLUNTEER.address;
  await openAndKeep(page, address);
  await expect(heading(page)).toHaveText(VOLUNTEER.next);
  for (const version of ['1.0.0', '1.0.1', '1.0.0', '1.0.1', '1.0.0']) {
    await makeLive(portal, version === '1.0.0' ? 'rollback' : 'release', { [VOLUNTEER.app]: version });
    await page.goto(address);
    await expect(heading(page)).toHaveText(version === '1.0.0' ? VOLUNTEER.first : VOLUNTEER.next);
  }
  await expect.poll(async () => (await cacheNames(page)).filter((name) => name.includes(`${VOLUNTEER.app} 1.0.1`))).toEqual([]);
  await expect.poll(() => keptAt(page)).toContain(VOLUNTEER.address);
  await context.setOffline(true);
  await page.goto(address);
  await expect(heading(page)).toHaveText(VOLUNTEER.first);
  await expect(copyNotice(page)).toBeVisible();
});

test('a broken release after the one that was kept: the former one shows in the same page view', { tag: ['@shell', '@long'] }, async ({
  twicePortal: portal,
  page,
}) => {
  const address = portal.address + VOLUNTEER.address;
  await makeLive(portal, 'rollback', { [VOLUNTEER.app]: '1.0.0' });
  await openAndKeep(page, address);
  await makeLive(portal, 'release', { [VOLUNTEER.app]: '1.0.1' });
  for (const ending of ['', '.br', '.gz'])
    rmSync(path.join(portal.storeDir, 'releases', VOLUNTEER.app, `1.0.1/web/remoteEntry.js${ending}`), { force: true });
  for (let visit = 0; visit < 3; visit += 1) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: VOLUNTEER.first, exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(`${VOLUNTEER.app} 1.0.0`);
    await expect(copyNotice(page)).toHaveCount(0);
  }
});

test('a server that takes a request and never answers: the kept page shows after ten seconds', { tag: ['@shell', '@long'] }, async ({
  ownPortal: portal,
  page,
}) => {
  const way = await wayTo(portal);
  try {
    await openAndKeep(page, way.address + VOLUNTEER.address);
    way.hang();
    const began = Date.now();
    await page.goto(way.address + VOLUNTEER.address, { waitUntil: 'commit' });
    expect(Date.now() - began).toBeGreaterThan(9_900);
    await expect(copyNotice(page)).toBeVisible();
    await expect(heading(page)).toHaveText(VOLUNTEER.first);
    await page.goto('about:blank');
  } finally {
    way.close();
  }
});

test('the switch removes worker and caches everywhere, and nothing brings them back until it is on again', {
  tag: ['@shell', '@site', '@long'],
}, async ({ ownPortal: portal, page, context }) => {
  const address = portal.address + VOLUNTEER.address;
  await openAndKeep(page, address);
  const off = await portal.command(['rollback', '--offline', 'off', '--why', 'it shows old pages']);
  expect(off.code, off.output).toBe(0);
  await page.goto(address);
  await expect.poll(() => registrations(page)).toBe(0);
  await page.goto(address);
  await hydrated(page);
  await expect.poll(() => cacheNames(page)).toEqual([]);
  expect(await registrations(page)).toBe(0);
  await context.setOffline(true);
  await expect(page.goto(address)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await context.setOffline(false);
  expect((await portal.command(['rollback', '--offline', 'on', '--why', 'it was mended'])).code).toBe(0);
  await openAndKeep(page, address);
});

/** A worker that takes over and answers everything with an error. */
const BROKEN_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(Promise.reject(new Error('planted'))));`;

test('a broken worker does not keep its successor out', { tag: ['@shell', '@long'] }, async ({ twicePortal: portal, page }) => {
  const address = portal.address + VOLUNTEER.address;
  // Before anyone has requested it: the host reads a file once for each site.
  writeFileSync(path.join(portal.storeDir, 'current/worker.js'), BROKEN_WORKER);
  await page.goto(address);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect(page.goto(address)).rejects.toThrow('ERR_FAILED');
  // Whatever becomes live next includes its shell's worker.
  await makeLive(portal, 'rollback', { [VOLUNTEER.app]: '1.0.0' });
  await expect(async () => {
    await page.goto(address);
    await expect(heading(page)).toHaveText(VOLUNTEER.first);
  }).toPass();
  await openAndKeep(page, address);
});

/** A network to a portal that can be blocked: requests are then accepted but never answered. */
async function wayTo({ address }: Portal) {
  let isHanging = false;
  const server = createServer((asked, answer) => {
    if (isHanging) return;
    const onward = request(address + asked.url, { method: asked.method, headers: asked.headers }, (response) => {
      answer.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(answer);
    });
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    hang() {
      isHanging = true;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
