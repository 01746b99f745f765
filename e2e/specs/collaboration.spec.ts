import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { violations } from '../fixtures/axe.ts';
import { rows } from '../fixtures/database.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/portal.ts';
import { WORKSPACE } from '../fixtures/site-command.ts';
import { fillFeedback, fillProject, fillReport } from '../pages/forms.ts';

test.describe('looked at in both widths and themes', () => {
  // A toast that is still fading in has no contrast yet.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('forms with errors and after success, the open filter, and projects that can be joined do not violate WCAG 2.2 AA', {
    tag: ['@mfe-collaborate', '@long'],
  }, async ({ page, complaints }) => {
    for (const [path, name] of [
      ['/submit', 'Submit Project'],
      ['/code-of-conduct', 'Submit Report'],
      ['/feedback', 'Submit Feedback'],
    ] as const) {
      await page.goto(path);
      await hydrated(page);
      const send = page.getByRole('button', { name });
      await send.click();
      await expect(page.getByRole('heading', { name: /Please check/ })).toBeVisible();
      expect(await violations(page), `${path} with errors`).toEqual([]);
      if (path === '/submit') await fillProject(page, 'axe');
      if (path === '/feedback') await fillFeedback(page, 'axe');
      if (path === '/code-of-conduct') await fillReport(page, 'axe');
      await send.click();
      await expect(page.getByRole('heading', { name: /submitted successfully!/ })).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: /submitted successfully!/ })).toBeVisible();
      expect(await violations(page), `${path} after success, with the toast`).toEqual([]);
    }
    await joiningOpen(page);
    await page.goto('/collaborate');
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'Thoracic Oncology' })).toBeVisible();
    const join = page.getByRole('button', { name: 'Join Project' });
    await join.first().click();
    await expect(page.getByRole('heading', { name: /Successfully joined project!/ })).toBeVisible();
    await join.first().click();
    await expect(page.getByRole('heading', { name: /Failed to join project/ })).toBeVisible();
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    expect(await violations(page), '/collaborate with the outcomes of joining, and places left').toEqual([]);
    await page.getByRole('button', { name: 'Filter Projects' }).click();
    await expect(page.getByRole('button', { name: 'All fields' })).toBeVisible();
    expect(await violations(page), '/collaborate with the popover open').toEqual([]);
    // The browser itself reports a refusal.
    complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes('status of 409')));
  });
});

test('a project is submitted by keyboard alone, a reload in the middle loses nothing, it is stored once, and approved it is on the hub at once', {
  tag: ['@mfe-collaborate', '@api'],
}, async ({ page, portal }) => {
  await page.goto('/submit');
  await hydrated(page);
  const keys = page.keyboard;
  const next = async (name: RegExp) => {
    await keys.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
  };
  await page.getByRole('textbox', { name: /^Project title/ }).focus();
  await keys.type('By keyboard');
  await next(/^Field of research/);
  await keys.type('Ph');
  await next(/^Description/);
  await keys.type('Two lines.');
  await keys.press('Enter');
  await keys.type('Nothing is sent by Enter here.');
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: /^Project title/ })).toHaveValue('By keyboard');
  await expect(page.getByRole('combobox', { name: /^Field of research/ })).toHaveValue('physics');
  await page.getByRole('textbox', { name: /^Description/ }).focus();
  for (const name of [/^Duration/, /^Team size/, /^Skill level/, /^Helpful skills/]) await next(name);
  await next(/^Contact name/);
  await keys.type('Ada Example');
  await next(/^Contact email/);
  await keys.type('ada@student.example');
  for (const name of [/safety guidelines/, /respect/, /store and read what I send/]) {
    await next(name);
    await keys.press('Space');
  }
  await expect(page.getByText('Completed', { exact: true })).toHaveCount(3);
  await next(/^Submit Project$/);
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: /Project submitted successfully!/ })).toBeVisible();
  const stored = await rows<{ id: number }>(
    portal,
    "select id, field, status, member_count, max_members from research_projects where title = 'By keyboard'",
  );
  expect(stored).toEqual([{ id: expect.any(Number), field: 'physics', status: 'pending', member_count: 1, max_members: 10 }]);

  const review = path.join(WORKSPACE, 'services/api/bin/review.mjs');
  const env = { ...process.env, DATA_DIR: portal.dataDir, DATABASE_URL: '' };
  const said = execFileSync(process.execPath, [review, 'projects', 'approve', String(stored[0]?.id), '--why', 'a journey'], { env });
  expect(String(said)).toContain('is approved. It was pending.');
  await page.goto('/collaborate');
  await expect(page.getByRole('heading', { name: 'By keyboard' })).toBeVisible();
});

test('a project without its fields is left out of the hub, and a server that fails in its own words is not quoted by any form', {
  tag: ['@mfe-collaborate', '@api'],
}, async ({ page, complaints }) => {
  await page.route('**/api/projects', async (route) => {
    if (route.request().method() === 'POST')
      return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' });
    const response = await route.fetch();
    await route.fulfill({ response, json: [{ id: 0 }, ...(await response.json())] });
  });
  await page.route(/\/api\/(feedback|conduct-report)$/, (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: 'TypeError: x is undefined at /srv/x.ts:3' }),
  );
  await page.goto('/collaborate');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Thoracic Oncology' })).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await expect(page.getByText('did not load completely')).toHaveCount(0);
  expect(complaints.filter((line) => line.includes('rows of /api/projects cannot be shown'))).toHaveLength(1);
  for (const [path, name, fill, says] of [
    ['/submit', 'Submit Project', fillProject, 'Something went wrong. Please try again.'],
    ['/feedback', 'Submit Feedback', fillFeedback, 'Something went wrong. Please try again.'],
    ['/code-of-conduct', 'Submit Report', fillReport, 'There was an error submitting your report. Please try again or email us directly.'],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    await fill(page, 'kept');
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('listitem').filter({ hasText: says })).toBeVisible();
    await expect(page.getByText('What you wrote is still in the form.')).toBeVisible();
    await expect(page.getByText(/^50[02]:|TypeError|Bad Gateway/), path).toHaveCount(0);
  }
  // The planted faults appear in the console; the browser itself reports refusals.
  const planted = /rows of \/api\/projects cannot be shown|status of 50[02]/;
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !planted.test(line)));
});

test('the incident form leaves nothing in the browser, and the way out empties it and replaces the page', {
  tag: ['@mfe-collaborate', '@api'],
}, async ({ page, context }) => {
  await context.route('https://www.wikipedia.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  await page.goto('/feedback');
  await page.goto('/code-of-conduct');
  await hydrated(page);
  await fillReport(page, 'canary-incident');
  await page.getByRole('textbox', { name: /^Your email/ }).fill('canary@student.example');
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await window.caches.keys();
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state, databases, caches]);
  });
  expect(kept).not.toContain('canary');
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: /^What happened/ })).toHaveValue('');
  await fillReport(page, 'canary-again');
  await page.getByRole('link', { name: 'Leave this page quickly' }).click();
  await expect(page).toHaveTitle('Elsewhere');
  await page.goBack();
  await expect(page).toHaveURL(/\/feedback$/);
});

/** The hub while joining is open; the first place is given, and the next one has been taken in the meantime. */
async function joiningOpen(page: Page): Promise<void> {
  await page.route('**/api/projects', async (route) => {
    const response = await route.fetch();
    const projects: { memberCount: number; maxMembers: number }[] = await response.json();
    const json = projects.map((project) =>
      project.memberCount < project.maxMembers ? { ...project, sample: false, joinable: true } : project,
    );
    await route.fulfill({ response, json });
  });
  let joined = false;
  await page.route('**/api/projects/*/join', (route) => {
    if (joined) return route.fulfill({ status: 409, contentType: 'application/problem+json', body: '{"detail":"All places are taken."}' });
    joined = true;
    return route.fulfill({ json: { id: 1, memberCount: 2, maxMembers: 9 } });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the hub promises no answer that cannot come, and the ways on are links', { tag: '@mfe-collaborate' }, async ({ page }) => {
    await page.goto('/collaborate');
    await expect(page.getByText(/^This page needs JavaScript to show which projects/)).toBeVisible();
    await expect(page.getByText(/^We are checking which projects/)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Start learning' })).toHaveAttribute('href', '/modules');
  });
});
