import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/portal.ts';
import { oneOfEachKind, unlistedOf } from '../fixtures/unlisted.ts';

const COURSES = [
  { list: '/modules', action: 'Click here to start', count: 19, elsewhere: ['/ethical-ai-module'] },
  { list: '/research-modules', action: 'Start Module', count: 15, elsewhere: [] },
];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const { list, action, count, elsewhere } of COURSES)
  test(`with scripts off the text of every module is read from its card on ${list}`, {
    tag: ['@mfe-curriculum', '@mfe-ethical-ai'],
  }, async ({ browser, portal }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: portal.address });
    const page = await context.newPage();
    await page.goto(list);
    const cards = page.getByRole('main').getByRole('listitem').getByRole('link', { name: action });
    await expect(cards).toHaveCount(count);
    const addresses = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.filter((address) => !address.startsWith(`${list}/`))).toEqual(elsewhere);

    // One text as a reader uses it: from the card to the text, on to the next, and back to the list.
    const title = await page.getByRole('main').getByRole('listitem').getByRole('heading').first().textContent();
    await cards.first().click();
    await expect(heading(page)).toHaveText(title ?? '');
    await page.getByRole('link', { name: /^Next/ }).click();
    await expect(page).toHaveURL(addresses[1] ?? '');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
    await expect(page).toHaveURL(list);

    for (const address of addresses.filter((each) => !elsewhere.includes(each))) {
      await page.goto(address);
      await expect(heading(page), address).toBeVisible();
      const words = ((await page.getByRole('article').textContent()) ?? '').split(/\s+/).length;
      expect(words, address).toBeGreaterThan(650);
      await expect(page.getByRole('heading', { level: 2 }).last(), address).toBeVisible();
      // In the app's own styles, although its script includes none of them.
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('list'), address).toHaveCSS('list-style-type', 'none');
      await expect(page.locator('link[rel=canonical]'), address).toHaveAttribute('href', portal.address + address);
    }
    await context.close();
  });

test('every text is a document of its own: title, description and words differ from all others', { tag: '@mfe-curriculum' }, async ({
  portal,
  request,
}) => {
  const seen = { title: new Set(), description: new Set() };
  const addresses = unlistedOf(portal);
  expect(addresses.length).toBeGreaterThanOrEqual(33);
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    seen.title.add(/<title>(.*?)<\/title>/.exec(html)?.[1]);
    seen.description.add(/<meta name="description" content="(.*?)">/.exec(html)?.[1]);
    // Of all these addresses, the document contains only its own.
    const live = /<script type="application\/json" id="portal-live">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(addresses.filter((each) => live.includes(`"${each}"`))).toEqual([address]);
  }
  expect(seen.title.size).toBe(addresses.length);
  expect(seen.description.size).toBe(addresses.length);
});

test('a text comes with its HTML and not again as script, and stays as it came', { tag: '@mfe-curriculum' }, async ({ page, portal }) => {
  for (const address of oneOfEachKind(portal)) {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.addInitScript(() => {
      const seen = window as unknown as { first: Element[]; shift: number };
      seen.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive') seen.first = [...document.querySelectorAll('#portal *')];
      });
    });
    await page.goto(address);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const kept = await page.evaluate(() => {
      const { first, shift } = window as unknown as { first: Element[]; shift: number };
      return { count: first.length, gone: first.filter((node) => !node.isConnected).length, shift };
    });
    expect(kept, address).toEqual({ count: expect.any(Number), gone: 0, shift: expect.any(Number) });
    expect(kept.count, address).toBeGreaterThan(100);
    expect(kept.shift, address).toBeLessThanOrEqual(0.01);
    const named = await page.locator('script[src]').evaluateAll((all) => all.map((script) => (script as HTMLScriptElement).src));
    const own = scripts.filter((url) => url.includes('/mfe-curriculum/'));
    // A sentence of the text that no other file contains: the code that makes questions interactive is fetched, but never the text.
    const sentence = ((await page.locator('article section p').first().textContent()) ?? '').slice(0, 40);
    expect(sentence.length, address).toBe(40);
    for (const url of own) expect(await (await page.request.get(url)).text(), url).not.toContain(sentence);
    expect(named.length, address).toBeGreaterThan(0);
    page.removeAllListeners('request');
  }
});

test('back and forth between texts, lists and views: nobody ends at the not-found page', {
  tag: ['@mfe-curriculum', '@mfe-ethical-ai'],
}, async ({ page }) => {
  await page.goto('/modules/managing-references');
  await hydrated(page);
  // A navigation inside the site, then a document that does not contain the first address, then back to it.
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await page.goto('/research-modules/drawing-a-figure');
  await hydrated(page);
  await page.getByRole('link', { name: 'Research Learning Path' }).click();
  await expect(page).toHaveURL('/research-modules');
  await page.goBack();
  await expect(heading(page)).toHaveText('Draw One Honest Figure');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL('/modules/managing-references');
  await expect(heading(page)).toHaveText('Managing References');
  await expect(page.getByRole('heading', { level: 2, name: 'Reflection Questions' })).toBeVisible();
});

test('with scripts on the card opens the reading view, and a click that asks for a new tab gets the text by itself', {
  tag: '@mfe-curriculum',
}, async ({ page, context }) => {
  await page.goto('/modules');
  await hydrated(page);
  const card = page.getByRole('link', { name: 'Click here to start Managing References' });
  const [tab] = await Promise.all([context.waitForEvent('page'), card.click({ modifiers: ['ControlOrMeta'] })]);
  await expect(tab).toHaveURL('/modules/managing-references');
  await expect(heading(tab)).toHaveText('Managing References');
  await tab.close();
  await card.click();
  await expect(page).toHaveURL('/modules#module=managing-references');
  await expect(heading(page)).toBeFocused();
});

test('a text is shown whole: whenever a section of it is in the reading view, so is its table', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const count = (selector: string) => document.querySelectorAll(`article ${selector}:not([hidden] *)`).length;
      const state = `${count('h2')} sections, ${count('table')} tables`;
      if (seen.at(-1) !== state) seen.push(state);
    }).observe(document, { subtree: true, childList: true });
  });
  for (const address of ['/research-modules#module=choosing-a-journal', '/modules#module=data-collection-management']) {
    // Another document, so that nothing has been fetched yet.
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('table')).toBeVisible();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    // Cards of the list are articles with headings of level 3.
    const states = new Set(seen.filter((state) => !state.startsWith('0 sections')));
    expect([...states], address).toEqual([expect.stringMatching(/^[6-9] sections, 1 tables$/)]);
  }
});
