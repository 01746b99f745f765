import type { Browser } from '@playwright/test';
import type { ChangedHeading } from '../../e2e/fixtures/changed-heading.ts';
import { expect, type Portal, test } from '../../e2e/fixtures/portal.ts';
import { FORMER, LIVE, PAGES } from './broken-pages.ts';
import { FAULTS, type Fault, putStore, type Target } from './faults.ts';
import { type FaultyHost, startFaultyHost } from './faulty-host.ts';
import { writeLine } from './line.ts';
import { formerIsShown, type PageView, readView, watch } from './page-view.ts';

// What is planted here is heard in the console.
test.use({ quiet: false });

/** Milliseconds: what a visitor waits for the former release at most, and what a part that hangs may take before it counts as failed. */
const TOLERANCE_MS = 1000;
/** Until the first text a page may be blank as long as this; a quiet machine needs a tenth of it. */
const FIRST_TEXT = 2000;
/** As long may a sheet that hangs hold a page back (shell/src/federation/late-styles.ts), until the first text a second more. */
/** STYLES_HOLD_BACK_MS of shell/src/federation/late-styles.ts. */
const HELD_BACK = 3000;
/** LOAD_BUDGET_MS of shell/src/releases/page-loader.ts. */
const BUDGET = 10_000;
const STORED = ['portal.curriculum.completed', '[1,2]'] as const;

for (const fault of FAULTS)
  test(fault.name, async ({ twicePortal, browser }) => {
    test.info().annotations.push({ type: 'browser', description: `${browser.browserType().name()} ${browser.version()}` });
    if (fault.store) putStore(twicePortal.storeDir, fault.store);
    const host = await startFaultyHost(twicePortal.address);
    try {
      const targets = PAGES.map((changed) => ({ changed, target: targetOf(changed, twicePortal, host) }));
      for (const { target } of targets) fault.plant?.(target);
      const visits = targets.map(
        ({ changed, target }) =>
          () =>
            visit(fault, changed, target, browser),
      );
      // Only waiting is done side by side.
      if (fault.hangs) await Promise.all(visits.map((each) => each()));
      else for (const each of visits) await each();
    } finally {
      await host.stop();
    }
  });

function targetOf({ app, page }: ChangedHeading, { live, storeDir }: Portal, host: FaultyHost): Target {
  const release = live().apps.find(({ id }) => id === app);
  const { scripts, styles } = release?.pages[page] ?? {};
  const [chunk, style] = [scripts?.[0], styles?.[0]];
  if (release?.version !== LIVE || !chunk || !style) throw new Error(`${app} ${LIVE} with its page "${page}" is not live.`);
  return { storeDir, app, version: LIVE, host, base: release.base, entry: release.entry, chunk, style };
}

/** A first visit to the page while it is broken, with something kept from earlier. */
async function visit(fault: Fault, changed: ChangedHeading, target: Target, browser: Browser): Promise<void> {
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
      ...judge(view, failure, TOLERANCE_MS + (fault.hangs ? BUDGET : 0), fault.hangs === 'style' ? HELD_BACK + TOLERANCE_MS : FIRST_TEXT),
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
        'from failure to former release (ms)': between(failure, view.former),
        'first text on screen (ms)': between(0, view.painted),
        'frames looked at': view.frames,
        'of these empty': view.empty.length,
      },
      broken: problems,
    });
  } finally {
    await context.close();
  }
}

function judge(view: PageView, failure: number | undefined, limit: number, firstText: number): string[] {
  const { former, empty, painted } = view;
  if (failure === undefined) return ['the fault was never noticed'];
  if (former === undefined) return ['the former release never came'];
  return [
    ...(former - failure <= limit ? [] : [`the former release came after more than ${limit} ms`]),
    ...(empty.length === 0 ? [] : [`the page was empty ${empty.length} times, first at ${empty[0]} ms`]),
    ...(painted !== undefined && painted <= firstText ? [] : [`nothing could be read for more than ${firstText} ms`]),
  ];
}

function between(from: number | undefined, to: number | undefined): number | string {
  return from === undefined || to === undefined ? 'never' : Math.round(to - from);
}
