import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/portal.ts';
import { modulesPage } from '../pages/modules.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Presses Tab until something with that name has the focus, like a visitor without a mouse. */
async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    const said = await page.evaluate(() => {
      const focused = document.activeElement;
      return (focused?.getAttribute('aria-label') ?? focused?.textContent ?? '').trim();
    });
    if (typeof name === 'string' ? said === name : name.test(said)) return;
  }
  throw new Error(`The Tab key does not reach ${name}.`);
}

test('with the keyboard alone: a module is found, read, bookmarked, noted, completed and left, filtered and continued, and the notes are seen', {
  tag: '@mfe-curriculum',
}, async ({ page }) => {
  await modulesPage(page).open();
  await tabTo(page, /^Click here to start Research Without Labs/);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Research Without Labs');
  await expect(heading(page)).toBeFocused();

  await tabTo(page, 'Bookmark this module');
  await page.keyboard.press('Space');
  await tabTo(page, 'Add personal notes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Your notes on this module' })).toBeFocused();
  await page.keyboard.type('Ask the library.');
  await tabTo(page, 'Save');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add personal notes' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Your Notes' })).toContainText('Ask the library.');

  const section = page.locator('details').filter({ hasText: 'Common Pitfalls' }).first();
  const summary = section.locator('summary');
  await summary.focus();
  const before = await section.evaluate((element) => (element as HTMLDetailsElement).open);
  await page.keyboard.press('Enter');
  await expect(section).toHaveJSProperty('open', !before);

  await tabTo(page, 'Mark as Completed');
  await page.keyboard.press('Space');
  await expect(page.getByText('Module Completed')).toBeVisible();
  await tabTo(page, /^Continue to Next Module/);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Finding and Joining a Research Lab');
  await expect(heading(page)).toBeFocused();

  await tabTo(page, 'Modules', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Click here to start Finding and Joining a Research Lab' })).toBeFocused();
  await tabTo(page, 'Bookmarked', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#show=bookmarked$/);
  await expect(page.getByRole('status').filter({ hasText: 'Showing 1 of 19 modules' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await tabTo(page, 'My notes');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('My notes');
  await expect(page.getByRole('region', { name: 'Notes on Research Without Labs' })).toContainText('Ask the library.');
  await tabTo(page, 'Modules', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#show=bookmarked$/);
  await expect(heading(page)).toBeFocused();
  await tabTo(page, /^Continue where you left off/);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Finding and Joining a Research Lab');
});

test('Back finds the list where it was left, with the focus on the card; a step to another module begins at its top', {
  tag: '@mfe-curriculum',
}, async ({ page }) => {
  const modules = modulesPage(page);
  await modules.open();
  const card = modules.card('Managing References');
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 120));
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(500);
  await modules.read('Managing References');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 2, name: 'Reflection Questions' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('navigation', { name: 'Previous and next module' }).getByRole('link', { name: /^Next/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Using a Python Notebook Tool' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Managing References' })).toBeFocused();
  await page.goBack();
  await expect(card.getByRole('link')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('a note of a megabyte is saved and restored unharmed, a draft of one survives a reload, and the notes leave as a Markdown file', {
  tag: '@mfe-curriculum',
}, async ({ page, context, portal }) => {
  const note = `Grüße — “quotes” \\ <b>&amp;</b> 📚\n${'A line of notes, as somebody writes them.\n'.repeat(25_000)}end`;
  await page.goto('/modules#module=managing-references');
  await hydrated(page);
  await page.getByRole('button', { name: 'Add personal notes' }).click();
  await expect(page.getByRole('textbox')).toBeFocused();
  // Pasted, as such a text would be; typing it line by line takes the browser a minute.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), note);
  await page.keyboard.press('ControlOrMeta+V');
  await expect.poll(() => page.getByRole('textbox').evaluate((box: HTMLTextAreaElement) => box.value.length)).toBe(note.length);
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Continue writing' }).click();
  expect((await page.getByRole('textbox').inputValue()) === note, 'the draft is what was written').toBe(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('You have an unsaved draft')).toBeHidden();
  await page.getByRole('button', { name: 'Edit' }).click();
  expect((await page.getByRole('textbox').inputValue()) === note, 'the note is what was written').toBe(true);

  await page.goto('/modules#my-notes');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as Markdown' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^my-notes-\d{4}-\d\d-\d\d\.md$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain(`## Managing References\n\n<${portal.address}/modules#module=managing-references>\n\nGrüße`);
  expect(text.includes(note), 'the file holds the note as it was written').toBe(true);
});

test('on paper every section is open, link targets are written out, and there is nothing to click', { tag: '@mfe-curriculum' }, async ({
  page,
}) => {
  await page.goto('/modules#module=managing-references');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Reflection Questions' })).toBeVisible();
  const pitfalls = page.locator('details[id]').filter({ hasText: 'Common Pitfalls' }).first();
  await expect(pitfalls).toHaveJSProperty('open', false);
  await page.emulateMedia({ media: 'print' });
  await expect(pitfalls.locator('li').first()).toBeVisible();
  expect(
    await page
      .locator('main a[href^="https://"]')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content),
  ).toContain('https://');
  const names = await page
    .locator('header[data-print], footer, nav, button')
    .evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).map((part) => part.outerHTML.slice(0, 80)));
  expect(names).toEqual([]);
});

test('an opened module costs at most 15 KB of script and text beyond the list, which brings no text', { tag: '@mfe-curriculum' }, async ({
  page,
  portal,
}) => {
  const asked: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/mfe-curriculum/') && request.resourceType() === 'script' && asked.push(request.url()),
  );
  await modulesPage(page).open();
  await page.waitForLoadState('networkidle');
  const list = new Set(asked);
  const size = async (address: string) => brotliCompressSync(Buffer.from(await (await fetch(address)).arrayBuffer())).length;
  const texts = portal.live().apps.find(({ id }) => id === 'mfe-curriculum');
  expect(texts).toBeDefined();
  await page.locator('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Reflection Questions' })).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  const more = [...new Set(asked)].filter((address) => !list.has(address));
  expect(more.length).toBeGreaterThan(0);
  const bytes = (await Promise.all(more.map(size))).reduce((sum, each) => sum + each, 0);
  expect(bytes, more.join('\n')).toBeLessThanOrEqual(15_000);
});
