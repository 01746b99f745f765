import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ClientEventCount } from '@portal/contracts';
import { violations } from '../fixtures/axe.ts';
import { VOLUNTEER } from '../fixtures/changed-heading.ts';
import { expect, test, WITH_BROWSER } from '../fixtures/portal.ts';

// The planted faults appear in the console.
test.use({ quiet: false });

test('"after an injected fault in one release the numbers show it within a minute", and the list names the command that helps (issue, "Watching")', {
  tag: ['@site', '@api'],
}, async ({ watchedPortal: portal, page }) => {
  const { app, address, first } = VOLUNTEER;
  const heading = page.getByRole('heading', { level: 1, name: first, exact: true });
  /** Page views of all reports, which may fall into several intervals. */
  const views = async () => {
    const counts = (await (await fetch(`${portal.address}/api/client-events`)).json()) as ClientEventCount[];
    expect(new Set(counts.map((count) => `${count.app} ${count.release} ${count.stage}`)).size).toBeLessThanOrEqual(1);
    return counts.filter((count) => count.app === app && count.release === '1.0.1').reduce((sum, { pageViews }) => sum + pageViews, 0);
  };
  const folder = path.join(portal.storeDir, 'releases', app, '1.0.1/web');
  for (const file of readdirSync(folder).filter((name) => name.startsWith('remoteEntry'))) rmSync(path.join(folder, file));

  await page.goto(portal.address + address);
  await expect(heading).toBeVisible();
  // The next page view is the next one to be counted.
  await page.reload();
  await expect(heading).toBeVisible();
  await expect.poll(views).toBe(2);

  const file = path.join(portal.dataDir, 'seen.html');
  const [{ code, output }, written] = await Promise.all([
    portal.command(['releases'], undefined, WITH_BROWSER),
    portal.command(['releases', '--html', file], undefined, WITH_BROWSER),
  ]);
  expect(code, output).toBe(0);
  expect(output).toContain(`${app} 1.0.1 failed in 2 page views since it became live`);
  expect(output).toContain('It was also seen here: The page ');
  expect(written.output).toContain(`Written: ${file}.`);

  // The command works exactly as printed.
  const [, name = '', why = ''] = /^ +npm run rollback -- (\S+) --why "(.+)"$/m.exec(output) ?? [];
  expect((await portal.command(['rollback', name, '--why', why])).output).toContain(`Live: rollback ${app} 1.0.1 -> 1.0.0.`);
  await page.reload();
  await expect(page.getByRole('contentinfo')).toContainText(`${app} 1.0.0`);
  const after = (await portal.command(['releases'])).output;
  expect(after).toContain('No page view with a fault has been reported for what is live.');
  expect(after).toMatch(new RegExp(`^${app} +1\\.0\\.0 .* 0 +0 `, 'm'));

  // A report of a made-up fault leads to no command: the pages work.
  const forged = { app: 'mfe-curriculum', release: '1.0.1', stage: 'shown' };
  const headers = { 'Content-Type': 'application/json' };
  expect((await fetch(`${portal.address}/api/client-events`, { method: 'POST', headers, body: JSON.stringify(forged) })).status).toBe(202);
  await expect.poll(async () => (await fetch(`${portal.address}/api/client-events`)).text(), { timeout: 60_000 }).toContain(forged.app);
  const doubtful = (await portal.command(['releases'], undefined, WITH_BROWSER)).output;
  expect(doubtful).toMatch(/mfe-curriculum 1\.0\.1 failed in one page view .* pages were opened here in a browser without a fault\./);
  expect(doubtful).not.toContain('npm run rollback');

  await page.goto(pathToFileURL(file).href);
  expect(await violations(page)).toEqual([]);
  const chart = page.getByRole('figure').filter({ hasText: `2 page views of ${app} had a fault` });
  await chart.getByText('The numbers behind it').click();
  await expect(chart.getByRole('row').nth(1)).toContainText('2');
});
