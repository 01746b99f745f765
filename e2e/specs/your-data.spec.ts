import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/portal.ts';

/** The stored data of a returning visitor, with entries that no page knows and one that nobody can read. */
const KEPT: Readonly<Record<string, string>> = {
  'portal.curriculum.completed': '[1,2,3,999]',
  'portal.curriculum.bookmarked': '[2,',
  'portal.curriculum.notes': '{"1":"Ask in the library 📚","2":"<b>Not</b> markup"}',
  'portal.ethical-ai.completed': 'true',
  'portal.ethical-ai.progress': '{"decisionAnswers":{"1":0},"checklist":[0,2],"completed":true,"later":{"deep":[1]}}',
  'portal.settings': '{"theme":"dark"}',
  'portal.garden.seeds': 'three',
};
const local = (page: Page) => page.evaluate(() => ({ ...localStorage }));

test('your data: with the keyboard alone it is saved, cleared and brought back, and is equal; another tab follows', {
  tag: ['@mfe-content', '@mfe-curriculum'],
}, async ({ page, context, portal }) => {
  await page.goto('/your-data');
  await page.evaluate((kept) => {
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
    sessionStorage.setItem('portal.curriculum.draft.4', 'Begun');
  }, KEPT);
  await page.reload();
  await hydrated(page);
  const tab = await context.newPage();
  await tab.goto(`${portal.address}/modules`);
  await expect(tab.getByText('4 of 18 completed')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).press('Enter');
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^[a-z]+-your-data-\d{4}-\d\d-\d\d\.json$/);
  await expect(page.getByText(`Saved as ${saved.suggestedFilename()}.`, { exact: false })).toBeVisible();
  const buffer = readFileSync(await saved.path());
  const file = { name: saved.suggestedFilename(), mimeType: 'application/json', buffer };

  await page.getByRole('button', { name: /^Clear everything/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Clear all of this?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Yes, clear everything' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Everything was cleared' })).toBeFocused();
  expect(await local(page)).toEqual({});
  await expect(tab.getByText('0 of 18 completed')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');

  const input = page.getByLabel('A file that was saved here');
  await input.setInputFiles({ ...file, buffer: buffer.subarray(0, buffer.length / 2) });
  await expect(page.getByRole('alert').getByText(/is incomplete/)).toBeVisible();
  expect(await local(page)).toEqual({});
  await input.setInputFiles(file);
  await expect(page.getByRole('heading', { name: 'What Would Change' })).toBeFocused();
  await expect(page.getByText('Completed modules: 4 added')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /^Merge/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Replace/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Replace everything' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Everything was replaced with the contents of the file' })).toBeFocused();
  expect(await local(page)).toEqual(KEPT);
  expect(await page.evaluate(() => sessionStorage.getItem('portal.curriculum.draft.4'))).toBe('Begun');
  await expect(tab.getByText('4 of 18 completed')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Everything is back the way it was' })).toBeFocused();
  expect(await local(page)).toEqual({});
  await expect(tab.getByText('0 of 18 completed')).toBeVisible();
});

test('your data: where a real browser has no room for a file, nothing is changed and the page says so', {
  tag: ['@mfe-content', '@mfe-curriculum'],
}, async ({ page }) => {
  await page.goto('/your-data');
  await page.evaluate(() => localStorage.setItem('portal.curriculum.completed', '[1]'));
  await page.reload();
  await hydrated(page);
  const content = {
    format: 'portal-data',
    version: 1,
    progress: { 'portal.curriculum.completed': [2], 'portal.curriculum.notes': { 1: 'long '.repeat(1_200_000) } },
    otherTexts: {},
    tabTexts: {},
  };
  await page
    .getByLabel('A file that was saved here')
    .setInputFiles({ name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(content)) });
  await page.getByRole('button', { name: 'Merge the file' }).click();
  await expect(page.getByRole('group', { name: 'Nothing was changed' })).toContainText('not have room for all of it');
  expect(await local(page)).toEqual({ 'portal.curriculum.completed': '[1]' });
});
