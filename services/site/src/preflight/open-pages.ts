import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { buildEnvironment } from '@portal/contracts';
import type { Browser, BrowserContext } from 'playwright-core';
import { type ConfinedBrowser, confineBrowser } from '../confine/confined-browser.ts';
import { browserConfinement } from '../confine/confinement.ts';
import { messageOf, UserFacingError } from '../rules/user-facing-error.ts';
import { createHost } from '../server/host.ts';
import { SEEDED_PROGRESS } from './seeded-progress.ts';

/** Pages that are opened at the same time. */
const AT_ONCE = 3;
/** Timeout for a page to hydrate, in ms; machines that build at the same time are slow. */
const PAGE_TIMEOUT_MS = 30_000;

/** Runs in the page before its own scripts. */
const SEED = `for (const [key, value] of Object.entries(${JSON.stringify(SEEDED_PROGRESS)}))
  if (localStorage.getItem(key) === null) localStorage.setItem(key, value);`;

/**
 * Runs in the page: React sets a property on every element that it has hydrated. It is a function, because a text
 * would be evaluated again each time, which the site's policy forbids.
 */
export function hydrated(): boolean {
  const { document } = globalThis as unknown as { readonly document: { querySelector(selector: string): object | null } };
  return Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber'));
}

/** Runs in the page: its requests go through a service worker. */
function controlled(): boolean {
  const { navigator } = globalThis as unknown as { readonly navigator: { readonly serviceWorker: { readonly controller: object | null } } };
  return navigator.serviceWorker.controller !== null;
}

/** One address to be opened, and whose page it is. */
export interface PageToOpen {
  readonly address: string;
  readonly app: string;
  readonly version: string;
}

/**
 * Opens pages of a store in a browser, as a visitor with progress gets them, and refuses the first that writes an error to the
 * console, does not hydrate, or comes from another release than was meant. Resolves to why nothing could be opened, if so; a
 * browser that was named and is not there is refused. With `withWorker` the first page is opened twice more, the second time through the
 * service worker that the first one brought.
 */
export async function openPages(
  storeDir: string,
  browserPath: string | undefined,
  pages: readonly PageToOpen[],
  { withWorker = false }: { readonly withWorker?: boolean } = {},
): Promise<string | undefined> {
  if (browserPath === undefined) return 'no Chrome, Chromium or Edge was found';
  if (!existsSync(browserPath))
    throw new UserFacingError(
      `BROWSER_PATH is "${browserPath}", but there is no such file, so no page was opened. Name a Chrome, Chromium or Edge, leave it out to use the one that is installed, or set BROWSER_PATH=none to release without that check.`,
    );
  const border = (await browserConfinement()) === 'none' ? undefined : confineBrowser(browserPath);
  try {
    return await openThrough(border, storeDir, browserPath, pages, withWorker);
  } finally {
    border?.discard();
  }
}

async function openThrough(
  border: ConfinedBrowser | undefined,
  storeDir: string,
  browserPath: string,
  pages: readonly PageToOpen[],
  withWorker: boolean,
): Promise<string | undefined> {
  let browser: Browser;
  try {
    // Loaded here: a rollback needs no browser, and must not wait for one.
    const { chromium } = await import('playwright-core');
    browser = await chromium.launch({
      executablePath: border?.program ?? browserPath,
      args: ['--disable-quic'],
      chromiumSandbox: false,
      env: buildEnvironment(process.env),
    });
  } catch (problem) {
    const advice = border ? ' behind the border; CONFINEMENT=none would start it without' : '';
    return `the browser could not be started${advice} (${messageOf(problem).split('\n', 1)[0]})`;
  }
  const host = createHost(storeDir);
  try {
    await new Promise<void>((resolve) => {
      if (border) host.listen(border.socket, resolve);
      else host.listen(0, '127.0.0.1', resolve);
    });
    const origin = border?.origin ?? `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await context.addInitScript({ content: SEED });
    const queue = [...pages];
    const worker = async () => {
      for (let page = queue.shift(); page; page = queue.shift()) await openPage(context, origin, page);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    if (withWorker && pages[0]) await openWithWorker(await browser.newContext(), origin, pages[0]);
    return undefined;
  } finally {
    await browser.close();
    host.closeAllConnections();
    host.close();
  }
}

async function openWithWorker(context: BrowserContext, origin: string, page: PageToOpen): Promise<void> {
  await openPage(context, origin, page);
  const tab = await context.newPage();
  try {
    await tab.goto(origin + page.address, { timeout: PAGE_TIMEOUT_MS });
    await tab.waitForFunction(controlled, undefined, { timeout: PAGE_TIMEOUT_MS });
  } catch {
    throw new UserFacingError(
      `The page ${page.address} could not be opened through the service worker of the shell. See shell/src/offline/worker.ts.`,
    );
  }
  await tab.close();
  await openPage(context, origin, page);
}

async function openPage(context: BrowserContext, origin: string, { address, app, version }: PageToOpen): Promise<void> {
  const title = `The page ${address} of ${app} ${version}`;
  const advice = `See it with npm run dev in ${app === 'shell' ? 'one of the apps' : app}: the browser's console (F12) says more.`;
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The API is not part of a trial, and a page has to do without it.
    const isApi = message.location().url.startsWith(`${origin}/api/`);
    const isFallback = message.type() === 'warning' && message.text().startsWith('[portal]');
    if ((message.type() === 'error' && !isApi) || isFallback) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  try {
    await page.goto(origin + address, { timeout: PAGE_TIMEOUT_MS });
    await page.waitForFunction(hydrated, undefined, { timeout: PAGE_TIMEOUT_MS });
    await page.waitForLoadState('networkidle', { timeout: PAGE_TIMEOUT_MS });
    const footer = (await page.locator('footer').first().textContent({ timeout: PAGE_TIMEOUT_MS })) ?? '';
    const headings = await page.locator('main h1').count();
    if (complaints[0] !== undefined)
      throw new UserFacingError(`${title} writes to the browser's console: ${oneLine(complaints[0])}. ${advice}`);
    if (headings !== 1)
      throw new UserFacingError(`${title} has ${headings} level-1 headings once its script runs; a page must have exactly one. ${advice}`);
    if (app !== 'shell' && !footer.includes(`${app} ${version}`))
      throw new UserFacingError(`${title} could not be started in a browser, so visitors would get the release before it. ${advice}`);
  } catch (problem) {
    if (problem instanceof UserFacingError) throw problem;
    const said = complaints[0] === undefined ? '' : ` It said: ${oneLine(complaints[0])}.`;
    throw new UserFacingError(`${title} did not start in a browser within ${PAGE_TIMEOUT_MS / 1000} s.${said} ${advice}`);
  } finally {
    await page.close();
  }
}

/** The first line of what a console says, short enough for a sentence and without the address of the trial. */
function oneLine(text: string): string {
  const line = (text.split('\n', 1)[0] ?? '').replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, '');
  return (line.length > 200 ? `${line.slice(0, 200)}…` : line).replace(/\.$/, '');
}
