import { violations } from '../fixtures/axe.ts';
import { VOLUNTEER } from '../fixtures/changed-heading.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, type Portal, test } from '../fixtures/portal.ts';
import { scratchWorkspace } from '../fixtures/scratch-workspace.ts';
import { fillFeedback } from '../pages/forms.ts';
import { modulesPage } from '../pages/modules.ts';
import { expectNothingKept } from '../pages/offline.ts';

// The console itself reports refusals and pages that do not exist.
test.use({ quiet: false, serviceWorkers: 'allow' });

const COMPLETED = 'portal.curriculum.completed';

/** A candidate of `mfe-content` with another heading, as its team shows it. */
async function makePreview(portal: Portal) {
  const workspace = scratchWorkspace();
  try {
    workspace.edit(VOLUNTEER.file, (text) => text.replace(VOLUNTEER.first, VOLUNTEER.next));
    const command = ['preview', VOLUNTEER.app, '--why', 'friendlier words'];
    const unset = await portal.command(command, workspace.dir, { PUBLIC_URL: 'https://portal.example', PREVIEW_URL: '' });
    expect([unset.code, unset.output]).toEqual([1, expect.stringContaining('Set PREVIEW_URL')]);
    const { code, output } = await portal.command(command, workspace.dir, { PREVIEW_URL: portal.previewAddress });
    expect(code, output).toBe(0);
    const link = /^Preview: (\S+)$/m.exec(output)?.[1] ?? '';
    expect(link).toMatch(new RegExp(`^${portal.previewAddress}/preview/[a-z2-9]{16}$`));
    return { link, id: link.split('/').at(-1) ?? '', output };
  } finally {
    workspace.remove();
  }
}

test('a candidate is seen through its link at an origin of its own, from which nothing is sent, until it is ended', {
  tag: ['@site', '@long'],
}, async ({ ownPortal: portal, page, browser }) => {
  const liveBefore = JSON.stringify(portal.live());
  const { link, id, output } = await makePreview(portal);
  const bar = page.getByRole('complementary', { name: 'Preview' });
  const heading = page.getByRole('heading', { level: 1 });
  const address = (path: string) => portal.previewAddress + path;

  await test.step('whoever opens it sees the live site with this one app replaced, under a bar that stays', async () => {
    await page.goto(link);
    await expect(page).toHaveURL(address('/'));
    await hydrated(page);
    await expectNothingKept(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Leave preview' })).toBeFocused();
    await page
      .getByRole('main')
      .getByRole('link', { name: /volunteer/i })
      .first()
      .click();
    await expect(heading).toHaveText(VOLUNTEER.next);
    await expect(page).toHaveURL(address('/volunteer'));
    await expect(page).toHaveTitle(/^Preview: Volunteer/);
    await expect(page.getByRole('contentinfo')).toContainText('mfe-content 1.0.1-preview.1');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar.getByText('You are previewing mfe-content 1.0.1-preview.1')).toBeInViewport();
    await page.reload();
    await expect(heading).toHaveText(VOLUNTEER.next);
    await page.goto(`${link}/volunteer`);
    await expect(page).toHaveURL(address('/volunteer'));
    await expect(bar).toBeVisible();
  });

  await test.step('whoever has no link sees nothing of it, neither on the live site nor at its own origin', async () => {
    const other = await browser.newPage();
    await other.goto(`${portal.address}/volunteer`);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(VOLUNTEER.first);
    expect((await other.goto(address('/volunteer')))?.status()).toBe(404);
    await expect(other.getByText(VOLUNTEER.next)).toHaveCount(0);
    await other.close();
    expect(JSON.stringify(portal.live())).toBe(liveBefore);
    const files = `/releases/${VOLUNTEER.app}/1.0.1-preview.1.${id}/web/remoteEntry.js`;
    expect((await page.request.get(address(files))).status()).toBe(200);
    // With the cookie of the preview, which a browser sends to all ports of localhost.
    for (const path of [`/preview/${id}`, `/preview/${id}/volunteer`, `/.previews/${id}/volunteer.html`, files])
      expect([path, (await page.request.get(portal.address + path)).status()]).toEqual([path, 404]);
  });

  await test.step('it reads and changes nothing of what the visitor has on the live site, also through an empty frame', async () => {
    await page.goto(`${portal.address}/team`);
    await page.evaluate((key) => {
      localStorage.setItem(key, '[1]');
      localStorage.setItem('portal.settings', '{"theme":"dark"}');
    }, COMPLETED);
    const live = await page.context().newPage();
    const list = modulesPage(live);
    await list.open(`${portal.address}/modules`);
    const before = await live.evaluate(() => ({ ...localStorage }));

    const modules = modulesPage(page);
    await modules.open(address('/modules'));
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
    expect((await modules.stored()).completed).toBeNull();
    await modules.read('Understanding Research Design & Methods');
    await modules.complete();
    await expect.poll(async () => (await modules.stored()).completed).toBe('[2]');
    await page.evaluate(() => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      frame.contentWindow?.localStorage.setItem('portal.curriculum.notes', '{"1":"written by a candidate"}');
    });
    expect(await live.evaluate(() => ({ ...localStorage }))).toEqual(before);
    await expect(live.getByText('1 of 18 completed').first()).toBeVisible();
    await expect(live.getByText('Leave preview')).toHaveCount(0);
    await live.close();
  });

  await test.step('nothing can be sent, by whatever way', async () => {
    const tries = await page.evaluate(async (liveSite) => {
      const frame = document.body.appendChild(document.createElement('iframe')).contentWindow as unknown as typeof globalThis;
      const send = { method: 'POST', body: '{}' };
      const own = await Promise.all([fetch, frame.fetch].map(async (ask) => (await ask('/api/feedback', send)).status));
      const other = await fetch(`${liveSite}/api/feedback`, { ...send, mode: 'no-cors' }).then(
        () => 'sent',
        () => 'refused',
      );
      return [...own, other];
    }, portal.address);
    expect(tries).toEqual([403, 403, 'refused']);
    await page.goto(address('/feedback'));
    await hydrated(page);
    await fillFeedback(page, 'These words stay here.');
    await page.getByRole('button', { name: 'Submit Feedback' }).click();
    await expect(page.getByText('This is a preview, so nothing was sent.').first()).toBeVisible();
  });

  await test.step('the way out leads to the live site', async () => {
    await page.getByRole('link', { name: 'Leave preview' }).click();
    await expect(page).toHaveURL(`${portal.address}/`);
    await expect(bar).toHaveCount(0);
  });

  await test.step('whoever made it ends it before its time', async () => {
    const command = /npm run preview -- (--end \S+)$/m.exec(output)?.[1]?.split(' ') ?? [];
    expect((await portal.command(['preview', ...command])).code).toBe(0);
    for (const path of ['/volunteer', `/preview/${id}`]) expect((await page.goto(address(path)))?.status()).toBe(404);
    expect(JSON.stringify(portal.live())).toBe(liveBefore);
  });
});
