import type { BrowserContext, Page, Route } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated.ts';
import { newHeading, secondGround, settled, shiftsAbove, watchArrival } from '../fixtures/page-pass/arrival.ts';
import { VISITORS } from '../fixtures/page-pass/aspects.ts';
import { expect, test } from '../fixtures/portal.ts';

/** A visitor who has done a good deal of everything (3-decisions.md, "Browser-kept data"). */
const PROGRESS = {
  'portal.curriculum.completed': [1, 2, 3, 4, 5, 8, 12, 20],
  'portal.curriculum.bookmarked': [1, 3, 9, 14, 21],
  'portal.curriculum.notes': { 1: 'Ask Ms Okoro about the library card', 4: 'Write to the lab again.\n'.repeat(20), 12: 'Cite the tool' },
  'portal.research-path.completed': [1, 2, 9, 16],
  'portal.ethical-ai.completed': true,
  'portal.ethical-ai.progress': {
    decisionAnswers: { 1: 0, 2: 1 },
    quizAnswers: { 1: 1, 2: 0, 3: 2, 4: 1, 5: 0 },
    checklist: [0, 1, 2, 4],
    completed: true,
    percentComplete: 57,
    dark: true,
  },
};

async function keepInBrowser(context: BrowserContext, values: Readonly<Record<string, unknown>>): Promise<void> {
  await context.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
  }, values);
}

/** A processor a quarter as quick. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

for (const { width, theme } of VISITORS) {
  const system = theme === 'dark' ? 'light' : 'dark';
  test.describe(`at ${width} px, with the ${theme} theme against the system’s ${system} one`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: system });

    test('on a slow phone every page arrives with progress and theme in place: nothing jumps, flashes or is made anew', {
      tag: '@long',
    }, async ({ context, page, portal }) => {
      // A quarter of a busy machine.
      await keepInBrowser(context, { ...PROGRESS, 'portal.settings': { theme, lastModule: 19 } });
      await watchArrival(page);
      // What the API returns is not progress: it arrives at any time.
      await page.route('**/api/**', () => {});
      await slowDown(page);
      for (const { path, canonical } of portal.live().apps.flatMap((app) => app.routes)) {
        // An alias is the same page.
        if (canonical !== undefined) continue;
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await settled(page);
        if (path === '/modules') {
          await expect(page.getByText('8 of 18 completed')).toBeVisible();
          await expect(page.getByRole('link', { name: /^Continue where you left off Navigating/ })).toBeVisible();
        }
        expect(await newHeading(page), path).toEqual([]);
        expect(await secondGround(page, theme), path).toEqual([]);
        expect(await shiftsAbove(page, 0.005), path).toEqual([]);
      }
    });
  });
}

/** Opens the feedback page with its app's scripts held back, as on a slow network, and fills in some of it. */
async function fillEarly(page: Page, address: string): Promise<{ readonly go: (how: (route: Route) => Promise<void>) => Promise<void> }> {
  const held: Route[] = [];
  await page.route(/mfe-collaborate\/[^/]+\/web\/remoteEntry/, (route) => void held.push(route));
  await page.route('**/api/feedback', (route) => route.fulfill({ status: 503, body: 'Nobody listens.' }));
  // A script that is held back keeps the document from finishing.
  await page.goto(`${address}/feedback`, { waitUntil: 'commit' });
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole('combobox', { name: /^Category/ }).selectOption({ index: 2 });
  await page.getByRole('checkbox').check();
  await page.getByRole('textbox', { name: /^Summary/ }).fill('Typed before anything worked');
  await page.getByRole('textbox', { name: /^Details/ }).fill('A slow phone on the bus.');
  await page.evaluate(() => scrollTo(0, 130));
  return {
    async go(how) {
      await page.unroute(/mfe-collaborate\/[^/]+\/web\/remoteEntry/);
      // A script that fails in the document is requested once more.
      await page.route(/mfe-collaborate\/1\.0\.1\/web\/remoteEntry/, how);
      await Promise.all(held.map(how));
    },
  };
}

async function expectNothingLost(page: Page): Promise<void> {
  const details = page.getByRole('textbox', { name: /^Details/ });
  await expect(details).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(130);
  await expect(details).toHaveValue('A slow phone on the bus.');
  // Not only on the screen: the form itself knows it, and continues from there.
  await page.keyboard.press('End');
  await page.keyboard.type(' Two hours.');
  const sent = page.waitForRequest('**/api/feedback');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    summary: 'Typed before anything worked',
    details: 'A slow phone on the bus. Two hours.',
    category: await page.getByRole('combobox', { name: /^Category/ }).inputValue(),
    consentToContact: true,
  });
  expect(await page.getByRole('combobox', { name: /^Category/ }).evaluate((select: HTMLSelectElement) => select.selectedIndex)).toBe(2);
}

test.describe('a visitor who was quicker than the scripts', () => {
  // Releases that fail and an unavailable API appear in the console.
  test.use({ quiet: false, viewport: { width: 1280, height: 600 } });

  test('keeps text, choices, focus and place when the page is taken over', { tag: '@mfe-collaborate' }, async ({ page, twicePortal }) => {
    const { go } = await fillEarly(page, twicePortal.address);
    await go((route) => route.continue());
    await hydrated(page);
    await expectNothingLost(page);
  });

  test('stays at the place when the release before has to take over, and the heading gets the focus of the field that went', {
    tag: '@mfe-collaborate',
  }, async ({ page, twicePortal }) => {
    const { go } = await fillEarly(page, twicePortal.address);
    await page.evaluate(() => Object.assign(window, { old: document.querySelector('main h1') }));
    await go((route) => route.abort());
    await expect(page.getByRole('contentinfo')).toContainText('mfe-collaborate 1.0.0');
    expect(await page.evaluate(() => (window as unknown as { old: Element }).old.isConnected)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(130);
  });
});

test('a page stays where the visitor has scrolled to, whatever the browser remembers of it or of another page', { tag: '@shell' }, async ({
  page,
}) => {
  const place = () => page.evaluate(() => scrollY);
  await page.goto('/modules');
  await settled(page);
  await page.evaluate(() => scrollTo(0, 700));
  await page.goto('/volunteer');
  await settled(page);
  expect(await place(), 'a page that was just opened').toBe(0);

  await page.evaluate(() => scrollTo(0, 300));
  await page.reload();
  await settled(page);
  expect(await place(), 'a page that was reloaded').toBe(300);

  const held: Route[] = [];
  await page.route(/mfe-content\/[^/]+\/web\/remoteEntry/, (route) => void held.push(route));
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => held.length).toBe(1);
  await expect.poll(place).toBe(300);
  await page.mouse.wheel(0, 150);
  await expect.poll(place).toBe(450);
  await Promise.all(held.map((route) => route.continue()));
  await settled(page);
  expect(await place(), 'a page that was scrolled on before it worked').toBe(450);
});

test('a page that was opened in a tab in the background works when the visitor comes to it', { tag: '@shell' }, async ({ page }) => {
  // Browsers hold back the timers of hidden tabs, for a second each, and do not render frames. Here both stand still.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (act: () => void, delay = 0, ...more: unknown[]) => (delay < 1000 ? 0 : setTimeout(act, delay, ...more)),
      requestAnimationFrame: () => 0,
    });
  });
  await page.goto('/modules');
  // Checked from outside, because a wait inside the page would wait for a frame.
  await expect
    .poll(() => page.evaluate(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber'))))
    .toBe(true);
  await expect(page.getByRole('contentinfo')).toContainText('mfe-curriculum 1.0.0');
});
