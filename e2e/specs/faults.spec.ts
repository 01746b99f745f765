import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { type ChangedHeading, OTHERS, VOLUNTEER, withNextHeading } from '../fixtures/changed-heading.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, type Portal, test } from '../fixtures/portal.ts';
import { scratchWorkspace } from '../fixtures/scratch-workspace.ts';

const { next: NEXT_WORDS } = VOLUNTEER;

// The planted faults appear in the console.
test.use({ quiet: false });

/** What can be wrong with the live release of an app; the previous one is good. */
const faults: Record<string, (where: ChangedHeading, portal: Portal, context: BrowserContext) => Promise<void>> = {
  'a missing entry': async ({ app }, portal) => removeFiles(portal, app, /^remoteEntry/),
  'a missing style sheet': async ({ app }, portal) => removeFiles(portal, app, /^styles\./),
  'a missing chunk': async ({ app, page }, portal) =>
    removeFiles(portal, app, new RegExp(`^__federation_expose_${page.replace('-', '_')}`)),
  'a chunk that hangs': async ({ app }, _, context) => {
    await context.route(new RegExp(`${app}/1\\.0\\.1/web/__federation_expose_`), () => {});
  },
  'a throw at import': (where, portal) =>
    releaseBroken(where, portal, (source) => `${source}\nif (typeof document !== 'undefined') throw new Error('planted at import');\n`),
  'a throw at the first render': (where, portal) =>
    releaseBroken(where, portal, (source) =>
      source.replace(
        /export function Page\(\) {/,
        (start) => `${start}\n  if (typeof document !== 'undefined') throw new Error('planted at render');`,
      ),
    ),
};

/** A missing entry is tested in every app here, each other fault in one; `npm run lab -- drill` tests all of them in all apps. */
const seenIn: Record<string, string> = {
  'a missing style sheet': 'mfe-content',
  'a missing chunk': 'mfe-curriculum',
  'a chunk that hangs': 'mfe-collaborate',
  'a throw at import': 'mfe-curriculum',
  'a throw at the first render': 'mfe-collaborate',
};

/** In every run, the most common fault is tested in one app; testing what else can fail, and where, takes builds and time. */
function tagsOf(fault: string, { app }: ChangedHeading): string[] {
  return ['@shell', ...(fault === 'a missing entry' && app === VOLUNTEER.app ? [] : ['@long'])];
}

for (const [fault, plant] of Object.entries(faults))
  for (const where of [VOLUNTEER, ...OTHERS].filter(({ app }) => app === (seenIn[fault] ?? app)))
    test(`${fault} of ${where.app}: the former release shows in the same page view, where a visit begins and on the way through the site`, {
      tag: tagsOf(fault, where),
    }, async ({ twicePortal, context, page }) => {
      await plant(where, twicePortal, context);
      await keepSomething(page, twicePortal);
      await test.step('the page that a visit begins with', async () => {
        // Not when the document has finished loading: a part that hangs would prevent that.
        const answer = await page.goto(twicePortal.address + where.address, { waitUntil: 'commit' });
        expect(await answer?.text()).toContain(where.next);
        await markPageView(page);
        await expect(page.getByRole('heading', { level: 1, name: where.first, exact: true })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toContainText(`${where.app} 1.0.0`);
        await expectTheRestUntouched(page);
      });
      // One app has no entry in the menu.
      const { menu } = where;
      if (menu === undefined) return;
      await test.step('a page that is navigated to', async () => {
        const another = await context.newPage();
        await another.goto(twicePortal.address + (where === VOLUNTEER ? '/modules' : VOLUNTEER.address));
        await hydrated(another);
        await markPageView(another);
        await openMenu(another, menu);
        await expect(another.getByRole('heading', { level: 1, name: where.first, exact: true })).toBeVisible();
        await expectTheRestUntouched(another);
      });
    });

test('both releases broken: the prerendered text stays readable where it stands, the state is explained, and the retry works', {
  tag: '@shell',
}, async ({ twicePortal, page }) => {
  const gone = /mfe-content\/1\.0\.[01]\/web\/remoteEntry/;
  await page.route(gone, (route) => route.abort());
  await page.goto(`${twicePortal.address}/volunteer`);
  await expect(page.getByText('did not load completely')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: NEXT_WORDS })).toBeVisible();
  await page.unroute(gone);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('did not load completely')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: NEXT_WORDS })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('mfe-content 1.0.1');
});

test('both releases broken on the way to a page: the explanation stands in its place and the rest works', { tag: '@shell' }, async ({
  twicePortal,
  page,
}) => {
  await page.route(/mfe-content\/1\.0\.[01]\/web\/remoteEntry/, (route) => route.abort());
  await page.goto(`${twicePortal.address}/modules`);
  await hydrated(page);
  await openMenu(page, 'Volunteer');
  await expect(page.getByRole('heading', { level: 1, name: 'Content pages did not load' })).toBeVisible();
  await openMenu(page, 'Learn');
  await expect(page.getByRole('heading', { level: 1, name: /Educational Modules/ })).toBeVisible();
});

function removeFiles(portal: Portal, app: string, pattern: RegExp): void {
  const folder = path.join(portal.storeDir, 'releases', app, '1.0.1/web');
  const files = readdirSync(folder).filter((file) => pattern.test(file));
  expect(files).not.toEqual([]);
  for (const file of files) rmSync(path.join(folder, file));
}

/** Replaces the good second release with a third that is broken only in browsers, so that the prerenderer does not notice. */
async function releaseBroken(where: ChangedHeading, portal: Portal, change: (source: string) => string): Promise<void> {
  const { app, page, file } = where;
  const back = await portal.command(['rollback', app, '--why', 'making room for a broken one']);
  expect(back.code, back.output).toBe(0);
  const workspace = scratchWorkspace();
  try {
    workspace.edit(file, (text) => withNextHeading(text, where));
    workspace.edit(`${app}/src/pages/${page}.page.tsx`, change);
    const { code, output } = await portal.command(['release', app], workspace.dir);
    expect(code, output).toBe(0);
  } finally {
    workspace.remove();
  }
}

async function openMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('navigation', { name: 'Site menu' })
    .getByRole('link', { name: new RegExp(`^${item}`) })
    .click();
}

async function keepSomething(page: Page, portal: Portal): Promise<void> {
  await page.goto(`${portal.address}/live.json`);
  await page.evaluate(() => localStorage.setItem('portal.curriculum.completed', '[1,2]'));
}

async function markPageView(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { samePageView: true }));
}

async function expectTheRestUntouched(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as unknown as { samePageView?: boolean }).samePageView)).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('portal.curriculum.completed'))).toBe('[1,2]');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Site menu' }).getByRole('link', { name: 'Learn' })).toBeVisible();
}
