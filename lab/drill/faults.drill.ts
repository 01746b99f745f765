import type { Browser } from '@playwright/test';
import type { ChangedHeading } from '../../e2e/fixtures/changed-heading.ts';
import { expect, test } from '../../e2e/fixtures/portal.ts';
import { FORMER, PAGES } from './broken-pages.ts';
import { FAULTS, type Fault, putStore, type Target } from './faults.ts';
import { startFaultyHost } from './faulty-host.ts';
import { writeLine } from './line.ts';
import { formerIsShown, type PageView, readView, type UsualView, usualView, watch } from './page-view.ts';
import { targetOf } from './target.ts';

// The planted faults appear in the console.
test.use({ quiet: false });

/**
 * The maximum delay caused by a fault, in milliseconds, compared with the same visit without it: until the first text, and until the page
 * works.
 */
const TOLERANCE_MS = 1000;
/** How far a page may jump when its style arrives, whichever release the style comes from. */
const STYLE_SHIFT = 0.05;
/** LOAD_BUDGET_MS of shell/src/releases/page-loader.ts. */
const BUDGET = 10_000;
const STORED = ['portal.curriculum.completed', '[1,2]'] as const;

for (const fault of FAULTS)
  test(fault.name, async ({ twicePortal, soundPortal, browser }) => {
    test.info().annotations.push({ type: 'browser', description: `${browser.browserType().name()} ${browser.version()}` });
    if (fault.store) putStore(twicePortal.storeDir, fault.store);
    const host = await startFaultyHost(twicePortal.address);
    const sound = await startFaultyHost(soundPortal.address);
    try {
      const targets = PAGES.map((changed) => ({ changed, target: targetOf(changed, twicePortal, host) }));
      for (const { target } of targets) fault.plant?.(target);
      for (const { changed, target } of targets)
        await visit(fault, changed, target, browser, await usualView(browser, sound.address + changed.address));
    } finally {
      await Promise.all([host.stop(), sound.stop()]);
    }
  });

/** A first visit to the page while it is broken, with some stored progress. */
async function visit(fault: Fault, changed: ChangedHeading, target: Target, browser: Browser, usual: UsualView): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  try {
    await page.goto(`${target.host.address}/live.json`);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), STORED);
    await watch(page, { former: changed.first, faulty: target.base });
    const answer = await page.goto(target.host.address + changed.address, { waitUntil: 'commit' });
    expect(await answer?.text()).toContain(`>${changed.next}<`);
    const { begun } = await readView(page);
    await formerIsShown(page, BUDGET + 5 * TOLERANCE_MS);
    const view = await readView(page);
    const failure = fault.hangs ? (target.host.askedAt(target.base + target[fault.hangs]) ?? 0) - view.begun : view.failure;
    const problems = [
      ...judge(view, failure, fault.hangs ? BUDGET : 0, usual),
      ...(fault.hangs !== 'style' || view.shift <= STYLE_SHIFT ? [] : [`the page jumped by ${view.shift.toFixed(3)}`]),
      ...(view.begun === begun ? [] : ['the page was loaded again']),
      ...((await page.evaluate((key) => localStorage.getItem(key), STORED[0])) === STORED[1] ? [] : ['what was stored is gone']),
      ...((await page.getByRole('contentinfo').textContent())?.includes(`${target.app} ${FORMER}`)
        ? []
        : ['the footer names another release']),
    ];
    writeLine({
      table: 'Faults in the live release',
      cells: {
        fault: fault.name,
        app: target.app,
        'from failure to previous release (ms)': between(failure, view.former),
        'first text on screen (ms)': between(0, view.painted),
        'without the fault (ms)': Math.round(usual.painted),
        'page worked without the fault at (ms)': Math.round(usual.works),
        'layout shift': view.shift.toFixed(3),
        'frames looked at': view.frames,
        'of them empty': view.empty.length,
      },
      broken: problems,
    });
  } finally {
    await context.close();
  }
}

function judge(view: PageView, failure: number | undefined, budget: number, usual: UsualView): string[] {
  const { former, empty, painted } = view;
  if (failure === undefined) return ['the fault was never noticed'];
  if (former === undefined) return ['the previous release never appeared'];
  return [
    ...(former <= usual.works + budget + TOLERANCE_MS
      ? []
      : [`the previous release appeared ${budget + TOLERANCE_MS} ms later than the page usually works`]),
    ...(empty.length === 0 ? [] : [`the page was empty ${empty.length} times, first at ${empty[0]} ms`]),
    ...(painted !== undefined && painted <= usual.painted + TOLERANCE_MS
      ? []
      : [`nothing could be read for ${TOLERANCE_MS} ms longer than usual`]),
  ];
}

function between(from: number | undefined, to: number | undefined): number | string {
  return from === undefined || to === undefined ? 'never' : Math.round(to - from);
}
