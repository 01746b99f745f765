import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/portal.ts';

/** The pictures, films and sounds that a page fetched. */
const media = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.(svg|png|webp|mp3|mp4|webm)$/.test(name))
      .map(({ name, encodedBodySize }) => ({ name: name.split('/').at(-1) ?? '', bytes: encodedBodySize })),
  );

test('tools: a filter is chosen with the keyboard, the list is closed by Esc and by a click outside, and the address can be shared', {
  tag: '@mfe-content',
}, async ({ page }) => {
  await page.goto('/tools');
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Advanced Filters' });
  const all = page.getByRole('button', { name: 'All Tools' });
  await button.press('Enter');
  await expect(all).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(all).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(all).toBeHidden();
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  await button.click();
  await page.getByRole('button', { name: 'Literature Search' }).press('Enter');
  await expect(all).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Semantic Scholar', 'More Coming Soon', 'Data Pools']);
  await page.getByRole('searchbox').fill('papers');
  await expect(page).toHaveURL(/\?category=Literature\+Search&q=papers$/);
  expect(await steps(), 'Back leaves the page').toBe(before);
  await page.reload();
  await expect(page.getByText('Showing 1 result(s) for "papers"')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Semantic Scholar', 'More Coming Soon', 'Data Pools']);
});

test('team: nothing of the anthem is fetched until it is played; it plays, is restarted and made silent by keys and by a drag', {
  tag: '@mfe-content',
}, async ({ page }) => {
  await page.goto('/team');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect((await media(page)).filter(({ name }) => name.endsWith('.mp3'))).toEqual([]);
  const audio = page.locator('audio');
  const is = (property: 'paused' | 'currentTime' | 'volume') =>
    audio.evaluate((element: HTMLAudioElement, name) => element[name], property);
  await page.getByRole('button', { name: 'Play' }).press('Space');
  await expect.poll(() => is('currentTime')).toBeGreaterThan(0.2);
  await expect(page.getByText(/^0:\d\d \/ 0:37$/)).toBeVisible();
  expect(await is('volume')).toBeCloseTo(0.7);

  const seek = page.getByRole('slider', { name: 'Position in the anthem' });
  await seek.fill('20');
  await expect.poll(() => is('currentTime')).toBeGreaterThan(19);
  // It continues to play, and a busy machine is slow to check, so the time only shows that it went back.
  await seek.press('Home');
  await expect.poll(() => is('currentTime')).toBeLessThan(19);
  await seek.press('End');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.getByRole('button', { name: 'Play' }).press('Enter');
  await seek.fill('20');
  await expect.poll(() => is('currentTime')).toBeGreaterThan(19);
  await page.getByRole('button', { name: 'Restart' }).press('Enter');
  await expect.poll(() => is('currentTime')).toBeLessThan(19);
  expect(await is('paused')).toBe(false);
  await page.getByRole('button', { name: 'Pause' }).click();
  expect(await is('paused')).toBe(true);
  const stopped = Number(await is('currentTime'));
  await seek.press('PageUp');
  await expect.poll(() => is('currentTime')).toBeGreaterThan(stopped);

  const volume = page.getByRole('slider', { name: 'Volume' });
  const opener = page.getByRole('button', { name: 'Volume' });
  await opener.press('Enter');
  await page.keyboard.press('Tab');
  await expect(volume).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(volume).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  const box = await volume.boundingBox();
  if (!box) throw new Error('The slider is not on screen.');
  expect(box.height).toBeGreaterThan(2 * box.width);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.5);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y - 200);
  expect(await is('volume')).toBe(1);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.75);
  await page.mouse.up();
  expect(await is('volume')).toBeGreaterThan(0.1);
  expect(await is('volume')).toBeLessThan(0.4);
  await volume.press('ArrowUp');
  const louder = await is('volume');
  await volume.press('ArrowDown');
  expect(Number(louder) - Number(await is('volume'))).toBeCloseTo(0.01);
  await volume.press('Home');
  expect(await is('volume')).toBe(0);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(volume).toBeHidden();
  await expect(page.getByRole('button', { name: 'Volume, muted' })).toBeVisible();
});

test('team: the anthem can be downloaded, the address is shared, and a sound that does not load is explained and loaded again', {
  tag: '@mfe-content',
}, async ({ page, context, complaints }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/team');
  await hydrated(page);
  await page.getByRole('button', { name: 'More options' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Download' })).toBeFocused();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('anthem.mp3');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('group', { name: 'The Bench Is Long' }).getByText('The address of this page is on your clipboard.'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More options' })).toBeFocused();

  await page.route('**/*.mp3', (route) => route.abort());
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByText(/The anthem could not be loaded/)).toBeVisible();
  await page.unroute('**/*.mp3');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page.getByText(/could not be loaded/)).toBeHidden();
  expect(complaints.some((line) => line.includes('Error loading anthem audio'))).toBe(true);
  complaints.splice(0);

  // No page of the site may read the clipboard; a person pastes.
  await page.goto('/tools');
  await hydrated(page);
  await page.getByRole('searchbox').press('ControlOrMeta+v');
  await expect(page.getByRole('searchbox')).toHaveValue(/\/team$/);
});

test('a link that is not set is a disabled button that says so, without a picture to scan', { tag: '@mfe-content' }, async ({ page }) => {
  await page.goto('/donate');
  await expect(page.getByRole('button', { name: 'Donate (Opening soon)' })).toBeDisabled();
  await expect(page.getByRole('main').getByRole('img', { name: 'QR code for our donation page' })).toHaveCount(0);
  for (const address of ['/volunteer', '/inspiration', '/team']) {
    await page.goto(address);
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /\(Opening soon\)$/ })
        .first(),
    ).toBeDisabled();
  }
});

test('every content page brings at most 25 KB of script beyond the shell, its pictures weigh at most 60 KB, and no sound is fetched', {
  tag: '@mfe-content',
}, async ({ portal, page }) => {
  const content = portal.live().apps.find(({ id }) => id === 'mfe-content');
  for (const { path } of content?.routes ?? []) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    const scripts = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js') && !name.includes('/releases/shell/'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
    expect(scripts, `${path}: script`).toBeGreaterThan(0);
    expect(scripts, `${path}: script`).toBeLessThanOrEqual(25_000);
    const fetched = await media(page);
    expect(
      fetched.filter(({ name }) => name.endsWith('.mp3')),
      path,
    ).toEqual([]);
    const pictures = fetched.filter(({ name }) => /\.(svg|png|webp)$/.test(name)).reduce((sum, { bytes }) => sum + bytes, 0);
    expect(pictures, `${path}: pictures`).toBeGreaterThan(0);
    expect(pictures, `${path}: pictures`).toBeLessThanOrEqual(60_000);
  }
});

test('the home page and the tools ask for their lists once, when they work, and the film is as high as it may be', {
  tag: '@mfe-content',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto('/');
  await hydrated(page);
  await expect.poll(() => asked).toEqual(['GET /api/tools', 'GET /api/projects']);
  await expect(page.getByLabel(/^Intro video/), '"maximum height 700px"').toHaveCSS('max-height', '700px');
  await expect(page.getByLabel(/^Intro video/)).toHaveJSProperty('controls', true);
  await page.getByRole('main').getByRole('link', { name: 'AI Tools' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Tools & Data Pools Directory');
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(2);
});

test('without scripts the film is there once, with its controls', { tag: '@mfe-content' }, async ({ portal, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(portal.address);
  const film = page.getByLabel(/^Intro video/).filter({ visible: true });
  await expect(film).toHaveCount(1);
  await expect(film).toHaveJSProperty('controls', true);
  await context.close();
});
