import { blockingTime, keepMarks, layoutShift } from './page-marks.mjs';
import { watchRequests } from './requests.mjs';

/** The network and the machine for every visit: applied by the browser instead of being computed afterward. */
export const CONDITIONS = { latency: 150, downMbps: 1.6, upMbps: 0.75, cpu: 4, viewport: { width: 412, height: 823 }, scale: 1.75 };
/** Milliseconds without a request after which a visit is over. */
const QUIET_MS = 1000;
/** Milliseconds after hydration that a visit lasts at least, for the blocking time. */
const AFTER_HYDRATION_MS = 2000;
const LIMIT_MS = 45_000;

/**
 * The protocol records for every request which script caused it. Chromium finds the line by parsing the whole script once more, which takes
 * hundreds of milliseconds of throttled CPU that no visitor ever spends, unless lines are kept from the first parse.
 */
export const COMPILE_FLAGS = ['--js-flags=--no-enable-lazy-source-positions'];

/** Opens an address once, with nothing cached, and returns what the visitor's browser saw. `react` says whether the page hydrates. */
export async function visit(browser, address, { react }) {
  const { viewport, scale, latency, downMbps, upMbps, cpu } = CONDITIONS;
  const context = await browser.newContext({ viewport, deviceScaleFactor: scale, serviceWorkers: 'block' });
  try {
    await context.addInitScript(keepMarks);
    const page = await context.newPage();
    const complaints = [];
    // No contender has an API; a page that requests it anyway does without.
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.location().url.includes('/api/')) complaints.push(message.text());
    });
    page.on('pageerror', (problem) => complaints.push(problem.message));
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: (downMbps * 1e6) / 8,
      uploadThroughput: (upMbps * 1e6) / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const watched = watchRequests(session);
    await page.goto(address, { waitUntil: 'load', timeout: LIMIT_MS });
    if (react) await cameToLife(page, address, complaints);
    await watched.quiet(QUIET_MS);
    const marks = await page.evaluate(() => window.__marks);
    const { bytes, ...facts } = watched.facts();
    return {
      fcp: marks.fcp,
      lcp: marks.lcp,
      lcpWhat: marks.lcpWhat,
      hydrated: marks.hydrated,
      tbt: blockingTime(marks),
      cls: layoutShift(marks),
      ...facts,
      ...bytes,
      complaints,
    };
  } finally {
    await context.close();
  }
}

/** Waits until the page works, and a while longer. */
async function cameToLife(page, address, complaints) {
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, LIMIT_MS, 'late');
  });
  const end = await Promise.race([page.evaluate((after) => window.__hydrated(after), AFTER_HYDRATION_MS), late]);
  clearTimeout(timer);
  if (end === 'late') throw new Error([`${address} did not hydrate.`, ...complaints].join('\n'));
}
