import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, type Portal, test, WITH_BROWSER } from '../fixtures/portal.ts';
import { modulesPage } from '../pages/modules.ts';

// Releases of an earlier commit (npm run lab -- keep): real artifacts, built by the code of their day.

const APPS = ['mfe-content', 'mfe-curriculum', 'mfe-ethical-ai', 'mfe-collaborate'];

/** One page of each app hydrates from the live release; console errors fail the journey in any case. */
async function visitOneOfEach(page: Page, portal: Portal): Promise<void> {
  const { shell, apps } = portal.live();
  // The API's lists are empty here: other journeys cover the API.
  await page.route('**/api/**', (route) => route.fulfill({ json: [] }));
  for (const app of apps) {
    await page.goto(portal.address + (app.routes[0]?.path ?? ''));
    await hydrated(page);
    await expect(page.getByRole('contentinfo')).toContainText(`Made by shell ${shell.version} and ${app.id} ${app.version}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.unroute('**/api/**');
}

async function released(portal: Portal, apps: readonly string[]): Promise<void> {
  const { code, output } = await portal.command(['release', ...apps], undefined, WITH_BROWSER);
  expect(code, output).toBe(0);
  expect(output).toMatch(/Opening \d+ (?:of \d+ )?pages .*in a browser/);
}

async function rolledBack(portal: Portal, app: string): Promise<void> {
  const { code, output } = await portal.command(['rollback', app, '--why', 'to read what the newer wrote']);
  expect(code, output).toBe(0);
}

/** Everything that the portal stores in the browser. */
function stored(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify(
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('portal.'))
        .sort(),
    ),
  );
}

const CHECKLIST = '/ethical-ai-module';
const NOTE = 'Written in the release before';

/** Stores some of everything with the earlier release, plus what a release newer than all others may add. */
async function writeProgress(page: Page, portal: Portal): Promise<void> {
  const modules = modulesPage(page);
  await modules.open(`${portal.address}/modules`);
  await modules.read('Introduction to Research');
  await modules.writeNote(NOTE);
  await modules.bookmark();
  await modules.complete();
  await page.goto(portal.address + CHECKLIST);
  await hydrated(page);
  await page.getByRole('checkbox').first().check();
  await page.evaluate(() => localStorage.setItem('portal.settings', '{"theme":"dark","textSize":"large"}'));
}

/** Reads all of it with another release without changing what is stored, then completes one more module. */
async function readAndWriteOn(page: Page, portal: Portal): Promise<void> {
  const written = await stored(page);
  const modules = modulesPage(page);
  await page.goto(portal.address + CHECKLIST);
  await hydrated(page);
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  expect(await stored(page)).toBe(written);
  await modules.open(`${portal.address}/modules`);
  await expect(page.getByText('1 of 18', { exact: false }).first()).toBeVisible();
  await modules.read('Introduction to Research');
  await expect(page.getByText(NOTE)).toBeVisible();
  await modules.backToList();
  await modules.read('Understanding Research Design & Methods');
  await modules.complete();
}

/** The earlier release reads what the newer one has written, and loses none of it. */
async function readBack(page: Page, portal: Portal): Promise<void> {
  const both = await stored(page);
  await modulesPage(page).open(`${portal.address}/modules`);
  await expect(page.getByText('2 of 18', { exact: false }).first()).toBeVisible();
  expect(await stored(page)).toBe(both);
  expect(both).toContain('textSize');
}

test('the shell as it is now runs the apps as they were released last, and progress goes forth and back', { tag: '@long' }, async ({
  earlierPortal,
  page,
}) => {
  const before = earlierPortal.live();
  await writeProgress(page, earlierPortal);
  // The gate opens every page of the live release, and refuses any message in the console.
  await released(earlierPortal, ['shell']);
  expect(earlierPortal.live().shell.version).not.toBe(before.shell.version);
  expect(earlierPortal.live().apps.map(({ version }) => version)).toEqual(before.apps.map(({ version }) => version));
  await readAndWriteOn(page, earlierPortal);
  await visitOneOfEach(page, earlierPortal);
  await rolledBack(earlierPortal, 'shell');
  await readBack(page, earlierPortal);
});

test('the apps as they are now run in the shell that was released last, and progress goes forth and back', { tag: '@long' }, async ({
  earlierPortal,
  page,
}) => {
  const before = earlierPortal.live();
  await writeProgress(page, earlierPortal);
  await released(earlierPortal, APPS);
  expect(earlierPortal.live().shell.version).toBe(before.shell.version);
  for (const app of earlierPortal.live().apps) expect(before.apps.map(({ name }) => name)).not.toContain(app.name);
  await readAndWriteOn(page, earlierPortal);
  await visitOneOfEach(page, earlierPortal);
  for (const app of APPS) await rolledBack(earlierPortal, app);
  await readBack(page, earlierPortal);
});
