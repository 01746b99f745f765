import type { Page } from '@playwright/test';
import { violations } from '../fixtures/axe.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { widerThanTheWindow } from '../fixtures/page-width.ts';
import { expect, test } from '../fixtures/portal.ts';
import { printed } from '../fixtures/printed-pages.ts';

const TEXT = '/modules/data-analysis-fundamentals';

/** On paper, the questions have no answers below them, and the answers are on the last sheet, each once. */
async function isSheet(page: Page) {
  const { headings, sheets } = await printed(page);
  expect(headings[0]?.sheet).toBe(1);
  expect(headings.filter(({ sheet }) => sheet === sheets).map(({ title }) => title)).toEqual(['Answers']);
  await page.emulateMedia({ media: 'print' });
  const questions = await page.locator('h3:has(~ .answer)').allTextContents();
  expect(questions.length).toBeGreaterThanOrEqual(4);
  await expect(page.locator('.answer')).toHaveCount(questions.length);
  for (const part of await page.locator('.answer > *').all()) await expect(part).toBeHidden();
  const answers = page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: 'Answers' }) });
  await expect(answers.locator('ol > li > p:first-child')).toHaveText(questions);
  await expect(answers.getByText(/^Answer(?:: [a-z])?\.$/).filter({ visible: true })).toHaveCount(questions.length);
  await expect(page.locator('figure svg').first()).toBeVisible();
  await page.emulateMedia({ media: null });
  await expect(page.getByRole('heading', { name: 'Answers' })).toBeHidden();
}

test('a printed text is a sheet with its address and the day, room to answer, and the answers on the last page, in its page and in the reading view', {
  tag: '@mfe-curriculum',
}, async ({ page, portal }) => {
  for (const address of [TEXT, TEXT.replace('modules/', 'modules#module=')]) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 2, name: 'Reflection Questions' })).toBeVisible();
    await isSheet(page);
    await page.emulateMedia({ media: 'print' });
    const day = await page.evaluate(() => new Date().toLocaleDateString('en-US', { dateStyle: 'long' }));
    await expect(page.getByText(`${portal.address}${TEXT}, printed on ${day}`)).toBeVisible();
    await page.emulateMedia({ media: null });
  }
});

test('so it is without scripts, where the address has no host and the day is left to be filled in', { tag: '@mfe-curriculum' }, async ({
  browser,
  portal,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(portal.address + TEXT);
  await isSheet(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(TEXT)).toBeVisible();
  await expect(page.getByText('Date:')).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.goto(`${portal.address}/record`);
  await expect(page.locator('main noscript').getByRole('paragraph').last()).toBeVisible();
  await expect(page.getByText('A personal record, not a certificate')).toBeVisible();
  await context.close();
});

test('the record lists what this browser keeps, takes a name for the paper alone, and prints on two pages at most', {
  tag: ['@mfe-curriculum', '@mfe-content'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/modules');
  await page.evaluate(() => {
    const all = Array.from({ length: 21 }, (_, at) => at + 1);
    localStorage.setItem('portal.curriculum.completed', JSON.stringify(all));
    localStorage.setItem('portal.research-path.completed', JSON.stringify(all));
  });
  await page.goto(TEXT);
  await hydrated(page);
  await page.getByRole('radio').first().check();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('radio'), 'what was chosen is not on the sheet').toHaveCount(0);
  await page.emulateMedia({ media: null });
  await page.goto('/modules');
  await hydrated(page);
  await page.getByRole('link', { name: 'Print a record of your learning' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Learning Record' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Educational Modules' })).toContainText('18 of 18 completed');
  await expect(page.getByRole('region', { name: 'Research Learning Path' })).toContainText('15 of 15 completed');
  await expect(page.getByRole('listitem').filter({ hasText: 'Data Analysis Fundamentals' })).toContainText(
    /[01] of \d questions understood/,
  );
  expect(await violations(page)).toEqual([]);
  expect(await widerThanTheWindow(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Your name (optional)' }).fill('Dalia R.');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Name: Dalia R.')).toBeVisible();
  await expect(page.getByText('A personal record, not a certificate')).toBeVisible();
  await expect(page.getByRole('textbox')).toBeHidden();
  await expect(page.getByRole('button')).toBeHidden();
  expect((await printed(page)).sheets).toBeLessThanOrEqual(2);
  expect(JSON.stringify(await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]))).not.toContain('Dalia');
  await page.emulateMedia({ media: null });
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('textbox')).toHaveValue('');

  await page.goto('/your-data');
  await hydrated(page);
  await page.getByRole('link', { name: 'Print a record of what you have completed' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Learning Record' })).toBeVisible();
});

test('teachers get from the list and from the box of a text to their page, which fits every width and theme', {
  tag: '@mfe-curriculum',
}, async ({ page }) => {
  await page.goto('/modules');
  await page.getByRole('link', { name: 'Use the modules in class' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Using This in Class' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  expect(await widerThanTheWindow(page)).toEqual([]);
  await page.goto(TEXT);
  await page.getByRole('region', { name: 'About this module' }).getByRole('link', { name: 'Using this in class' }).click();
  await expect(page).toHaveURL(/\/in-class$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Using This in Class' })).toBeVisible();
});
