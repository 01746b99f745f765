import type { Page } from '@playwright/test';
import { hydrated } from '../../e2e/fixtures/hydrated.ts';
import { expect, type Portal, test } from '../../e2e/fixtures/portal.ts';
import { flipOneByte, releaseAs, tamper } from './altered-release.ts';
import { writeLine } from './line.ts';
import { readView, watch } from './page-view.ts';
import { KINDS, type Kind } from './tampered-files.ts';

// The browser reports what it refused.
test.use({ quiet: false });

for (const kind of KINDS)
  for (const [how, change] of Object.entries({ 'one flipped byte': flipOneByte, 'something inserted': kind.noticed }))
    test(`${kind.name}: ${how}`, async ({ twicePortal, page }) => {
      const files = kind.files(twicePortal);
      expect(files).not.toEqual([]);
      const version = kind.version(twicePortal.live());
      for (const file of files) tamper({ storeDir: twicePortal.storeDir, app: kind.app, version }, file, change);
      kind.prepare?.(twicePortal);
      const refused = await visit(page, kind, twicePortal, `/releases/${kind.app}/${version}/web/`, files);
      const ran = await counts(page);
      const { empty } = await readView(page);
      const heading = await page.getByRole('main').getByRole('heading', { level: 1 }).first().textContent();
      writeLine({
        table: 'Files altered in the store',
        cells: {
          file: kind.name,
          change: how,
          'refused by the browser': refused ? 'yes' : 'no',
          ran: ran ? 'yes' : 'no',
          'then read': heading ?? '',
        },
        broken: [
          ...(refused ? [] : ['the browser was not seen to refuse it']),
          ...(ran ? ['it counted'] : []),
          ...(heading === kind.page.heading ? [] : [`"${kind.page.heading}" should be read`]),
          ...(empty.length === 0 ? [] : [`the page was empty ${empty.length} times`]),
        ],
      });
    });

// Otherwise, nobody would know whether the tables above can detect anything.
for (const kind of KINDS.filter(({ name }) => /^(entry|style sheet) of an app$/.test(name)))
  test(`${kind.name}: what was put in counts when its hash is the one of the release`, async ({ twicePortal, page }) => {
    const { app, version, files, noticed, page: shown } = kind;
    const release = { storeDir: twicePortal.storeDir, app, version: version(twicePortal.live()) };
    for (const file of files(twicePortal)) releaseAs(release, file, noticed);
    await page.goto(twicePortal.address + shown.address);
    await expect.poll(() => counts(page), { timeout: 15_000 }).toBe(true);
  });

/** Whether inserted code has run or styles the page. */
function counts(page: Page): Promise<boolean> {
  return page.evaluate(() => 'tampered' in window || getComputedStyle(document.documentElement).getPropertyValue('--tampered') !== '');
}

/** Visits the page so that the files are requested; says whether the browser refused one of them because of its bytes. */
async function visit(page: Page, kind: Kind, portal: Portal, base: string, files: readonly string[]): Promise<boolean> {
  let refused = false;
  page.on('console', (message) => {
    refused ||= /integrity/i.test(message.text()) && files.some((file) => message.text().includes(base + file));
  });
  await watch(page, { former: kind.page.heading, faulty: base });
  await page.goto(portal.address + kind.page.address);
  if (kind.touch) {
    await hydrated(page);
    await page.keyboard.press('Tab');
  }
  if (kind.open) {
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: kind.open }).first().click();
  }
  // No verdict before the browser has given its own, and before the intended page has had its time.
  await expect
    .poll(() => refused, { timeout: 15_000 })
    .toBe(true)
    .catch(() => {});
  const heading = page.getByRole('main').getByRole('heading', { level: 1, name: kind.page.heading, exact: true });
  await heading.waitFor({ timeout: 5000 }).catch(() => {});
  return refused;
}
