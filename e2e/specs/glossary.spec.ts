import type { Page } from '@playwright/test';
import { violations } from '../fixtures/axe.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/portal.ts';

const TEXTS = ['/modules/data-analysis-fundamentals', '/modules#module=data-analysis-fundamentals'];

const term = (page: Page) => page.locator('a.term[href="/glossary#median"]');
const definition = (page: Page) => page.getByRole('tooltip').filter({ hasText: 'middle value' });

async function open(page: Page, address: string) {
  await page.goto('about:blank');
  await page.goto(address);
  await hydrated(page);
  await expect(term(page)).toBeAttached();
  await term(page).scrollIntoViewIfNeeded();
}

for (const address of TEXTS)
  test(`on ${address} a term shows its definition to the mouse and the keyboard, inside the window, and moves nothing`, {
    tag: '@mfe-curriculum',
  }, async ({ page }) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      await open(page, address);
      const before = await page.evaluate(() => document.documentElement.scrollHeight);
      await term(page).hover();
      await expect(definition(page)).toBeVisible();
      const box = await definition(page).boundingBox();
      expect(box?.x, `${width}`).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), `${width}`).toBeLessThanOrEqual(width);
      expect(box?.y, `${width}`).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0), `${width}`).toBeLessThanOrEqual(720);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
      expect(await violations(page)).toEqual([]);

      // The mouse moves into the definition, and rests there.
      await page.setViewportSize({ width, height: 720 });
      await term(page).hover();
      await expect(definition(page)).toBeVisible();
      await definition(page).hover();
      await page.waitForFunction((since) => performance.now() > since + 600, await page.evaluate(() => performance.now()));
      await expect(definition(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(definition(page)).toHaveCount(0);
    }
    // With the keyboard: the link before it has the focus, then the term.
    await page.mouse.move(0, 0);
    await term(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(term(page)).toBeFocused();
    await expect(definition(page)).toBeVisible();
    await expect(term(page)).toHaveAccessibleDescription(/middle value/);
    await page.keyboard.press('Escape');
    await expect(definition(page)).toHaveCount(0);
    await expect(term(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/glossary#median');
    await expect(page.locator('#median')).toBeInViewport();
  });

test('on paper a term is words, and its definition is not there', { tag: '@mfe-curriculum' }, async ({ page }) => {
  await open(page, '/modules/data-analysis-fundamentals');
  await term(page).hover();
  await expect(definition(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(definition(page)).toBeHidden();
  const looks = await term(page).evaluate((link) => {
    const { color, textDecorationLine } = getComputedStyle(link);
    return { textDecorationLine, isPlain: color === getComputedStyle(link.parentElement as Element).color };
  });
  expect(looks).toEqual({ textDecorationLine: 'none', isPlain: true });
});

test('with scripts off a term leads to its place in the glossary, and from there to the texts that explain it', {
  tag: '@mfe-curriculum',
}, async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: portal.address });
  const page = await context.newPage();
  await page.goto('/modules/data-analysis-fundamentals');
  await expect(page.getByText('to do', { exact: false }).first()).toBeVisible();
  await term(page).click();
  await expect(page).toHaveURL('/glossary#median');
  await expect(page.locator('#median')).toBeInViewport();
  await page.locator('#median').getByRole('link', { name: 'Data Analysis Fundamentals' }).click();
  await expect(page).toHaveURL('/modules/data-analysis-fundamentals');
  await context.close();
});

test('the glossary is found from the list, jumps to a letter, and has no violation', { tag: '@mfe-curriculum' }, async ({ page }) => {
  await page.goto('/modules');
  await hydrated(page);
  await page.getByRole('link', { name: 'Look it up in the glossary' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Glossary' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Jump to a letter' }).getByRole('link', { name: 'P', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'P', exact: true })).toBeInViewport();
  expect(await violations(page)).toEqual([]);
});
