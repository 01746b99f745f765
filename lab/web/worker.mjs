import { median } from './numbers.mjs';
import { keepMarks } from './page-marks.mjs';
import { slowProxy } from './slow-proxy.mjs';
import { table } from './table.mjs';
import { CONDITIONS } from './visit.mjs';

/** What the icon on a home screen opens. */
const START = '/';
/** Milliseconds after which no larger paint comes. */
const AFTER_HYDRATION_MS = 1000;
/** Visits after the first one, whose median counts: a single visit can differ from the next by half. */
const LATER_VISITS = 5;
const GOALS = [
  { goal: 'LCP of the second visit, with the worker / without it', limit: 1.05, of: (round) => round.second.with / round.second.without },
  { goal: 'LCP from the icon without a network / first visit', limit: 0.7, of: (round) => round.offline / round.first },
  { goal: 'worker and manifest, kB', limit: 12, of: (round) => round.bytes / 1000 },
];

/**
 * One round of visits to the portal, each in its own browser: a first one, a second one with and without the service worker, and one
 * without a network. LCP in milliseconds; which one begins changes from round to round.
 */
export async function workerRound(browser, portal, index) {
  const proxy = await slowProxy(portal, CONDITIONS);
  try {
    const ways = index % 2 === 0 ? ['allow', 'block'] : ['block', 'allow'];
    const seen = {};
    for (const way of ways) seen[way] = await twoVisits(browser, proxy.address, way);
    return {
      first: seen.block.first,
      second: { with: seen.allow.second, without: seen.block.second },
      offline: seen.allow.offline,
      bytes: (await sizeOf(`${portal}/worker.js`)) + (await sizeOf(`${portal}/site.webmanifest`)),
    };
  } finally {
    await proxy.close();
  }
}

async function twoVisits(browser, address, serviceWorkers) {
  const context = await browser.newContext({ viewport: CONDITIONS.viewport, deviceScaleFactor: CONDITIONS.scale, serviceWorkers });
  try {
    await context.addInitScript(keepMarks);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CONDITIONS.cpu });
    const first = await lcpOf(page, address);
    if (serviceWorkers === 'allow') await page.waitForFunction(async () => await caches.match('/'));
    const later = [];
    for (let visit = 0; visit < LATER_VISITS; visit += 1) later.push(await lcpOf(page, address));
    const second = median(later);
    if (serviceWorkers === 'block') return { first, second };
    await context.setOffline(true);
    return { first, second, offline: await lcpOf(page, address) };
  } finally {
    await context.close();
  }
}

async function lcpOf(page, address) {
  await page.goto('about:blank');
  await page.goto(address + START, { waitUntil: 'load' });
  await page.evaluate((after) => window.__hydrated(after), AFTER_HYDRATION_MS);
  return page.evaluate(() => window.__marks.lcp);
}

async function sizeOf(address) {
  const answer = await fetch(address, { headers: { 'Accept-Encoding': 'br' } });
  const decoded = (await answer.arrayBuffer()).byteLength;
  return Number(answer.headers.get('content-length') ?? decoded);
}

/** Judges the rounds: each goal with the median of its rounds. */
export function judgeWorker(rounds) {
  return GOALS.map(({ goal, limit, of }) => {
    const value = median(rounds.map(of));
    return { goal, limit, value: value?.toFixed(2) ?? 'not measured', holds: value !== undefined && value <= limit };
  });
}

/** The visits with and without the service worker, as Markdown. */
export function workerAsMarkdown(rounds) {
  const ms = (pick) => median(rounds.map(pick))?.toFixed(0) ?? '';
  const visits = table(
    ['visit', 'LCP'],
    [
      ['first', ms(({ first }) => first)],
      ['second, without the worker', ms(({ second }) => second.without)],
      ['second, with the worker', ms(({ second }) => second.with)],
      ['from the icon, without a network', ms(({ offline }) => offline)],
    ],
  );
  const goals = table(
    ['goal', 'measured', 'at most', ''],
    judgeWorker(rounds).map(({ goal, value, limit, holds }) => [goal, value, limit, holds ? 'met' : 'not met']),
  );
  return `## \`${START}\` with the service worker

Here a proxy slows the network down, with the same latency and bandwidth, because the browser's throttling does not apply to a worker's requests. The worker's own thread runs at
full speed; the page's is throttled as above. In later visits, the browser has its HTTP cache; the median of a round's five later visits counts as the second.

${visits}

${goals}`;
}
