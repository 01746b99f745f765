import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { violations } from '../fixtures/axe.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { withDevice } from '../fixtures/passkeys.ts';
import { expect, type ReviewedPortal, test } from '../fixtures/portal.ts';
import { WORKSPACE } from '../fixtures/site-command.ts';
import { fillFeedback, fillProject, fillReport } from '../pages/forms.ts';
import { expectNothingKept } from '../pages/offline.ts';

test.use({ serviceWorkers: 'allow' });

test('a reviewer is invited, registers a passkey, and an idea that was sent is on the hub after three clicks, with a mail to its sender', {
  tag: ['@api', '@desk'],
}, async ({ reviewedPortal: portal, page, context }) => {
  await page.goto(`${portal.address}/submit`);
  await hydrated(page);
  await fillProject(page, 'At the desk');
  await page.getByRole('button', { name: 'Submit Project' }).click();
  await expect(page.getByRole('heading', { name: /submitted successfully!/ })).toBeVisible();

  const desk = await context.newPage();
  await withDevice(desk);
  await desk.goto(invitation(portal, 'Ada', '--may', 'projects,feedback,reports'));
  await desk.getByRole('button', { name: 'Register a passkey' }).click();
  const idea = desk.getByRole('link', { name: 'At the desk' });
  await expect(idea).toBeVisible();
  await expect(desk.getByRole('heading', { level: 1, name: 'Project ideas' })).toBeFocused();

  await expectNothingKept(desk);

  // From the queue: the idea, and its approval.
  await idea.click();
  await expect(desk.getByRole('heading', { name: 'Sender' })).toBeVisible();
  await desk.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByRole('status').filter({ hasText: 'Approved: "At the desk"' })).toContainText(
    'An email will tell the sender in 10 minutes.',
  );
  await page.goto(`${portal.address}/collaborate`);
  await expect(page.getByRole('heading', { name: 'At the desk' })).toBeVisible();
  expect(await mails(portal, 'project-approved')).toEqual([{ subject: '[OpenBench] Your project idea is online', isHeld: true }]);

  // Undone within ten minutes, it waits again, and no email is sent.
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(desk.getByText(/; waiting\.$/)).toBeVisible();
  expect(await mails(portal, 'project-approved')).toEqual([]);

  // Declined with a reason; without one the page says what is missing and keeps what was typed.
  await desk.getByRole('button', { name: 'Decline' }).click();
  await expect(desk.getByRole('alert')).toContainText('Please say why');
  await desk.getByRole('textbox', { name: 'Message to the sender' }).fill('It needs a supervisor.');
  await desk.getByRole('button', { name: 'Decline' }).click();
  await expect(desk.getByText('Every idea has been decided.')).toBeVisible();
  expect(await mails(portal, 'project-declined')).toHaveLength(1);

  await desk.getByRole('button', { name: 'Sign out' }).click();
  await desk.getByRole('button', { name: 'Sign in with your passkey' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Project ideas' })).toBeVisible();
});

test('an invitation works once and not after a day, and whoever is removed is out in the middle of a session', {
  tag: ['@api', '@desk'],
}, async ({ reviewedPortal: portal, page, complaints }) => {
  await withDevice(page);
  const link = invitation(portal, 'Bob', '--may', 'feedback');
  await page.goto(link);
  await page.getByRole('button', { name: 'Register a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Review desk' }).getByRole('link')).toHaveCount(1);
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'Register a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('This invitation has already been used or has expired.');

  const late = invitation(portal, 'Cleo', '--may', 'projects');
  await query(portal, 'update review_invitations set expires_at = now() where used_at is null');
  await page.goto('about:blank');
  await page.goto(late);
  await page.getByRole('button', { name: 'Register a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('This invitation has already been used or has expired.');

  await page.goto(`${portal.reviewUrl}/#/feedback`);
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();
  expect(review(portal, 'remove', 'Bob')).toContain('Bob is no longer a reviewer.');
  await page.getByRole('link', { name: 'Read', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign in with your passkey' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with your passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('This passkey is not known here.');
  // The browser itself reports refusals.
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !/status of 40[13]/.test(line)));
});

test('two reviewers on one idea: the slower one is told who was faster, and loses no word', {
  tag: ['@api', '@desk'],
}, async ({ reviewedPortal: portal, browser, complaints, page }) => {
  await query(
    portal,
    "insert into research_projects (title, description, field, contact_name, contact_email) values ('Wanted by two', 'Words.', 'biology', 'Eve', 'eve@student.example')",
  );
  const desks: Page[] = [];
  for (const name of ['Ada', 'Bob']) {
    const desk = name === 'Ada' ? page : await (await browser.newContext()).newPage();
    await withDevice(desk);
    await desk.goto(invitation(portal, name, '--may', 'projects'));
    await desk.getByRole('button', { name: 'Register a passkey' }).click();
    await desk.getByRole('link', { name: 'Wanted by two' }).click();
    desks.push(desk);
  }
  const [ada, bob] = desks as [Page, Page];
  const words = bob.getByRole('textbox', { name: 'Message to the sender' });
  await words.fill('Which age group?');
  await ada.getByRole('button', { name: 'Approve' }).click();
  await expect(ada.getByText('Every idea has been decided.')).toBeVisible();
  await bob.getByRole('button', { name: 'Ask the sender' }).click();
  await expect(bob.getByRole('alert')).toContainText('Someone else decided first: Ada chose "approve", and it is approved now.');
  await expect(words).toHaveValue('Which age group?');
  await bob.getByRole('button', { name: 'Show what happened' }).click();
  await expect(bob.getByRole('button', { name: 'Save corrections' })).toBeVisible();
  await bob.context().close();
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes('status of 409')));
});

test('feedback is answered, and a sealed report is downloaded, opened with its reader’s key elsewhere, and marked', {
  tag: ['@api', '@desk', '@mfe-collaborate'],
}, async ({ reviewedPortal: portal, page }) => {
  await page.goto(`${portal.address}/feedback`);
  await hydrated(page);
  await fillFeedback(page, 'A button is dead');
  await page.getByRole('textbox', { name: /^Email/ }).fill('eve@student.example');
  await page.getByRole('checkbox', { name: /contact me/i }).check();
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByRole('heading', { name: /submitted successfully!/ })).toBeVisible();
  await page.goto(`${portal.address}/code-of-conduct`);
  await hydrated(page);
  await fillReport(page, 'Somebody was rude.');
  await page.getByRole('button', { name: 'Submit Report' }).click();
  await expect(page.getByRole('heading', { name: /submitted successfully!/ })).toBeVisible();

  await withDevice(page);
  await page.goto(invitation(portal, 'Ada', '--may', 'feedback,reports'));
  await page.getByRole('button', { name: 'Register a passkey' }).click();
  await page.getByRole('link', { name: 'A button is dead' }).click();
  await expect(page.getByText('eve@student.example')).toBeVisible();
  await page.getByRole('textbox', { name: 'Answer' }).fill('It is mended.');
  await page.getByRole('button', { name: 'Answer and mark as read' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Answered: "A button is dead"' })).toBeVisible();
  expect(await mails(portal, 'feedback-answer')).toEqual([{ subject: '[OpenBench] Your feedback', isHeld: true }]);

  await page
    .getByRole('navigation', { name: 'Review desk' })
    .getByRole('link', { name: /^Incident reports/ })
    .click();
  await page.getByRole('checkbox', { name: 'All 1' }).check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  const [sealed = ''] = /-----BEGIN AGE[\s\S]+END AGE ENCRYPTED FILE-----/.exec(file) ?? [];
  const key = path.join(portal.dataDir, 'conduct-key.txt');
  expect(String(execFileSync('age', ['--decrypt', '--identity', key], { input: `${sealed}\n` }))).toContain('Somebody was rude.');
  await page.getByRole('button', { name: 'Mark as read' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Marked as read: 1.' })).toBeVisible();
});

test('2,000 pieces of spam are set aside in six actions and a real one among them is put back; everything works at 320 px and by keyboard, without a violation', {
  tag: ['@api', '@desk'],
}, async ({ reviewedPortal: portal, page }) => {
  await query(
    portal,
    "insert into website_feedback (summary, details, severity, category) select case n when 1234 then 'The quiz cannot be read aloud' else 'Cheap watches ' || n end, 'x', 'low', 'other' from generate_series(1, 2000) n",
  );
  await page.setViewportSize({ width: 320, height: 700 });
  await withDevice(page);
  await page.goto(invitation(portal, 'Ada', '--may', 'projects,feedback,reports'));
  await expect(page.getByRole('button', { name: 'Register a passkey' })).toBeVisible();
  expect(await violations(page), 'invitation').toEqual([]);
  await page.getByRole('button', { name: 'Register a passkey' }).click();
  await page
    .getByRole('navigation', { name: 'Review desk' })
    .getByRole('link', { name: /^Feedback/ })
    .click();
  await page.getByRole('checkbox', { name: 'All 2,000' }).check();
  await page.getByRole('button', { name: 'Set aside as spam' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Set aside: 2000.' })).toBeVisible();
  await page.getByRole('link', { name: 'Set aside' }).press('Enter');
  await page.getByRole('searchbox', { name: 'Words in the summary' }).fill('aloud');
  await page.getByRole('checkbox', { name: 'All 1' }).check();
  await page.getByRole('button', { name: 'Put back into the queue' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Back in the queue: 1.' })).toBeVisible();
  await page.getByRole('link', { name: 'Unread' }).click();
  await expect(page.getByRole('link', { name: 'The quiz cannot be read aloud' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const at of ['feedback', 'projects', 'reports']) {
      await page.getByRole('navigation', { name: 'Review desk' }).locator(`[href="#/${at}"]`).click();
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      expect(await violations(page), `${at}, ${colorScheme}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBeLessThanOrEqual(320);
    }
  }
});

test('no page of the site reaches the desk: its routes are not there, and its cookie is not sent on', {
  tag: ['@api', '@desk'],
}, async ({ reviewedPortal: portal, page, complaints }) => {
  await withDevice(page);
  await page.goto(invitation(portal, 'Ada', '--may', 'projects'));
  await page.getByRole('button', { name: 'Register a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Project ideas' })).toBeVisible();
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === '__Host-review');
  expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Strict', path: '/' });
  await page.goto(portal.address);
  const asked = (at: string) =>
    page.evaluate(
      (address) =>
        fetch(address, { credentials: 'include' }).then(
          (answer) => answer.status,
          () => 'refused',
        ),
      at,
    );
  expect(await asked('/api/review/session')).toBe(404);
  expect(await asked(`${portal.reviewUrl}/api/review/session`)).toBe('refused');
  complaints.length = 0;
});

/** The link that the command prints. */
function invitation(portal: ReviewedPortal, ...args: readonly string[]): string {
  return /http:\S+/.exec(review(portal, 'invite', ...args))?.[0] ?? '';
}

function review({ dataDir, databaseUrl, reviewUrl }: ReviewedPortal, ...args: readonly string[]): string {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, REVIEW_URL: reviewUrl };
  return String(execFileSync(process.execPath, [path.join(WORKSPACE, 'services/api/bin/review.mjs'), ...args], { env }));
}

async function query<Row extends object>({ databaseUrl }: ReviewedPortal, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

const mails = (portal: ReviewedPortal, kind: string) =>
  query<{ subject: string; isHeld: boolean }>(
    portal,
    `select subject, next_attempt_at > now() + interval '9 minutes' as "isHeld" from outbox where kind = $1`,
    [kind],
  );
