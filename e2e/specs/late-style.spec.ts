import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/portal.ts';

test('the style sheet of an app hangs: the text is on screen all the same, and does not jump when the sheet comes', {
  tag: '@shell',
}, async ({ page, portal }) => {
  const release = portal.live().apps.find(({ id }) => id === 'mfe-content');
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(`**${release?.base}${release?.pages['safety-guidelines']?.styles[0]}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { readonly value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/safety-guidelines', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const height = () => page.evaluate(() => document.querySelector('main')?.scrollHeight);
  const plain = await height();

  letThrough();
  await hydrated(page);
  await expect.poll(() => page.locator('main').evaluate((main) => [main.style.opacity, main.getAnimations().length])).toEqual(['', 0]);
  expect(await height()).not.toBe(plain);
  expect(await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)).toBeLessThanOrEqual(0.05);
});
