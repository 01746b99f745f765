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
  // The browser itself reports in the console that the document answered 404.
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes('status of 404')));
});
