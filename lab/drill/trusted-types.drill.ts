import type { Page } from '@playwright/test';
import { hydrated } from '../../e2e/fixtures/hydrated.ts';
import { expect, test } from '../../e2e/fixtures/portal.ts';
import { QUICK } from './broken-pages.ts';
import { writeLine } from './line.ts';

// Chromium names each violation in the console.
test.use({ quiet: false });

/** https://www.w3.org/TR/trusted-types/: what a policy that enforced it would stop. */
const REPORT_ONLY = "require-trusted-types-for 'script'";

/** Counts, from the first script on, what Trusted Types would stop, by the kind of sink. */
async function count(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const stopped: Record<string, number> = {};
    Object.assign(window, { stopped });
    document.addEventListener('securitypolicyviolation', ({ disposition, sample }) => {
      if (disposition !== 'report') return;
      const sink = sample.split('|')[0] || 'unknown';
      stopped[sink] = (stopped[sink] ?? 0) + 1;
    });
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy-report-only': REPORT_ONLY } });
  });
}
const stopped = (page: Page) => page.evaluate(() => ({ ...(window as unknown as { readonly stopped: Record<string, number> }).stopped }));
const inWords = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([sink, times]) => `${sink} ${times}`)
    .join(', ') || 'nothing';

/** Follows a link to another page. The home page has no menu (specification 1). */
async function leave(page: Page, address: string): Promise<void> {
  if (address === '/') return page.getByRole('link', { name: 'Get Started' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Site menu' }).getByRole('link').first().click();
}

test('what Trusted Types would stop, on every page and after a navigation', async ({ soundPortal, page }) => {
  page.setDefaultTimeout(20_000);
  await count(page);
  const addresses = soundPortal.live().apps.flatMap(({ routes }) => routes.filter((route) => !route.canonical).map((route) => route.path));
  for (const address of QUICK ? addresses.slice(0, 2) : addresses) {
    await page.goto(soundPortal.address + address);
    await hydrated(page);
    const opened = await stopped(page);
    await leave(page, address);
    await page.waitForURL((url) => url.pathname !== address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    writeLine({
      table: 'What Trusted Types would stop (report only)',
      cells: { page: address, opened: inWords(opened), 'and after a navigation': inWords(await stopped(page)) },
      broken: [],
    });
  }
});
