import { colorName } from '../fixtures/color-name.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/portal.ts';

test('the research learning path with the keyboard alone: open, read, complete, go on, come back; it is kept', {
  tag: '@mfe-curriculum',
}, async ({ page }) => {
  await page.goto('/modules');
  await hydrated(page);
  await page.getByRole('link', { name: 'Take the Research Learning Path' }).press('Enter');
  await expect(page).toHaveURL('/research-modules');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();

  const card = page.getByRole('article', { name: 'Define Every Term Before You Count' });
  const control = card.getByRole('link');
  await expect(control).toHaveText(/^Start Module/);
  await control.focus();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Define Every Term Before You Count');
  await expect(heading).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'Your next step' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(control).toBeFocused();
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThanOrEqual(2);
  await page.keyboard.press('Enter');
  const mark = page.getByRole('button', { name: 'Mark as Completed' });
  await mark.press('Enter');
  await expect(mark).toHaveCount(0);
  await expect(page.getByText('Module Completed')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Continue with: Write and Register Your Protocol' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Write and Register Your Protocol');
  await page.getByRole('link', { name: 'Back to Modules' }).press('Enter');
  await expect(heading).toHaveText('Research Learning Path');

  await page.reload();
  await hydrated(page);
  await expect(page.getByText('1 of 15 completed')).toBeVisible();
  await expect(control).toHaveText(/^Review Module/);
  await expect(card.getByText('Completed')).toBeVisible();
  // "A yellow card" (section 2), from which the line continues in green.
  const ground = (of: typeof card) => of.evaluate((element) => getComputedStyle(element).backgroundColor).then(colorName);
  expect(await ground(card)).toBe('amber');
  expect(await ground(page.getByRole('article', { name: 'Find Out What Is Already Known' }))).not.toBe('amber');
  const line = page.getByRole('listitem').filter({ has: card });
  expect(colorName(await line.evaluate((item) => getComputedStyle(item, '::before').borderInlineStartColor))).toBe('green');
  expect(await page.evaluate(() => localStorage.getItem('portal.research-path.completed'))).toBe('[4]');
  expect(await page.evaluate(() => localStorage.getItem('portal.curriculum.completed'))).toBeNull();
});

test('the list fetches no text, and an opened module at most 14 KB in all', { tag: '@mfe-curriculum' }, async ({ page }) => {
  const sizes: Promise<number>[] = [];
  await page.goto('/research-modules');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  page.on('requestfinished', (request) => {
    if (request.url().includes('/mfe-curriculum/') && request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto('/research-modules#module=choosing-a-journal');
  await expect(page.getByRole('table')).toBeVisible();
  // The code that lets readers answer a text's questions with a click arrives last.
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sum = (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
  expect(sum).toBeGreaterThan(4_000);
  expect(sum).toBeLessThanOrEqual(14_000);
});
