import type { Page, Route } from '@playwright/test';
import type { LiveDocument } from '@portal/contracts';
import { type ChangedHeading, OTHERS, VOLUNTEER } from '../fixtures/changed-heading.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { makeLive } from '../fixtures/make-live.ts';
import { expect, type Portal, test } from '../fixtures/portal.ts';
import { scratchWorkspace } from '../fixtures/scratch-workspace.ts';
import { unlistedOf } from '../fixtures/unlisted.ts';

const [MODULES] = OTHERS as readonly [ChangedHeading];
const FIRST = { 'mfe-content': '1.0.0', 'mfe-curriculum': '1.0.0', 'mfe-ethical-ai': '1.0.0', 'mfe-collaborate': '1.0.0' };

// A tab that gets no answer within a second and a half stays as it is and checks again a minute later. On a busy machine the answer may
// take longer, and here every check has to be answered.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  }),
);

test('"with a tab open through three releases and a rollback, every navigation shows a consistent page, no chunk error, no lost input"', {
  tag: ['@shell', '@site'],
}, async ({ twicePortal: portal, page }) => {
  // Both releases of every app are in the store; the tab is opened while the first ones are live.
  const first = await makeLive(portal, 'rollback', FIRST);
  const broken: string[] = [];
  // This portal has no API lists. When a document is left, its pending requests are abandoned with it.
  page.on('response', (answer) => answer.status() >= 400 && !answer.url().includes('/api/') && broken.push(answer.url()));
  page.on('requestfailed', (request) => request.failure()?.errorText !== 'net::ERR_ABORTED' && broken.push(request.url()));
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/live.json') && asked.push(page.url()));
  const summary = page.getByRole('textbox', { name: /^Summary/ });

  await page.goto(`${portal.address}/feedback`);
  await hydrated(page);
  await markPageView(page);
  await summary.fill('Half a sentence');

  // A form is open: nothing is requested, and the navigation away from it is what it would have been without a release.
  const second = await makeLive(portal, 'release', { 'mfe-content': '1.0.1' });
  await aMinuteLater(page);
  await choose(page, 'Volunteer');
  await expectPage(page, first, VOLUNTEER, VOLUNTEER.first);
  expect(asked).toEqual([]);
  expect(await isSamePageView(page)).toBe(true);

  // The first release: the tab learns of it on the way back, which is loaded from the server. The draft is there.
  await page.goBack();
  await loadedAnew(page);
  await expect(summary).toHaveValue('Half a sentence');
  expect(asked).toHaveLength(1);
  await choose(page, 'Volunteer');
  await expectPage(page, second, VOLUNTEER, VOLUNTEER.next);

  // The second one, whose link is pointed at before it is opened.
  await markPageView(page);
  const third = await makeLive(portal, 'release', { 'mfe-curriculum': '1.0.1' });
  await aMinuteLater(page);
  await learns(page, () => choose(page, 'Learn', 'hover'));
  await choose(page, 'Learn');
  await loadedAnew(page);
  await expectPage(page, third, MODULES, MODULES.next);

  // Nothing else was released: pages change within the tab, and "back and forward stay right", including the scroll position.
  await markPageView(page);
  await page.evaluate(() => scrollTo(0, 700));
  await choose(page, 'Volunteer');
  await expectPage(page, third, VOLUNTEER, VOLUNTEER.next);
  await page.goBack();
  await expectPage(page, third, MODULES, MODULES.next);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await page.goForward();
  await expectPage(page, third, VOLUNTEER, VOLUNTEER.next);
  expect(await isSamePageView(page)).toBe(true);

  // A rollback reaches the tab with its next navigation.
  const fourth = await makeLive(portal, 'rollback', { 'mfe-curriculum': '1.0.0' });
  await aMinuteLater(page);
  await learns(page, () => choose(page, 'Learn', 'hover'));
  await choose(page, 'Learn');
  await loadedAnew(page);
  await expectPage(page, fourth, MODULES, MODULES.first);

  // The third release is the shell's; on the way back, the page is where the visitor was on it.
  await page.evaluate(() => scrollTo(0, 700));
  await choose(page, 'Volunteer');
  await expectPage(page, fourth, VOLUNTEER, VOLUNTEER.next);
  await markPageView(page);
  await releaseOtherName(portal);
  await aMinuteLater(page);
  await page.goBack();
  await loadedAnew(page);
  await expect(page.getByRole('banner')).toContainText('OtherBench');
  await expectPage(page, portal.live(), MODULES, MODULES.first);
  await expect(page).toHaveTitle(/ · OtherBench$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await page.goForward();
  await expectPage(page, portal.live(), VOLUNTEER, VOLUNTEER.next);

  // The shell is rolled back by the same command as an app.
  await markPageView(page);
  const back = await portal.command(['rollback', 'shell', '--why', 'the name stays']);
  expect(back.code, back.output).toBe(0);
  await aMinuteLater(page);
  await learns(page, () => choose(page, 'Website Feedback', 'hover'));
  await choose(page, 'Website Feedback');
  await loadedAnew(page);
  await expect(page.getByRole('banner')).toContainText('OpenBench');
  await expect(summary).toHaveValue('Half a sentence');
  expect(broken).toEqual([]);
});

test('what only the server has is a full load: a text of another release, with its place, and a page whose releases are gone for the tab', {
  tag: ['@shell', '@site', '@long'],
}, async ({ twicePortal: portal, page, complaints }) => {
  await makeLive(portal, 'rollback', FIRST);
  const text = unlistedOf(portal).find((address) => address.startsWith(MODULES.address)) as string;
  await page.goto(portal.address + text);
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 300));
  await learns(page, () => choose(page, 'Volunteer'));
  await markPageView(page);
  const second = await makeLive(portal, 'release', { 'mfe-curriculum': '1.0.1' });
  await aMinuteLater(page);
  await learns(page, () => choose(page, 'Learn', 'hover'));
  await choose(page, 'Learn');
  await loadedAnew(page);
  await expectPage(page, second, MODULES, MODULES.next);
  await page.goBack();
  await expectPage(page, second, VOLUNTEER, VOLUNTEER.first);
  await markPageView(page);
  await page.goBack();
  await loadedAnew(page);
  await expect(page.getByRole('contentinfo')).toContainText('mfe-curriculum 1.0.1');
  await expect.poll(() => page.evaluate(() => [location.pathname, scrollY])).toEqual([text, 300]);

  await markPageView(page);
  const third = await makeLive(portal, 'release', { 'mfe-content': '1.0.1' });
  // The tab has lost what it knew, and only then learns that something else is live.
  const held: Route[] = [];
  await page.route('**/live.json', (route) => void held.push(route));
  let isGone = true;
  page.once('framenavigated', () => {
    isGone = false;
  });
  await page.route(/mfe-content\/.*\.js$/, async (route) => {
    if (!isGone) return route.continue();
    await route.fulfill({ status: 404 });
    await Promise.all(held.splice(0).map((each) => each.continue()));
  });
  await choose(page, 'Volunteer');
  await loadedAnew(page);
  await expectPage(page, third, VOLUNTEER, VOLUNTEER.next);
  // The browser itself reports missing files.
  complaints.length = 0;
});

/** Chooses an entry of the menu, or only points at it. */
async function choose(page: Page, entry: string, how: 'click' | 'hover' = 'click'): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Site menu' });
  const link = menu.getByRole('link', { name: new RegExp(`^${entry}\\b`) });
  // With the keyboard, because the button moves out of the way of a pointer while the visitor scrolls down.
  if (!(await link.isVisible())) await menu.getByRole('button').press('Enter');
  await link[how]();
}

async function markPageView(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { samePageView: true }));
}

function isSamePageView(page: Page): Promise<boolean> {
  return page.evaluate(() => 'samePageView' in window);
}

/** Waits until the browser has loaded a different document from the marked one. */
async function loadedAnew(page: Page): Promise<void> {
  await page.waitForFunction(() => !('samePageView' in window), undefined, { polling: 100 });
  await hydrated(page);
}

/** Does something that makes the tab check what is live, and waits for the answer. */
async function learns(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse('**/live.json');
  await act();
  await (await answer).finished();
}

/** Only the tab's clock advances. */
async function aMinuteLater(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 61_000;
  });
}

/** One page of one release: its words, the footer that names the release, and no file of another release in this page view. */
async function expectPage(page: Page, { shell, apps }: LiveDocument, where: ChangedHeading, words: string): Promise<void> {
  const version = apps.find(({ id }) => id === where.app)?.version;
  await expect(page.getByRole('heading', { level: 1, name: words, exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(`Made by shell ${shell.version} and ${where.app} ${version}`);
  expect(new URL(page.url()).pathname).toBe(where.address);
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  const loaded = files.flatMap((file) => /^\/releases\/([^/]+\/[^/]+)\//.exec(file)?.[1] ?? []);
  const live = [`shell/${shell.version}`, ...apps.map(({ id, version: each }) => `${id}/${each}`)];
  expect([...new Set(loaded)].filter((release) => !live.includes(release))).toEqual([]);
}

async function releaseOtherName(portal: Portal): Promise<void> {
  const workspace = scratchWorkspace();
  try {
    workspace.edit('shell/site.config.ts', (text) => text.replace("name: 'OpenBench'", "name: 'OtherBench'"));
    const { code, output } = await portal.command(['release', 'shell'], workspace.dir);
    expect(code, output).toBe(0);
  } finally {
    workspace.remove();
  }
}
