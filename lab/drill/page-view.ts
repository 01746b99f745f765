import type { Browser, Page } from '@playwright/test';
import { hydrated } from '../../e2e/fixtures/hydrated.ts';

/** What was seen in one page view, in milliseconds since it began. */
export interface PageView {
  /** When it began, as a time of day. */
  readonly begun: number;
  /** The first fault that the browser or the planted mark reported. */
  readonly failure?: number;
  /** When the former release's heading wasShown in a frame. */
  readonly former?: number;
  /** Frames in which the main part had no text, after it had had some. */
  readonly empty: readonly number[];
  /** When the first text could be read. */
  readonly painted?: number;
  readonly frames: number;
  /** How far what was on the screen has jumped in total (https://web.dev/articles/cls, without its windows). */
  readonly shift: number;
}

/** Starts watching before any code of the page runs; `faulty` is the folder of the release that fails. */
export async function watch(page: Page, { former, faulty }: { readonly former: string; readonly faulty: string }): Promise<void> {
  await page.addInitScript(
    (given) => {
      const seen: { failure?: number; former?: number; empty: number[]; frames: number; shift: number } = {
        empty: [],
        frames: 0,
        shift: 0,
      };
      Object.assign(window, { drill: seen });
      const failed = (event: Event) => {
        const { target } = event;
        const address =
          target instanceof HTMLScriptElement
            ? target.src
            : target instanceof HTMLLinkElement
              ? target.href
              : event instanceof ErrorEvent
                ? event.filename
                : '';
        if (address.includes(given.faulty)) seen.failure ??= performance.now();
      };
      window.addEventListener('error', failed, true);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { readonly value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      let wasShown = false;
      const poll = () => {
        const main = document.querySelector('main');
        const hasText = Boolean(main?.textContent?.trim());
        if (wasShown && !hasText) seen.empty.push(Math.round(performance.now()));
        wasShown ||= hasText;
        seen.frames += 1;
        if (main?.querySelector('h1')?.textContent === given.former) seen.former ??= performance.now();
        requestAnimationFrame(poll);
      };
      requestAnimationFrame(poll);
    },
    { former, faulty },
  );
}

/** Waits until the previous release is shown and the browser has reported its first paint, or until the time is up. */
export async function formerIsShown(page: Page, milliseconds: number): Promise<void> {
  const isThere = () =>
    (window as unknown as { drill?: PageView }).drill?.former !== undefined &&
    performance.getEntriesByName('first-contentful-paint').length > 0;
  await page.waitForFunction(isThere, undefined, { timeout: milliseconds }).catch(() => {});
}

/** What was seen so far. */
export function readView(page: Page): Promise<PageView> {
  return page.evaluate(() => {
    const { drill } = window as unknown as { drill: Omit<PageView, 'begun'> };
    const mark = performance.getEntriesByName('drill-failure')[0]?.startTime;
    const failures = [drill.failure, mark].filter((at) => at !== undefined);
    return {
      begun: performance.timeOrigin,
      ...drill,
      failure: failures.length > 0 ? Math.min(...failures) : undefined,
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    };
  });
}

/** A first visit without a fault, in milliseconds since it began. */
export interface UsualView {
  /** When the first text could be read. */
  readonly painted: number;
  /** When the page worked. */
  readonly works: number;
}

/** Visits a page for the first time and waits until it works. */
export async function usualView(browser: Browser, address: string): Promise<UsualView> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(address);
    await hydrated(page);
    const works = await page.evaluate(() => performance.now());
    const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    return { works, painted: (await (await page.waitForFunction(painted)).jsonValue()) as number };
  } finally {
    await context.close();
  }
}
