import type { Page } from '@playwright/test';
import { violations } from '../fixtures/axe.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/portal.ts';

const QUESTION = 'What should you give a reference manager so that it can fetch the rest of a record?';
const TEXT = '/modules/managing-references';
const READING = '/modules#module=managing-references';

const choices = (page: Page) => page.getByRole('radiogroup', { name: QUESTION });
const choice = (page: Page, name: RegExp) => choices(page).getByRole('radio', { name });
/** The answer to the first question. */
const answer = (page: Page) => page.locator('details.answer').first();

async function open(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
  // In the reading view, the section is closed at first if the view was opened through a link.
  if (address.endsWith(READING)) await page.getByRole('heading', { level: 2, name: 'Check Yourself' }).click();
  await expect(choices(page)).toBeVisible();
}

test('with the keyboard alone a question is answered, counted, kept over a reload, shown in the page of the text, and listed with what the browser keeps', {
  tag: ['@mfe-curriculum', '@mfe-content'],
}, async ({ page, portal }) => {
  await open(page, portal.address + READING);
  await choice(page, /title of the journal/).focus();
  await page.keyboard.press('Space');
  await expect(answer(page)).toHaveAttribute('open');
  await expect(answer(page).locator('summary')).toHaveText('Not quite. Here is why');
  await page.keyboard.press('ArrowDown');
  await expect(answer(page).locator('summary')).toHaveText('Correct. Here is why');
  await expect(page.getByText('1 of 3 understood')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.reload();
  await hydrated(page);
  await page.getByRole('heading', { level: 2, name: 'Check Yourself' }).click();
  await expect(choice(page, /DOI of the article/)).toBeChecked();
  await expect(page.getByText('1 of 3 understood')).toBeVisible();

  await open(page, portal.address + TEXT);
  await expect(choice(page, /DOI of the article/)).toBeChecked();
  await expect(answer(page)).not.toHaveAttribute('open');
  expect(await violations(page)).toEqual([]);

  await page.goto(`${portal.address}/your-data`);
  await hydrated(page);
  await expect(page.getByRole('main')).toContainText('Answers');
  await expect(page.getByRole('main')).toContainText('1 answer');
});

test('nothing of a text moves when its questions come to life', { tag: '@mfe-curriculum' }, async ({ page, portal }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${portal.address}${TEXT}#check-yourself`);
  const before = await page.locator('.options').first().boundingBox();
  await expect(choices(page)).toBeVisible();
  expect(await page.locator('.options').first().boundingBox()).toEqual(before);
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.01);
});

test('with scripts off the same questions are there, with their options as a list and answers that open', {
  tag: '@mfe-curriculum',
}, async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(portal.address + TEXT);
  await expect(page.getByRole('heading', { level: 3, name: QUESTION })).toBeVisible();
  await expect(page.locator('.options').first().getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByText('Show the answer').first().click();
  await expect(answer(page).getByText('A DOI belongs to one article')).toBeVisible();
  await context.close();
});
