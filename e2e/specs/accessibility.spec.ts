import { violations } from '../fixtures/axe.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/portal.ts';

// every-page.spec.ts covers pages as they load. Here, each state is checked in every width and theme (see `violations`); the steps that
// lead to it are taken on a phone.
test.use({ viewport: { width: 320, height: 800 } });

test('neither the search with its results nor the tools with their filters open nor the anthem with its volume and its menu open violate WCAG 2.2 AA', {
  tag: ['@mfe-content', '@long'],
}, async ({ page }) => {
  await page.goto('/tools');
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search modules, tools, resources and pages' }).fill('ethics');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  expect(await violations(page), 'the search').toEqual([]);
  await page.getByRole('combobox', { name: 'Search modules, tools, resources and pages' }).fill('xyzzyq');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(0);
  expect(await violations(page), 'the search without a result').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Advanced Filters' }).click();
  await expect(page.getByRole('button', { name: 'All Tools' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto('/team');
  await hydrated(page);
  for (const [button, role, inside] of [
    ['Volume', 'slider', 'Volume'],
    ['More options', 'button', 'Share'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole(role, { name: inside })).toBeVisible();
    expect(await violations(page), button).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('nor what a visitor sees of their data: a file that is refused, what a file would change, the question before clearing', {
  tag: ['@mfe-content', '@long'],
}, async ({ page }) => {
  await page.goto('/your-data');
  await hydrated(page);
  const choose = (content: object) =>
    page
      .getByLabel('A file that was saved here')
      .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(content)) });
  await choose({});
  await expect(page.getByRole('alert').getByText(/made by another program/)).toBeVisible();
  await page.getByRole('heading', { name: 'Technical List' }).click();
  expect(await violations(page), 'refused').toEqual([]);
  const progress = { 'portal.curriculum.completed': [1], 'portal.curriculum.notes': { 1: 'a' } };
  await choose({ format: 'portal-data', version: 1, progress, otherTexts: {}, tabTexts: {} });
  await expect(page.getByRole('heading', { name: 'What Would Change' })).toBeFocused();
  expect(await violations(page), 'preview').toEqual([]);
  await page.getByRole('button', { name: 'Merge the file' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('button', { name: /^Clear everything/ }).click();
  await expect(page.getByRole('button', { name: 'Yes, clear everything' })).toBeVisible();
  expect(await violations(page), 'done, and the question before clearing').toEqual([]);
});

test('nor a module of the research learning path, before and after it is completed, nor the list with it', {
  tag: ['@mfe-curriculum', '@long'],
}, async ({ page }) => {
  await page.goto('/research-modules#module=choosing-a-journal');
  await hydrated(page);
  await expect(page.getByRole('table')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect(page.getByText('Module Completed')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to Modules' }).click();
  await expect(page.getByRole('link', { name: /^Review Module/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('nor a module whose code is wider than a phone', { tag: ['@mfe-curriculum', '@long'] }, async ({ page }) => {
  await page.goto('/modules#module=using-python-notebook-tool');
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'Code', exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('nor the reading view with all it can show, the filtered lists and the notes in one view, empty and not', {
  tag: ['@mfe-curriculum', '@long'],
}, async ({ page }) => {
  const check = async (state: string) => expect(await violations(page), state).toEqual([]);
  const filter = async (name: string) => {
    await page.getByRole('navigation', { name: 'Filter modules' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 2, name: `${name} modules` })).toBeVisible();
  };
  await page.goto('/modules');
  await hydrated(page);
  await filter('Bookmarked');
  await check('no bookmarks');
  await page.getByRole('link', { name: 'My notes' }).click();
  await expect(page.getByText('No notes yet')).toBeVisible();
  await page.getByRole('link', { name: 'See the modules' }).click();
  await page.getByRole('navigation', { name: 'Filter modules' }).getByRole('link', { name: 'All modules' }).click();

  await page.getByRole('link', { name: 'Click here to start' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Introduction to Research' })).toBeVisible();
  await page.getByRole('button', { name: 'Add personal notes' }).click();
  await page.getByRole('textbox').fill('A note that is written.');
  await check('notes open');
  await page.getByRole('button', { name: 'Close notes editor' }).click();
  await expect(page.getByText('You have an unsaved draft')).toBeVisible();
  await check('with a draft');
  await page.getByRole('button', { name: 'Continue writing' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Bookmark this module' }).click();
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await check('completed, bookmarked and noted');

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Modules' }).click();
  for (const name of ['Unfinished', 'Bookmarked', 'With notes']) {
    await filter(name);
    await check(name);
  }
  await page.getByRole('link', { name: 'My notes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My notes' })).toBeFocused();
  await check('my notes');
});
