import type { Page } from '@playwright/test';
import { LIVE_DOCUMENT_ID, type LiveDocument } from '@portal/contracts';
import { violations } from '../fixtures/axe.ts';
import { VOLUNTEER } from '../fixtures/changed-heading.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, type Portal, test } from '../fixtures/portal.ts';
import { scratchWorkspace } from '../fixtures/scratch-workspace.ts';
import { modulesPage } from '../pages/modules.ts';

// Crafted links lead to pages that do not exist: the console says so.
test.use({ quiet: false });

const COMPLETED = 'portal.curriculum.completed';
const WEEK_AND_A_DAY_MS = 8 * 24 * 60 * 60_000;

/** A candidate of `mfe-content` with another heading, as its team shows it. */
async function makePreview(portal: Portal) {
  const workspace = scratchWorkspace();
  try {
    workspace.edit(VOLUNTEER.file, (text) => text.replace(VOLUNTEER.first, VOLUNTEER.next));
    const { code, output } = await portal.command(['preview', VOLUNTEER.app, '--why', 'friendlier words'], workspace.dir);
    expect(code, output).toBe(0);
    const link = /^Preview: (\S+)$/m.exec(output)?.[1] ?? '';
    expect(link).toMatch(new RegExp(`^${portal.address}/preview/[a-z2-9]{16}$`));
    return { link, id: link.split('/').at(-1) ?? '', output };
  } finally {
    workspace.remove();
  }
}

/** Links and storage entries that name candidates, or the time of a preview, as somebody else may have put them in a visitor's way. */
const craftedLinks = (id: string) => [
  `/volunteer?preview=${id}`,
  `/modules?preview=${id}&mfe-content=1.0.1-preview.1.${id}#preview=${id}`,
  `/preview/${id.toUpperCase()}/volunteer`,
  `/preview/${id.slice(0, -1)}/volunteer`,
  `/preview/aaaaaaaaaaaaaaaa/volunteer?until=2999-01-01`,
  `/preview/${id}/../../volunteer`,
  `/preview/..%2f${id}/volunteer`,
  `/preview/${id}%00/volunteer`,
  `/preview//${id}/volunteer`,
];
const craftedEntries = (id: string): Record<string, string> => ({
  'portal-preview': `{"id":"${id}","until":"2999-01-01T00:00:00.000Z","scripts":[{"address":"/preview.js","integrity":"x"}]}`,
  preview: id,
  [`portal.preview.${id}.`]: 'copied',
  [`portal.preview.${id}.localStorage.${COMPLETED}`]: '[1,2,3]',
  'portal-live': JSON.stringify({ preview: { id, app: 'mfe-content' } }),
  'mfe-content': `1.0.1-preview.1.${id}`,
  'federation-override': JSON.stringify({ 'mfe-content': `/releases/mfe-content/1.0.1-preview.1.${id}/web/remoteEntry.js` }),
});

/** Every script that a page asks for from now on. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(new URL(request.url()).pathname));
  return asked;
}

/** Files that the page's own document names. */
async function namedFiles(page: Page): Promise<string[]> {
  const live: LiveDocument = JSON.parse((await page.locator(`#${LIVE_DOCUMENT_ID}`).textContent()) ?? '');
  return live.apps.flatMap(({ base, integrity }) => Object.keys(integrity).map((file) => base + file));
}

test('a candidate is seen through its link and by nobody else, on a copy of the progress, until its time is over', {
  tag: ['@site', '@long'],
}, async ({ ownPortal: portal, page, browser, complaints }) => {
  const liveBefore = JSON.stringify(portal.live());
  const { link, id, output } = await makePreview(portal);
  const bar = page.getByRole('complementary', { name: 'Preview' });
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('whoever opens it sees the live site with this one app replaced, under a bar that stays', async () => {
    await page.goto(link);
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Leave preview' })).toBeFocused();
    await page
      .getByRole('main')
      .getByRole('link', { name: /volunteer/i })
      .first()
      .click();
    await expect(heading).toHaveText(VOLUNTEER.next);
    await expect(page).toHaveURL(`${link}/volunteer`);
    await expect(page).toHaveTitle(/^Preview: Volunteer/);
    await expect(page.getByRole('contentinfo')).toContainText('mfe-content 1.0.1-preview.1');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar.getByText('You are previewing mfe-content 1.0.1-preview.1')).toBeInViewport();
    await expect(bar).toContainText('nothing that you fill in is sent');
  });

  await test.step('nobody else sees it', async () => {
    const other = await browser.newPage();
    await other.goto(`${portal.address}/volunteer`);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(VOLUNTEER.first);
    await other.close();
    expect(JSON.stringify(portal.live())).toBe(liveBefore);
    const robots = await (await page.request.get(`${portal.address}/robots.txt`)).text();
    expect(robots).toContain('Disallow: /preview/');
    expect((await page.request.get(link)).headers()['x-robots-tag']).toBe('noindex');
  });

  await test.step('the real progress is unchanged afterwards, and another tab sees the live site with it', async () => {
    await page.goto(`${portal.address}/team`);
    await page.evaluate((key) => {
      localStorage.setItem(key, '[1]');
      localStorage.setItem('portal.settings', '{"theme":"dark"}');
      // As if the preview were opened in a tab of its own.
      sessionStorage.clear();
    }, COMPLETED);
    const tab = await page.context().newPage();
    const list = modulesPage(tab);
    await list.open(`${portal.address}/modules`);
    const modules = modulesPage(page);
    await modules.open(`${link}/modules`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await modules.read('Understanding Research Design & Methods');
    await modules.complete();
    await expect.poll(async () => (await modules.stored()).completed).toBe('[1,2]');
    expect(await page.evaluate(async () => (await fetch('/api/feedback', { method: 'POST', body: '{}' })).status)).toBe(403);
    await page.reload();
    await hydrated(page);
    expect((await modules.stored()).completed).toBe('[1,2]');

    expect((await list.stored()).completed).toBe('[1]');
    await expect(tab.getByText('1 of 18 completed').first()).toBeVisible();
    await expect(tab.getByText('Leave preview')).toHaveCount(0);
    await tab.close();

    await page.getByRole('link', { name: 'Leave preview' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/modules');
    await hydrated(page);
    expect((await modules.stored()).completed).toBe('[1]');
    await expect(bar).toHaveCount(0);
  });
  expect(complaints).toEqual([]);

  await test.step('crafted links and storage entries load nothing that is not an open preview’s or live', async () => {
    const asked = watchScripts(page);
    await page.evaluate((texts) => {
      for (const storage of [localStorage, sessionStorage]) for (const [key, text] of Object.entries(texts)) storage.setItem(key, text);
    }, craftedEntries(id));
    for (const address of craftedLinks(id)) {
      asked.length = 0;
      const answer = await page.goto(portal.address + address);
      if (answer?.status() === 400) continue;
      await hydrated(page);
      await expect(bar, address).toHaveCount(0);
      expect(asked.length, address).toBeGreaterThan(1);
      expect(
        asked.filter((script) => script.includes('preview')),
        address,
      ).toEqual([]);
    }
    asked.length = 0;
    await page.goto(`${link}/volunteer?preview=other&until=2999-01-01&mfe-content=1.0.0#portal-preview`);
    await hydrated(page);
    await expect(heading).toHaveText(VOLUNTEER.next);
    const named = await namedFiles(page);
    expect(asked.filter((script) => !script.startsWith('/releases/shell/1.0.0/web/') && !named.includes(script))).toEqual([]);
  });

  await test.step('when its time is over nothing of it is loaded, also where a web server still has its files', async () => {
    const late = await page.context().newPage();
    await late.clock.install({ time: Date.now() + WEEK_AND_A_DAY_MS });
    const asked = watchScripts(late);
    await late.goto(`${link}/volunteer`);
    await expect(late.getByRole('heading', { level: 1 })).toHaveText('This preview is over');
    expect(asked.filter((script) => !/\/shell\/1\.0\.0\/web\/(?:preview|theme)\.\w+\.js$/.test(script))).toEqual([]);
    await late.getByRole('link', { name: 'Leave preview' }).click();
    await expect(late.getByRole('heading', { level: 1 })).toHaveText(VOLUNTEER.first);
    await late.close();
  });

  await test.step('whoever made it ends it before its time', async () => {
    const command = /npm run preview -- (--end \S+)$/m.exec(output)?.[1]?.split(' ') ?? [];
    expect((await portal.command(['preview', ...command])).code).toBe(0);
    expect((await page.goto(`${link}/volunteer`))?.status()).toBe(404);
    await expect(heading).toHaveText('404 Page Not Found');
    expect(JSON.stringify(portal.live())).toBe(liveBefore);
  });
});
