import type { Route } from '@playwright/test';
import type { LiveDocument } from '@portal/contracts';
import { chosenApps } from '../fixtures/chosen-apps.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/portal.ts';

/** Every address of every live app, or of those that were chosen. */
function addresses(live: LiveDocument) {
  return chosenApps(live).flatMap((app) => app.routes);
}

test('every listed route shows its text and one h1 with scripts off', async ({ portal, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { path, title } of addresses(portal.live())) {
    const answer = await page.goto(portal.address + path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.locator('h1'), path).toHaveCount(1);
    expect((await page.locator('main').textContent())?.length, path).toBeGreaterThan(300);
    await expect(page, path).toHaveTitle(new RegExp(`^${title.replaceAll(/[?.()]/g, '.')} · `));
    if (path !== '/') await expect(page.getByRole('navigation', { name: 'Site menu' }).getByRole('link').first(), path).toBeVisible();
  }
  await context.close();
});

test('every listed page hydrates into the same nodes, without a word in the console and without a shift', async ({ portal, browser }) => {
  // An alias is the same page; the gate has opened it too.
  for (const { path } of addresses(portal.live()).filter(({ canonical }) => canonical === undefined)) {
    const context = await browser.newContext();
    const said: string[] = [];
    context.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()));
    context.on('weberror', (error) => said.push(error.error().message));
    const page = await context.newPage();
    await page.addInitScript(() => {
      const seen = window as unknown as { shift: number; first: Element[] };
      seen.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) seen.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      // Runs before any deferred script: the nodes as the HTML brought them.
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive') seen.first = [...document.querySelectorAll('#portal *')];
      });
    });
    // What the API brings may take the place of skeletons: it comes after the first look.
    const held: Route[] = [];
    let hold = true;
    await page.route('**/api/**', (route) => (hold ? void held.push(route) : route.continue()));
    await page.goto(portal.address + path);
    await hydrated(page);
    const kept = await page.evaluate(() => {
      const { first } = window as unknown as { first: Element[] };
      return { before: first.length, gone: first.filter((node) => !node.isConnected).map((node) => node.outerHTML.slice(0, 200)) };
    });
    expect(kept.before, path).toBeGreaterThan(50);
    expect(kept.gone, path).toEqual([]);
    hold = false;
    await Promise.all(held.map((route) => route.continue()));
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), path).toBeLessThanOrEqual(0.01);
    expect(said, path).toEqual([]);
    await context.close();
  }
});

test('an address that nobody owns answers 404 with the not-found page, in the browser too', { tag: '@shell' }, async ({
  page,
  complaints,
}) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await hydrated(page);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  // The browser itself says in the console that the document answered 404.
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes('status of 404')));
});
