import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violations } from '../fixtures/axe.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/portal.ts';

/** What a click on a link downloads: the file name and its bytes. */
async function downloaded(page: Page, link: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test('with scripts off, on a phone, a template and data come from the page that lists them, and the data from the text that uses them', {
  tag: '@mfe-curriculum',
}, async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: portal.address, viewport: { width: 320, height: 700 } });
  const page = await context.newPage();
  await page.goto('/modules');
  await page.getByRole('link', { name: 'Download templates and data' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Templates and Data');

  const word = await downloaded(page, 'Download Consent Form: Word (.docx)');
  expect([word.name, word.bytes.subarray(0, 2).toString()]).toEqual(['consent-form.docx', 'PK']);
  const markdown = await downloaded(page, 'Download Consent Form: Markdown (.md)');
  expect([markdown.name, markdown.bytes.toString().split('\n')[0]]).toEqual(['consent-form.md', '# Consent Form']);
  const data = await downloaded(page, "Download Hana's sixteen mornings: CSV, simulated data");
  expect([data.name, data.bytes.toString().split('\n')[0]]).toEqual(['data-analysis-fundamentals.csv', 'morning,route,minutes,note']);

  await page.goto('/modules/data-analysis-fundamentals');
  const again = await downloaded(page, "Hana's sixteen mornings (CSV, simulated data)");
  expect(again).toEqual(data);
  await context.close();
});

test('a text leads to the template that it speaks of, in the reading view too', { tag: '@mfe-curriculum' }, async ({ page }) => {
  await page.goto('/modules#module=research-ethics-responsible-conduct');
  await hydrated(page);
  await page.getByRole('link', { name: 'consent form' }).first().click();
  await expect(page).toHaveURL('/templates#consent-form');
  await expect(page.getByRole('heading', { level: 3, name: 'Consent Form' })).toBeInViewport();
});

test('a template is found by the search, which opens its place', { tag: ['@shell', '@mfe-curriculum'] }, async ({ page }) => {
  await page.goto('/volunteer');
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search modules, tools, resources and pages' }).fill('cover letter template');
  await page.getByRole('option', { name: /^Cover Letter/ }).click();
  await expect(page).toHaveURL('/templates#cover-letter');
  await expect(page.getByRole('heading', { level: 3, name: 'Cover Letter' })).toBeFocused();
});

test('the files of a release say what they are, and are kept for good', { tag: '@mfe-curriculum' }, async ({ page, request }) => {
  await page.goto('/templates');
  const addressOf = (name: string) => page.locator(`a[download="${name}"]`).getAttribute('href');
  for (const [name, type] of [
    ['consent-form.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['consent-form.md', 'text/markdown; charset=utf-8'],
    ['data-analysis-fundamentals.csv', 'text/csv; charset=utf-8'],
  ] as const) {
    const answer = await request.get((await addressOf(name)) ?? '');
    expect(answer.headers(), name).toMatchObject({ 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' });
  }
});

test('everybody can read the list, in both themes, on a phone and on a screen', { tag: '@mfe-curriculum' }, async ({ page }) => {
  await page.goto('/templates');
  await hydrated(page);
  expect(await violations(page)).toEqual([]);
});
