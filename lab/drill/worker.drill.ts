import type { Page } from '@playwright/test';
import { type ChangedHeading, VOLUNTEER } from '../../e2e/fixtures/changed-heading.ts';
import { makeLive } from '../../e2e/fixtures/make-live.ts';
import { expect, test } from '../../e2e/fixtures/portal.ts';
import { copyNotice, heading, openAndKeep } from '../../e2e/pages/offline.ts';
import { FORMER, LIVE, PAGES, QUICK } from './broken-pages.ts';
import { FAULTS, putStore } from './faults.ts';
import { startFaultyHost } from './faulty-host.ts';
import { writeLine } from './line.ts';
import { targetOf } from './target.ts';

// The planted faults appear in the console.
test.use({ quiet: false, serviceWorkers: 'allow' });

/**
 * Milliseconds after which a page is either repaired or broken: LOAD_BUDGET_MS of shell/src/releases/page-loader.ts, plus the same again
 * for a slow machine.
 */
const LIMIT_MS = 20_000;
const VISITS = QUICK ? 10 : 100;

const former = Object.fromEntries(PAGES.map(({ app }) => [app, FORMER]));
const today = Object.fromEntries(PAGES.map(({ app }) => [app, LIVE]));

for (const fault of FAULTS)
  test(`with yesterday's worker: ${fault.name}`, async ({ twicePortal, context }) => {
    if (fault.store) putStore(twicePortal.storeDir, fault.store);
    const host = await startFaultyHost(twicePortal.address);
    try {
      await makeLive(twicePortal, 'rollback', former);
      for (const changed of PAGES) {
        const page = await context.newPage();
        await openAndKeep(page, host.address + changed.address);
        await expect(heading(page)).toHaveText(changed.first);
        await page.close();
      }
      await makeLive(twicePortal, 'release', today);
      const targets = PAGES.map((changed) => ({ changed, target: targetOf(changed, twicePortal, host) }));
      for (const { target } of targets) fault.plant?.(target);
      for (const { changed } of targets)
        for (const visit of ['first', 'second']) {
          // A separate tab for each visit, as a visitor would open it: a browser has six HTTP/1.1 connections, and those of other tabs that
          // hang would count.
          const page = await context.newPage();
          await page.goto(host.address + changed.address, { waitUntil: 'commit' });
          const shown = await shownRelease(page, changed);
          writeLine({
            table: "The same faults, in a browser whose worker has yesterday's release",
            cells: { fault: fault.name, app: changed.app, visit, shown },
            broken: [
              ...(shown === FORMER ? [] : [`the page shows ${shown}`]),
              ...((await copyNotice(page).count()) === 0 ? [] : ['it is called a copy although the site answered']),
            ],
          });
          await page.close();
        }
    } finally {
      await host.stop();
    }
  });

/** The release that the page ends with, according to its headline and the footer. */
async function shownRelease(page: Page, { app, first }: ChangedHeading): Promise<string> {
  try {
    await expect(page.getByRole('heading', { level: 1, name: first, exact: true })).toBeVisible({ timeout: LIMIT_MS });
    await expect(page.getByRole('contentinfo')).toContainText(`${app} ${FORMER}`);
    return FORMER;
  } catch {
    return (await page.getByRole('contentinfo').textContent()) ?? 'nothing';
  }
}

test('releases and rollbacks, each seen at the next page view', async ({ twicePortal, page }) => {
  const { app, address, first, next } = VOLUNTEER;
  await openAndKeep(page, twicePortal.address + address);
  let seen = 0;
  for (let visit = 0; visit < VISITS; visit += 1) {
    const isRollback = visit % 2 === 0;
    await makeLive(twicePortal, isRollback ? 'rollback' : 'release', { [app]: isRollback ? FORMER : LIVE });
    await page.goto(twicePortal.address + address);
    if ((await heading(page).textContent()) === (isRollback ? first : next)) seen += 1;
  }
  writeLine({
    table: 'Releases and rollbacks, each before a page view through the worker',
    cells: { 'page views': VISITS, 'that showed what was live': seen },
    broken: seen === VISITS ? [] : [`${VISITS - seen} showed something else`],
  });
});
