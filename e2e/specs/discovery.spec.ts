import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/portal.ts';
import { addressesOf } from '../fixtures/unlisted.ts';

test('the sitemap lists every canonical page and only those, and robots.txt names it', { tag: '@site' }, async ({ portal, request }) => {
  const sitemap = await request.get(`${portal.address}/sitemap.xml`);
  expect(sitemap.headers()).toMatchObject({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' });
  const pages = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)].map(
    ([, address]) => address,
  );
  const routes = portal.live().apps.flatMap((app) => app.routes);
  const aliases = new Set(routes.filter((route) => route.canonical !== undefined).map(({ path }) => path));
  // Every existing page, including those of single texts.
  const canonical = addressesOf(portal)
    .filter((address) => !aliases.has(address))
    .map((address) => portal.address + address);
  expect(pages).toEqual(canonical.sort());
  expect(aliases.size).toBeGreaterThan(0);
  for (const address of pages) expect((await request.get(address ?? '')).status(), address).toBe(200);

  const robots = await request.get(`${portal.address}/robots.txt`);
  expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect((await robots.text()).split('\n')).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /api/', `Sitemap: ${portal.address}/sitemap.xml`]),
  );
});

test('the address of a module in the course is the page of its text', { tag: '@mfe-curriculum' }, async ({ portal, page }) => {
  await page.goto(`${portal.address}/modules`);
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const [course] = JSON.parse(text ?? '')['@graph'];
  const { url, name } = course.syllabusSections[0].hasPart[1];
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('the picture of a page goes back with a rollback, and the sitemap stays whole', { tag: '@site' }, async ({ twicePortal, request }) => {
  const picture = async () =>
    /property="og:image" content="([^"]+)"/.exec(await (await request.get(`${twicePortal.address}/volunteer`)).text())?.[1];
  const { version } = twicePortal.live().apps.find(({ id }) => id === 'mfe-content') ?? {};
  expect(await picture()).toContain(`/releases/mfe-content/${version}/web/preview.png`);
  const { code, output } = await twicePortal.command(['rollback', 'mfe-content', '--why', 'a test']);
  expect(code, output).toBe(0);
  expect(await picture()).toMatch(/\/releases\/mfe-content\/1\.0\.0\/web\/preview\.png$/);
  const sitemap = await (await request.get(`${twicePortal.address}/sitemap.xml`)).text();
  expect(sitemap).toContain(`<loc>${twicePortal.address}/volunteer</loc>`);
});

test.describe('at an address where nothing is', () => {
  test.use({ quiet: false });

  test('the page that was probably meant is offered and reached with the keyboard', { tag: '@shell' }, async ({ portal, page }) => {
    const answer = await page.goto(`${portal.address}/etical-ai-module`);
    expect(answer?.status()).toBe(404);
    const meant = page.getByRole('main').getByText('Did you mean');
    await expect(meant).toHaveText('Did you mean AI Research Ethics Navigator 2025?');
    const link = meant.getByRole('link');
    const home = page.getByRole('link', { name: 'Go to the home page' });
    await home.focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${portal.address}/ethical-ai-module`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  for (const [address, title] of [
    ['/Modules', 'Educational Modules'],
    ['/module', 'Educational Modules'],
    ['/volunteer/now', 'Volunteer'],
  ])
    test(`${address} is taken for ${title}, and nothing moves when that is said`, { tag: '@shell' }, async ({ portal, page }) => {
      await page.addInitScript(() => {
        const seen = window as unknown as { shift: number };
        seen.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(portal.address + address);
      await expect(page.getByRole('status').filter({ hasText: 'Did you mean' })).toHaveText(`Did you mean ${title}?`);
      // A shift is reported with the frame after the one that it happened in.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.005);
    });

  test('the page hydrates without a word of its own, and lists what the menu lists', { tag: '@shell' }, async ({
    portal,
    page,
    complaints,
  }) => {
    await page.goto(`${portal.address}/wp-admin`);
    await hydrated(page);
    const places = page.getByRole('navigation', { name: 'Popular pages' }).getByRole('link');
    expect(await places.allTextContents()).toEqual(portal.live().menu.map(({ label }) => label));
    await expect(page.getByText('Did you mean')).toHaveCount(0);
    // The browser itself reports the 404 of the page.
    expect(complaints.filter((each) => !each.includes('404 (Not Found)'))).toEqual([]);
  });

  test('without scripts the main places can be seen and followed', { tag: '@shell' }, async ({ portal, browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${portal.address}/nothing`);
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await page.getByRole('navigation', { name: 'Popular pages' }).getByRole('link', { name: 'Volunteer' }).click();
    await expect(page).toHaveURL(`${portal.address}/volunteer`);
    await context.close();
  });
});
