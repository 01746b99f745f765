import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, type Portal, test, WITH_BROWSER } from '../fixtures/portal.ts';
import { modulesPage } from '../pages/modules.ts';

// What was released last is kept in the repository (npm run keep): real artefacts, built by the code of their day.

const APPS = ['mfe-content', 'mfe-curriculum', 'mfe-ethical-ai', 'mfe-collaborate'];
test.describe.configure({ timeout: 180_000 });

/** Refuses a page that does not come to life as the release that is live; console errors fail the journey by themselves. */
async function visitAll(page: Page, portal: Portal): Promise<void> {
  const { shell, apps } = portal.live();
  // Lists of the API are empty here: journeys with the API are elsewhere.
  await page.route('**/api/**', (route) => route.fulfill({ json: [] }));
  for (const app of apps)
    for (const { path } of app.routes) {
      await page.goto(portal.address + path);
      await hydrated(page);
      await expect(page.getByRole('contentinfo')).toContainText(`Made by shell ${shell.version} and ${app.id} ${app.version}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
}

async function released(portal: Portal, apps: readonly string[]): Promise<void> {
  const { code, output } = await portal.command(['release', ...apps], undefined, WITH_BROWSER);
  expect(code, output).toBe(0);
  expect(output).toMatch(/Opening \d+ (?:of \d+ )?pages .*in a browser/);
}

test('the shell as it is now runs the apps as they were released last, and they can still be rolled back', async ({ keptPortal, page }) => {
  const before = keptPortal.live();
  await released(keptPortal, ['shell']);
  expect(keptPortal.live().shell.version).not.toBe(before.shell.version);
  expect(keptPortal.live().apps.map(({ version }) => version)).toEqual(before.apps.map(({ version }) => version));
  await visitAll(page, keptPortal);
});

test('the apps as they are now run in the shell that was released last', async ({ keptPortal, page }) => {
  const before = keptPortal.live();
  await released(keptPortal, APPS);
  expect(keptPortal.live().shell.version).toBe(before.shell.version);
  for (const app of keptPortal.live().apps) expect(before.apps.map(({ name }) => name)).not.toContain(app.name);
  await visitAll(page, keptPortal);
});

test('progress that a release wrote is read by the other, forth and back, and nothing of it is lost', async ({ keptPortal, page }) => {
  const modules = modulesPage(page);
  const stored = () =>
    page.evaluate(() =>
      JSON.stringify(
        Object.entries(localStorage)
          .filter(([key]) => key.startsWith('portal.'))
          .sort(),
      ),
    );
  const ticked = () => page.getByRole('checkbox').first();

  await modules.open(`${keptPortal.address}/modules`);
  await modules.read('Introduction to Research');
  await modules.writeNote('Written in the release before');
  await modules.bookmark();
  await modules.complete();
  await page.goto(`${keptPortal.address}/ethical-ai-module`);
  await hydrated(page);
  await ticked().check();
  // A newer release may keep what this one does not know.
  await page.evaluate(() => localStorage.setItem('portal.settings', '{"theme":"dark","textSize":"large"}'));
  const written = await stored();

  await released(keptPortal, ['shell', ...APPS]);
  await page.goto(`${keptPortal.address}/ethical-ai-module`);
  await hydrated(page);
  await expect(ticked()).toBeChecked();
  expect(await stored()).toBe(written);
  await modules.open(`${keptPortal.address}/modules`);
  await expect(page.getByText('1 of 18', { exact: false }).first()).toBeVisible();
  await modules.read('Introduction to Research');
  await expect(page.getByText('Written in the release before')).toBeVisible();
  await modules.backToList();
  await modules.read('Understanding Research Design & Methods');
  await modules.complete();
  const both = await stored();

  for (const app of [...APPS, 'shell']) {
    const { code, output } = await keptPortal.command(['rollback', app, '--why', 'to read what the newer wrote']);
    expect(code, output).toBe(0);
  }
  await modules.open(`${keptPortal.address}/modules`);
  await expect(page.getByText('2 of 18', { exact: false }).first()).toBeVisible();
  expect(await stored()).toBe(both);
  expect(both).toContain('textSize');
});
