import { buildEnvironment } from '@portal/contracts';
import type { Browser, ConsoleMessage, Page, Response } from 'playwright-core';
import { hydrated } from '../preflight/open-pages.ts';
import { SHELL } from '../rules/names.ts';
import { messageOf } from '../rules/user-facing-error.ts';
import { SAFE_HEADERS } from '../server/headers.ts';
import { confineToSite } from './confine-to-site.ts';
import { type Opened, type Opener, PAGE_TIMEOUT_MS, type PageView } from './page-view.ts';

/** How long a hydrated page may go on fetching, in ms. Complaints after that are missed: an API that hangs must not count. */
const SETTLE_MS = 3000;
/** What only a time-out is known of: the shell's own, or the browser's. */
const TIMED_OUT = /within \d+ ms|ERR_TIMED_OUT/;

/** Opens pages in a browser as a first-time visitor gets them; rejects where the browser cannot be started. */
export async function openInBrowser(browserPath: string, origin: string): Promise<Opener> {
  const { chromium } = await import('playwright-core');
  const way = await confineToSite(browserPath, origin);
  const launch = () =>
    chromium.launch({
      executablePath: way.program,
      args: ['--disable-quic', ...way.args],
      chromiumSandbox: false,
      env: buildEnvironment(process.env),
    });
  let browser: Browser;
  try {
    browser = await launch();
  } catch (problem) {
    way.close();
    throw problem;
  }
  return {
    async open(view) {
      try {
        if (!browser.isConnected()) browser = await launch();
        const context = await browser.newContext({ serviceWorkers: 'block' });
        try {
          return await openPage(await context.newPage(), origin, view);
        } finally {
          await context.close();
        }
      } catch (problem) {
        return { works: false, how: `the browser failed: ${firstLine(messageOf(problem))}`, isSlow: true };
      }
    },
    async close() {
      await browser.close();
      way.close();
    },
  };
}

async function openPage(page: Page, origin: string, view: PageView): Promise<Opened> {
  const began = performance.now();
  const complaints: string[] = [];
  const complained = new Promise<void>((resolve) => {
    const hear = (complaint: string) => {
      complaints.push(complaint);
      resolve();
    };
    page.on('console', (message) => {
      if (isComplaint(message, origin)) hear(inWords(message));
    });
    page.on('pageerror', (error) => hear(error.message));
  });
  // What is seen here is no visitor's page view, so it is not counted as one.
  await page.route(`${origin}/api/client-events`, (route) => route.abort());
  const { html } = view;
  if (html !== undefined)
    await page.route(
      (url) => url.href === new URL(view.address, origin).href,
      (route) =>
        route.request().isNavigationRequest()
          ? route.fulfill({ status: 200, headers: { ...SAFE_HEADERS, 'Content-Type': 'text/html; charset=utf-8' }, body: html })
          : route.continue(),
    );
  const failed = (how: string, isSlow = false): Opened => ({ works: false, how: firstLine(how), isSlow });
  const complaint = () => complaints[0] !== undefined && failed(complaints[0], TIMED_OUT.test(complaints[0]));
  let answer: Response | null;
  try {
    answer = await page.goto(origin + view.address, { timeout: PAGE_TIMEOUT_MS, waitUntil: 'commit' });
  } catch (problem) {
    const said = messageOf(problem);
    return failed(/net::\w+/.exec(said)?.[0] ?? 'no answer', !said.includes('net::') || TIMED_OUT.test(said));
  }
  if (answer?.status() !== 200) return failed(`the server answered ${answer?.status() ?? 'nothing'}`);
  try {
    // By the clock: a browser that draws no frame for a while would be asked never.
    const isHydrated = page.waitForFunction(hydrated, undefined, { timeout: PAGE_TIMEOUT_MS, polling: 100 });
    isHydrated.catch(() => {});
    await Promise.race([isHydrated, complained]);
    if (complaints.length === 0) await page.waitForLoadState('networkidle', { timeout: SETTLE_MS }).catch(() => {});
    const footer = complaints.length > 0 ? '' : ((await page.locator('footer').first().textContent({ timeout: PAGE_TIMEOUT_MS })) ?? '');
    return complaint() || unlessMadeBy(footer, view) || { works: true, milliseconds: performance.now() - began };
  } catch {
    return complaint() || failed(`it did not start within ${PAGE_TIMEOUT_MS / 1000} s`, true);
  }
}

/** The API may be away. Warnings of the shell say that another release took the place of the live one. */
function isComplaint(message: ConsoleMessage, origin: string): boolean {
  if (message.type() === 'error') return !message.location().url.startsWith(`${origin}/api/`);
  return message.type() === 'warning' && message.text().startsWith('[portal]');
}

function inWords(message: ConsoleMessage): string {
  const { url } = message.location();
  const text = message.text().replace(/ \(\)$/, '');
  return text.startsWith('Failed to load resource') && URL.canParse(url) ? `${text} (${new URL(url).pathname})` : text;
}

function unlessMadeBy(footer: string, { app, version, shell }: PageView): Opened | undefined {
  const isNamed = (name: string) =>
    footer
      .split(name)
      .slice(1)
      .some((rest) => !/^[\d.-]/.test(rest));
  const missing = [`${SHELL} ${shell}`, `${app} ${version}`].find((name) => !isNamed(name));
  return missing === undefined ? undefined : { works: false, how: `it was not made by ${missing}`, isSlow: false };
}

function firstLine(text: string): string {
  const line = (text.split('\n', 1)[0] ?? '').trim().replace(/\.$/, '');
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}
