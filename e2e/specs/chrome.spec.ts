import type { Locator, Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/portal.ts';

test('the menu opens, marks the page, closes on a click outside and on Escape, and is not on the home page', { tag: '@shell' }, async ({
  page,
}) => {
  await page.goto('/volunteer');
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Menu' });
  const list = page.getByRole('navigation', { name: 'Site menu' }).getByRole('list');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(list.getByRole('link', { name: 'Volunteer' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list).toBeHidden();
  await button.click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await list.getByRole('link', { name: 'Home Page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
});

for (const scripts of [true, false])
  test(`on a phone one button in the header opens the main pages, the report form among them, ${scripts ? 'also at home' : 'without scripts'}`, {
    tag: '@shell',
  }, async ({ browser, portal }) => {
    const context = await browser.newContext({ viewport: { width: 320, height: 640 }, javaScriptEnabled: scripts });
    const page = await context.newPage();
    await page.goto(portal.address);
    if (scripts) await hydrated(page);
    const places = page.getByRole('navigation', { name: 'Main' });
    await expect(places.getByRole('link')).toHaveCount(0);
    await places.getByRole('button', { name: 'Main pages' }).click();
    await expect(places.getByRole('link')).toHaveText(['Learn', 'Projects', 'AI tools', 'Resources', 'About', 'Report']);
    await places.getByRole('link', { name: 'Report' }).click();
    await expect(page).toHaveURL('/code-of-conduct#report');
    const report = page.getByRole('heading', { name: 'Report an incident' });
    await expect(report).toBeInViewport();
    // A full page load needs no help: there the browser goes on from the place that the address names.
    if (scripts) await expect(report).toBeFocused();
    await expect(places.getByRole('link')).toHaveCount(0);
    await context.close();
  });

test('a page change brings a new title, the top of the page and the focus on its heading; Back brings the place back', {
  tag: '@shell',
}, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^Volunteer/ })
    .first();
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(200);
  await link.click();
  await expect(page).toHaveTitle(/^Volunteer/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('the theme is the system’s until it is switched, is kept, and stands before the first paint', { tag: '@shell' }, async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/volunteer');
  await hydrated(page);
  const light = await ground();
  await page.getByRole('banner').getByRole('button', { name: 'Switch between light and dark mode' }).click();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') Object.assign(window, { themeAtFirst: document.documentElement.dataset.theme });
    });
  });
  await page.reload();
  await hydrated(page);
  expect(await ground()).toBe(dark);
  expect(await page.evaluate(() => (window as unknown as { themeAtFirst?: string }).themeAtFirst)).toBe('dark');
});

/** Shows a toast as an app does: through the shell's shared API, taken from the share scope. */
async function showToast(page: Page, message: { title: string; description?: string; look?: 'default' | 'destructive' }): Promise<void> {
  await page.evaluate((toast) => {
    type Scope = Record<string, Record<string, { lib: () => { toast: (message: object) => void } }>>;
    const [shell] = (globalThis as unknown as { __FEDERATION__: { __INSTANCES__: { shareScopeMap: { default: Scope } }[] } }).__FEDERATION__
      .__INSTANCES__;
    const [version] = Object.values(shell?.shareScopeMap.default['@portal/shell-api'] ?? {});
    version?.lib().toast(toast);
  }, message);
}

test('a toast is announced in the region of the first paint, reached with F8, replaced by the next, dismissed by a swipe and by time', {
  tag: '@shell',
}, async ({ page }) => {
  await page.clock.install();
  await page.goto('/volunteer');
  await hydrated(page);
  // The code that shows toasts is loaded when the visitor first does something.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();
  // From here on, time passes only when the test says so: a toast stays for as long as a busy machine needs to check it.
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const announced = page.locator('#portal > [aria-live]');
  await showToast(page, { title: 'First message' });
  await page.clock.runFor(200);
  await expect(announced).toContainText('First message');
  await showToast(page, { title: 'Second message', description: 'With a description', look: 'destructive' });
  await page.clock.runFor(200);
  await expect(page.getByRole('listitem').filter({ hasText: 'Second message' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'First message' })).toHaveCount(0);

  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('With a description')).toHaveCount(0);

  await showToast(page, { title: 'To be swiped' });
  await page.clock.runFor(200);
  const swiped = page.getByRole('listitem').filter({ hasText: 'To be swiped' });
  await expect(swiped).toBeVisible();
  const box = await swiped.boundingBox();
  if (!box) throw new Error('The toast has no place on the screen.');
  await page.mouse.move(box.x + 20, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 10, { steps: 4 });
  await page.mouse.move(box.x + 90, box.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect(swiped).toHaveCount(0);

  await page.mouse.move(10, 10);
  await showToast(page, { title: 'Goes by itself' });
  await page.clock.runFor(200);
  await expect(page.getByRole('listitem').filter({ hasText: 'Goes by itself' })).toBeVisible();
  await page.clock.runFor(4000);
  await expect(page.getByRole('listitem').filter({ hasText: 'Goes by itself' })).toBeVisible();
  await page.clock.runFor(1500);
  await expect(page.getByRole('listitem').filter({ hasText: 'Goes by itself' })).toHaveCount(0);
});

for (const width of [320, 1280])
  test(`the note that the browser keeps nothing has room on both sides and a button as wide as its word, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Blocked by the visitor', 'SecurityError');
        },
      });
    });
    await page.goto('/modules');
    const note = page.getByRole('main').getByRole('status').filter({ hasText: 'does not let this site keep data' }).locator('> *');
    await expect(note).toBeVisible();
    const box = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const header = await box(page.getByRole('banner'));
    const said = await box(note);
    const title = await box(page.getByRole('heading', { level: 1 }));
    const button = await box(note.getByRole('button', { name: 'OK' }));
    expect(said.y - (header.y + header.height)).toBeGreaterThanOrEqual(16);
    expect(title.y - (said.y + said.height)).toBeGreaterThanOrEqual(16);
    expect(button.width).toBeLessThan(200);
  });
