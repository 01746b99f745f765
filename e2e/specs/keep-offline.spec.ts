import type { Page } from '@playwright/test';
import { violations } from '../fixtures/axe.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/portal.ts';
import { copyNotice, heading, keptAt } from '../pages/offline.ts';

// The console itself reports what cannot be fetched without a network.
test.use({ serviceWorkers: 'allow', quiet: false });

const MODULES = [
  ['/modules/managing-references', 'Managing References'],
  ['/modules/reading-clinical-numbers', 'Reading Clinical Numbers'],
  ['/modules/data-collection-management', 'Data Collection & Management'],
] as const;

async function openYourData(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/your-data`);
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Keep offline The ethical-AI toolkit' })).toBeVisible();
}
const set = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Reading Without a Network' }).getByRole('listitem').filter({ hasText: name });

test('the whole curriculum is kept with one press: modules with figures, questions, notes and search without a network', {
  tag: ['@shell', '@mfe-curriculum', '@mfe-content'],
}, async ({ portal, page, context }) => {
  await openYourData(page, portal.address);
  await set(page, 'The whole curriculum')
    .getByRole('button', { name: /^Keep offline/ })
    .click();
  await expect(set(page, 'The whole curriculum')).toContainText('kept in this browser', { timeout: 60_000 });
  expect(await violations(page)).toEqual([]);

  await context.setOffline(true);
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  for (const [address, title] of MODULES)
    await test.step(`${title} is read with its figures`, async () => {
      await page.goto(portal.address + address);
      await hydrated(page);
      await expect(heading(page)).toHaveText(title);
      await expect(copyNotice(page)).toBeVisible();
      await expect(page.getByRole('main').locator('figure svg').first()).toBeVisible();
    });
  await test.step('a question is answered and a note is taken', async () => {
    await page.goto(portal.address + MODULES[0][0]);
    await hydrated(page);
    // Options can be chosen once the code for them has loaded: it was kept too.
    await page
      .getByRole('radiogroup')
      .getByRole('radio', { name: /DOI of the article/ })
      .check();
    await expect(page.locator('details.answer summary').first()).toHaveText('Correct. Here is why');
    await page.getByRole('button', { name: 'Add personal notes' }).click();
    await page.getByRole('textbox', { name: /note/i }).fill('Written on a train');
    await page.getByRole('button', { name: /^Save/ }).click();
    await page.getByRole('button', { name: 'Mark as Completed' }).click();
  });
  await test.step('the search leads to a text that is kept', async () => {
    await page
      .getByRole('button', { name: /^Search/ })
      .first()
      .click();
    await page.getByRole('combobox', { name: 'Search modules, tools, resources and pages' }).fill('reading clinical numbers');
    await page.getByRole('dialog').getByRole('option').first().click();
    await expect(heading(page)).toHaveText('Reading Clinical Numbers');
  });
  await test.step('data of a text are downloaded', async () => {
    const names = (await keptAt(page)).filter((address) => address.endsWith('.csv'));
    expect(names.length).toBeGreaterThan(10);
    const lines = await page.evaluate(async (address) => (await (await fetch(address)).text()).split('\n').length, names[0] ?? '');
    expect(lines).toBeGreaterThan(5);
  });

  await context.setOffline(false);
  await page.goto(portal.address + MODULES[0][0]);
  await hydrated(page);
  await expect(copyNotice(page)).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /DOI of the article/ })).toBeChecked();
  await expect(page.getByText('Written on a train')).toBeVisible();
});

test('a text that was kept alone is listed, comes again when the browser has lost it, and goes when it is removed', {
  tag: ['@shell', '@mfe-curriculum', '@mfe-content'],
}, async ({ portal, page, context }) => {
  const [[address, title]] = MODULES;
  await page.goto(portal.address + address);
  await hydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('button', { name: 'Keep for reading offline' }).click();
  await expect(page.getByRole('button', { name: 'Remove offline copy' })).toBeVisible();
  await expect(page.getByText('Kept for offline reading').first()).toBeVisible();

  await test.step('as after a release, everything is fetched again at the next visit', async () => {
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    const next = await context.newPage();
    await openYourData(next, portal.address);
    await expect.poll(() => keptAt(next)).toContain(address);
    await expect(set(next, title)).toContainText('kept in this browser');
    await next.close();
  });
  await test.step('it is removed on the page that lists it', async () => {
    await openYourData(page, portal.address);
    await set(page, title)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(set(page, title)).toHaveCount(0);
    await expect.poll(() => keptAt(page)).not.toContain(address);
    expect(await page.evaluate(() => localStorage.getItem('portal.offline'))).toBe('[]');
  });
});

test('a set that stops on its way says so, keeps what has come and goes on from there', { tag: ['@shell', '@mfe-content'] }, async ({
  portal,
  page,
  context,
}) => {
  await openYourData(page, portal.address);
  // Requests of the page; those of its worker are not routed here.
  let isBroken = true;
  await context.route('**/*.csv', (route) => (isBroken ? route.abort() : route.continue()));
  await set(page, 'The whole curriculum')
    .getByRole('button', { name: /^Keep offline/ })
    .click();
  await expect(set(page, 'The whole curriculum').getByRole('status')).toContainText('Not all of it could be loaded', { timeout: 60_000 });
  isBroken = false;
  await set(page, 'The whole curriculum')
    .getByRole('button', { name: /^Try again/ })
    .click();
  await expect(set(page, 'The whole curriculum')).toContainText('kept in this browser', { timeout: 60_000 });
});
