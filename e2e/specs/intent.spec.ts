import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/portal.ts';

/**
 * Opens the volunteer page with its menu open, and records which files of the curriculum are requested from then on, and which have
 * arrived.
 */
async function openMenu(page: Page): Promise<{ readonly asked: string[]; readonly come: string[] }> {
  await page.goto('/volunteer');
  await hydrated(page);
  const asked: string[] = [];
  const come: string[] = [];
  page.on('request', (request) => request.url().includes('/mfe-curriculum/') && asked.push(request.resourceType()));
  page.on('requestfinished', (request) => request.url().includes('/mfe-curriculum/') && come.push(request.url()));
  await page.getByRole('button', { name: 'Menu' }).click();
  return { asked, come };
}

const learn = (page: Page) => page.getByRole('navigation', { name: 'Site menu' }).getByRole('link', { name: 'Learn' });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Educational Modules' });

test('a menu link that is pointed at for 150 ms brings scripts and styles before the click, which then asks for nothing more', {
  tag: '@shell',
}, async ({ page }) => {
  const { asked, come } = await openMenu(page);
  await learn(page).hover();
  await expect.poll(() => [...new Set(asked)].sort()).toEqual(['script', 'stylesheet']);
  // The page's own script arrives last, after everything that it needs.
  await expect.poll(() => come.some((url) => url.includes('__federation_expose_')) && come.length === asked.length).toBe(true);
  expect(page.url()).toContain('/volunteer');
  const before = asked.length;
  await learn(page).click();
  await expect(heading(page)).toBeVisible();
  expect(asked).toHaveLength(before);
});

test('a link that is reached with the keyboard is prepared too', { tag: '@shell' }, async ({ page }) => {
  const { asked } = await openMenu(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Home Page' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(learn(page)).toBeFocused();
  await expect.poll(() => asked).toContain('script');
});

test('a link that is brushed for 50 ms is not prepared', { tag: '@shell' }, async ({ page }) => {
  await page.clock.install();
  const { asked } = await openMenu(page);
  // From here on, time passes only when the test says so, however busy the machine is.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await learn(page).hover();
  await page.clock.runFor(50);
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(1000);
  expect(asked).toEqual([]);
  // The same time on the link is enough.
  await learn(page).hover();
  await page.clock.runFor(150);
  // What is fetched is processed in separate tasks, for which time has to pass.
  await page.clock.resume();
  await expect.poll(() => asked).toContain('script');
});

for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])
  test(`nothing is prepared for a visitor with ${JSON.stringify(connection)}; the click works as ever`, {
    tag: ['@shell', '@long'],
  }, async ({ page }) => {
    await page.addInitScript((told) => {
      Object.defineProperty(navigator, 'connection', { configurable: true, value: told });
    }, connection);
    await page.clock.install();
    const { asked } = await openMenu(page);
    await learn(page).hover();
    await page.clock.runFor(1000);
    expect(asked).toEqual([]);
    await learn(page).click();
    await expect(heading(page)).toBeVisible();
  });

test('a page that could not be prepared is no matter: nothing is said, and the click brings the live release', { tag: '@shell' }, async ({
  page,
  complaints,
}) => {
  const { asked } = await openMenu(page);
  const entry = /mfe-curriculum\/[^/]+\/web\/remoteEntry/;
  await page.route(entry, (route) => route.abort());
  const failing = page.waitForEvent('requestfailed', (request) => entry.test(request.url()));
  await learn(page).hover();
  await failing;
  await page.unroute(entry);
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBe(1);
  await learn(page).click();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('mfe-curriculum 1.0.');
  await expect(page.getByText('not available')).toHaveCount(0);
  // The browser itself reports the request that failed; the portal says nothing.
  expect(complaints.filter((line) => !line.includes('net::ERR_FAILED'))).toEqual([]);
  complaints.length = 0;
});

for (const path of ['/', '/modules', '/volunteer'])
  test(`${path} asks for nothing that it does not show before it works: no data, no script that comes later`, { tag: '@shell' }, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // The router takes over scrolling in an effect of the frame, which runs after those of the page inside it.
      const { set } = Object.getOwnPropertyDescriptor(History.prototype, 'scrollRestoration') ?? {};
      Object.defineProperty(history, 'scrollRestoration', {
        configurable: true,
        set(value: ScrollRestoration) {
          if (value === 'manual') performance.mark('works');
          set?.call(history, value);
        },
      });
    });
    const html = (await (await page.goto(path))?.text()) ?? '';
    const named = [...html.matchAll(/ (?:src|href)="([^"]+)"/g)].map(([, address = '']) => new URL(address, page.url()).href);
    await page.waitForFunction(() => performance.getEntriesByName('works').length > 0);
    // The part that shows toasts is loaded at the visitor's first action at the latest.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();
    const { works, early, late } = await page.evaluate((named) => {
      const works = performance.getEntriesByName('works')[0]?.startTime ?? Number.NaN;
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const unused = entries.filter(({ name, initiatorType }) =>
        initiatorType === 'script' ? !named.includes(name) : new URL(name).pathname.startsWith('/api') || initiatorType === 'fetch',
      );
      const names = (when: (entry: PerformanceResourceTiming) => boolean) => unused.filter(when).map(({ name }) => name);
      return { works, early: names(({ startTime }) => startTime < works), late: names(({ startTime }) => startTime >= works) };
    }, named);
    expect(works).toBeGreaterThan(0);
    expect(early).toEqual([]);
    expect(late, 'the part that shows toasts comes later').not.toEqual([]);
  });
