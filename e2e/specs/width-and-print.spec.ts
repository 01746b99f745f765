import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated.ts';
import { widerThanTheWindow } from '../fixtures/page-width.ts';
import { expect, type Portal, test } from '../fixtures/portal.ts';
import { sheetOfHeadline } from '../fixtures/printed-pages.ts';
import { oneOfEachKind, unlistedOf } from '../fixtures/unlisted.ts';

/** The texts with a table or code, which are the wide parts, and one from each course. */
async function likelyWide(portal: Portal, page: Page): Promise<string[]> {
  const chosen = oneOfEachKind(portal);
  for (const address of unlistedOf(portal)) {
    const html = await (await page.request.get(address)).text();
    if (/<(table|pre)[ >]/.test(html) && !chosen.includes(address)) chosen.push(address);
  }
  return chosen;
}

/** Checks a page that is already open, without reloading it. */
async function fitsScreenAndPaper(page: Page, name: string) {
  expect.soft(await widerThanTheWindow(page), name).toEqual([]);
  expect.soft(await sheetOfHeadline(page), `${name}: the printed sheet with its headline`).toBe(1);
}

/** Tries each text on its page and in the reading view; says which naturally wide parts they contained. */
async function tryTexts(addresses: readonly string[], page: Page, reading: Page): Promise<Set<string>> {
  const wide = new Set<string>();
  for (const address of addresses) {
    await page.goto(address);
    await hydrated(page);
    await fitsScreenAndPaper(page, address);
    const view = address.replace('modules/', 'modules#module=');
    await reading.goto(view);
    await expect(reading.getByRole('heading', { level: 1 })).toHaveText((await page.locator('h1').textContent()) ?? '');
    await expect(reading.getByRole('article').getByRole('heading', { level: 2 }).nth(3)).toBeAttached();
    await fitsScreenAndPaper(reading, view);
    for (const kind of await reading.locator('main :is(table, pre)').evaluateAll((all) => all.map(({ localName }) => localName)))
      wide.add(kind);
  }
  return wide;
}

test('no text with a table or code is wider than the window, in its page and in the reading view, also with more space and larger text, and printed it begins on the first sheet', {
  tag: '@mfe-curriculum',
}, async ({ page, context, portal }) => {
  const wide = await tryTexts(await likelyWide(portal, page), page, await context.newPage());
  expect([...wide].sort()).toEqual(['pre', 'table']);
});

for (const course of ['/modules/', '/research-modules/'])
  test(`nor is any other text below ${course}`, { tag: ['@mfe-curriculum', '@long'] }, async ({ page, context, portal }) => {
    const tried = new Set(await likelyWide(portal, page));
    const others = unlistedOf(portal).filter((address) => address.startsWith(course) && !tried.has(address));
    expect(others.length).toBeGreaterThan(0);
    await tryTexts(others, page, await context.newPage());
  });

test('a wide table and wide code scroll in a place of their own that the keyboard reaches, without scripts too', {
  tag: '@mfe-curriculum',
}, async ({ browser, portal }) => {
  const scrollsByKeyboard = async (page: Page, address: string, name: RegExp) => {
    await page.goto(portal.address + address);
    const region = page.getByRole('region', { name }).first();
    await region.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((element) => element.scrollLeft), address).toBeGreaterThan(0);
  };
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 320, height: 800 } });
    const page = await context.newPage();
    await scrollsByKeyboard(page, '/modules/publication-ethics-scholarly-integrity', /^Table: /);
    await scrollsByKeyboard(page, '/modules/using-python-notebook-tool', /^Code/);
    if (javaScriptEnabled) {
      await scrollsByKeyboard(page, '/modules#module=publication-ethics-scholarly-integrity', /^Table: /);
      await scrollsByKeyboard(page, '/modules#module=using-python-notebook-tool', /^Code/);
      await scrollsByKeyboard(page, '/research-modules#module=choosing-a-journal', /^Table: /);
    }
    await context.close();
  }
});
