import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { violations } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';

const READER = pathToFileURL(path.resolve('../services/api/reader/report-reader.html')).href;
const REVIEW = path.resolve('../services/api/bin/review.mjs');

async function saved(page: Page, button: string, folder: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = path.join(folder, (await download).suggestedFilename());
  await (await download).saveAs(file);
  return file;
}

test('a report that the site sealed is opened from disk, sealed to other keys and put back, and the page asks the network for nothing', {
  tag: '@api',
}, async ({ page, portal }) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-reader-'));
  const review = (...args: string[]) =>
    execFileSync(process.execPath, [REVIEW, ...args], { encoding: 'utf8', env: { ...process.env, DATA_DIR: portal.dataDir } });
  const asked: string[] = [];
  page.on('request', (request) => /^(file|blob|data):/.test(request.url()) || asked.push(request.url()));
  try {
    const description = `First line.\nSecond line of ${Date.now()}, <b>not bold</b>.`;
    const answer = await fetch(`${portal.address}/api/conduct-report`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ description, name: 'Ada', violationType: 'safety-concern' }),
    });
    expect(answer.status).toBe(201);
    const exported = path.join(folder, 'reports.txt');
    writeFileSync(exported, review('reports', 'export', '--why', 'a test'));

    await page.goto(READER);
    expect(await violations(page)).toEqual([]);
    await page.getByLabel(/^Your key file/).setInputFiles(path.join(portal.dataDir, 'conduct-key.txt'));
    await page.getByLabel(/^The exported reports/).setInputFiles(exported);
    await expect(page.getByText(/^Opened: [1-9]\d*\.$/)).toBeVisible();
    const mine = page.getByRole('article').filter({ hasText: description.split('\n')[1] ?? '' });
    await expect(mine).toHaveText(/^Report \d+ of 20\d\d-\d\d-\d\d, unread/);
    await expect(mine.getByText('Ada', { exact: true })).toBeVisible();
    await expect(mine.locator('b')).toHaveCount(0);

    const keys: string[] = [];
    for (const turn of ['one', 'two']) {
      const key = path.join(folder, `${turn}.txt`);
      writeFileSync(key, readFileSync(await saved(page, 'Make and save a key pair', folder)));
      await expect(page.getByText(/^The public key is age1/)).toBeVisible();
      keys.push(/age1\w+/.exec(readFileSync(key, 'utf8'))?.[0] ?? '');
    }
    await page.getByLabel(/^All public keys from now on/).fill(keys.join('\n'));
    const resealed = await saved(page, 'Seal and save', folder);
    expect(review('reports', 'reseal', resealed, '--why', 'a test')).toMatch(/resealed\.\n$/);

    writeFileSync(exported, review('reports', 'export', '--why', 'a test'));
    await page.reload();
    await page.getByLabel(/^Your key file/).setInputFiles(path.join(portal.dataDir, 'conduct-key.txt'));
    await page.getByLabel(/^The exported reports/).setInputFiles(exported);
    await expect(page.getByText(/^Opened: 0\. Not opened/)).toBeVisible();
    await page.getByLabel(/^Your key file/).setInputFiles(path.join(folder, 'two.txt'));
    await expect(page.getByText(description.split('\n')[1] ?? '')).toBeVisible();
    expect(asked).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
