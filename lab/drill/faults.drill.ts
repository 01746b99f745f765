import type { Browser } from '@playwright/test';
import type { ChangedWords } from '../../e2e/fixtures/changed-words.ts';
import { expect, type Portal, test } from '../../e2e/fixtures/portal.ts';
import { FAULTS, type Fault, putStore, type Target } from './faults.ts';
import { type FaultyHost, startFaultyHost } from './faulty-host.ts';
import { writeLine } from './line.ts';
import { formerStands, type PageView, readView, watch } from './page-view.ts';
import { FORMER, LIVE, PLACES } from './places.ts';

// What is planted here is heard in the console.
test.use({ quiet: false });

/** Milliseconds: what a visitor waits for the former release at most, and what a part that hangs may take before it counts as failed. */
const PATIENCE = 1000;
/** Until the first text a page may be blank as long as this; a quiet machine needs a tenth of it. */
const FIRST_TEXT = 2000;
/** As long may a sheet that hangs hold a page back (shell/src/apps/late-styles.ts), until the first text a second more. */
const HELD_BACK = 3000;
const BUDGET = 10_000;
const KEPT = ['portal.curriculum.completed', '[1,2]'] as const;

for (const fault of FAULTS)
  test(fault.name, async ({ twicePortal, browser }) => {
    test.info().annotations.push({ type: 'browser', description: `${browser.browserType().name()} ${browser.version()}` });
    if (fault.store) putStore(twicePortal.storeDir, fault.store);
    const host = await startFaultyHost(twicePortal.address);
    try {
      const targets = PLACES.map((place) => ({ place, target: targetOf(place, twicePortal, host) }));
      for (const { target } of targets) fault.plant?.(target);
      const visits = targets.map(
        ({ place, target }) =>
          () =>
            visit(fault, place, target, browser),
      );
      // Only waiting is done side by side.
      if (fault.hangs) await Promise.all(visits.map((each) => each()));
      else for (const each of visits) await each();
    } finally {
      await host.stop();
    }
  });

function targetOf({ app, page }: ChangedWords, { live, storeDir }: Portal, host: FaultyHost): Target {
  const release = live().apps.find(({ id }) => id === app);
  const { scripts, styles } = release?.pages[page] ?? {};
  const [chunk, style] = [scripts?.[0], styles?.[0]];
  if (release?.version !== LIVE || !chunk || !style) throw new Error(`${app} ${LIVE} with its page "${page}" is not live.`);
  return { storeDir, app, version: LIVE, host, base: release.base, entry: release.entry, chunk, style };
}

/** A first visit to the page while it is broken, with something kept from earlier. */
async function visit(fault: Fault, place: ChangedWords, target: Target, browser: Browser): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  try {
    await page.goto(`${target.host.address}/live.json`);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), KEPT);
    await watch(page, { former: place.first, faulty: target.base });
    const answer = await page.goto(target.host.address + place.address, { waitUntil: 'commit' });
    expect(await answer?.text()).toContain(`>${place.next}<`);
    const { begun } = await readView(page);
    await formerStands(page, BUDGET + 5 * PATIENCE);
    const view = await readView(page);
    const failure = fault.hangs ? (target.host.askedAt(target.base + target[fault.hangs]) ?? 0) - view.begun : view.failure;
    const broken = [
      ...judge(view, failure, PATIENCE + (fault.hangs ? BUDGET : 0), fault.hangs === 'style' ? HELD_BACK + PATIENCE : FIRST_TEXT),
      ...(view.begun === begun ? [] : ['the page was loaded again']),
      ...((await page.evaluate((key) => localStorage.getItem(key), KEPT[0])) === KEPT[1] ? [] : ['what was kept is gone']),
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
      broken,
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
