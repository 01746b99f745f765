import { expect, type Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated.ts';

/** The headline of a page. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The notice that a page is a copy. */
export const copyNotice = (page: Page) => page.getByText('You are reading a copy of this page');

/** Opens a page of a site and waits until the browser has its service worker and has kept the page. */
export async function openAndKeep(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptAt(page)).toContain(new URL(address).pathname);
}

/** Everything in the worker's caches. */
export function keptAt(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) all.push(url.replace(location.origin, ''));
    return all;
  });
}

/** Nothing of this origin stays in the browser: no service worker and no copy. */
export async function expectNothingKept(page: Page): Promise<void> {
  const kept = () => page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, ...(await caches.keys())]);
  expect(await kept()).toEqual([0]);
}
