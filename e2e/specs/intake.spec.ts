import { rows, stopDatabase } from '../fixtures/database.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/portal.ts';
import { fillFeedback } from '../pages/forms.ts';

test('feedback that is sent is in PostgreSQL with the specified defaults; what was left empty was filled as shown', {
  tag: ['@mfe-collaborate', '@api'],
}, async ({ page, portal }) => {
  await page.goto('/feedback');
  await hydrated(page);
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Summary is required').first()).toBeVisible();
  await expect(page.getByText('Details are required').first()).toBeVisible();
  await page.getByRole('textbox', { name: /^Summary/ }).fill('The menu hides a word');
  await page.getByRole('textbox', { name: /^Details/ }).fill('On a phone of 320 px the last entry is cut.');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Feedback submitted successfully!' })).toBeVisible();
  await expect(page.getByText('Your feedback has been saved. Our team will review it shortly.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Send another' }).click();
  await expect(page.getByRole('textbox', { name: /^Summary/ })).toHaveValue('');
  const [row] = await rows<Record<string, unknown>>(portal, 'select * from website_feedback where summary = $1', ['The menu hides a word']);
  expect(row).toMatchObject({
    category: 'bug',
    severity: 'medium',
    consent_to_contact: false,
    status: 'unread',
    email: null,
    page_url: `${portal.address}/feedback`,
  });
  expect(row?.browser_info).toContain(await page.evaluate(() => navigator.userAgent));
  expect(row?.browser_info).toContain(`${portal.address}/feedback`);
});

test('while PostgreSQL is stopped a form keeps its text and says what happened, and every call is refused; when it runs again each is stored once', {
  tag: ['@mfe-collaborate', '@api'],
}, async ({ page, portal, complaints }) => {
  const mark = 'Sent while PostgreSQL is stopped';
  const summary = page.getByRole('textbox', { name: /^Summary/ });
  const sendIt = page.getByRole('button', { name: 'Submit Feedback' });
  const agreed = { safetyAgreement: true, collaborationAgreement: true, dataAgreement: true };
  const contact = { contactName: 'Ada Example', contactEmail: 'ada@student.example' };
  const sendings = [
    { address: '/api/feedback', body: { summary: `${mark} over HTTP`, details: 'd', severity: 'low', category: 'other' } },
    { address: '/api/conduct-report', body: { description: mark } },
    { address: '/api/projects', body: { title: mark, description: 'd', field: 'biology', ...contact, ...agreed } },
  ];
  const sendAll = () =>
    Promise.all(
      sendings.map(async ({ address, body }, index) => {
        const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': `stopped-postgresql-${index}` };
        const answer = await fetch(portal.address + address, { method: 'POST', headers, body: JSON.stringify(body) });
        return { status: answer.status, said: await answer.text() };
      }),
    );
  const [before] = await rows<{ n: number }>(portal, 'select count(*)::int as n from conduct_reports');
  await page.goto('/feedback');
  await hydrated(page);
  await fillFeedback(page, mark);

  const startAgain = await stopDatabase(portal.dataDir);
  try {
    await sendIt.click();
    await expect(page.getByRole('heading', { name: /Failed to submit feedback/ })).toBeVisible();
    await expect(page.getByText(/^503: Our database cannot be reached right now/).first()).toBeVisible();
    await expect(page.getByText('What you wrote is still in the form.')).toBeVisible();
    await expect(summary).toHaveValue(mark);
    for (const { status, said } of await sendAll()) {
      expect(status).toBe(503);
      expect(JSON.parse(said).detail).toMatch(/^Our database cannot be reached right now/);
    }
  } finally {
    await startAgain();
  }
  await expect.poll(async () => (await fetch(`${portal.address}/api/health/ready`)).status).toBe(200);
  await sendIt.click();
  await expect(page.getByRole('heading', { name: /Feedback submitted successfully!/ })).toBeVisible();
  await page.getByRole('button', { name: 'Send another' }).click();
  await expect(summary).toHaveValue('');
  const first = await sendAll();
  expect(first.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await sendAll()).toEqual(first);
  const stored = await rows(
    portal,
    `select (select count(*)::int from website_feedback where summary = $1) as form,
            (select count(*)::int from website_feedback where summary = $1 || ' over HTTP') as feedback,
            (select count(*)::int from conduct_reports) - $2 as reports,
            (select count(*)::int from research_projects where title = $1) as projects`,
    [mark, before?.n],
  );
  expect(stored).toEqual([{ form: 1, feedback: 1, reports: 1, projects: 1 }]);
  // The browser itself reports a refusal.
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes('status of 503')));
});

test('the collaboration hub shows the approved projects of the database, and nothing of their contacts', {
  tag: ['@mfe-collaborate', '@api'],
}, async ({ page, portal }) => {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/projects'));
  await page.goto('/collaborate');
  const text = await (await answer).text();
  const stored = await rows<{ title: string; contact_email: string }>(
    portal,
    "select title, contact_email from research_projects where status = 'approved'",
  );
  expect(stored.length).toBeGreaterThan(5);
  for (const { title, contact_email: email } of stored) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    expect(text).not.toContain(email);
  }
  await expect(page.getByText('Submitted for publication')).toBeVisible();
});

test('completing the ethical-AI module marks module 12 of the curriculum; its previous and next open modules 11 and 20 there', {
  tag: ['@mfe-ethical-ai', '@mfe-curriculum'],
}, async ({ page }) => {
  await page.goto('/ethical-ai-module');
  await hydrated(page);
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await page.getByRole('link', { name: /Research Ethics & Integrity/ }).click();
  await expect(page).toHaveURL(/\/modules/);
  await expect(page.getByText('Module 11 of 19')).toBeVisible();
  await page.goto('/modules');
  await hydrated(page);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Ethical AI Use (Interactive)', exact: true }) });
  await expect(card.getByText('Completed', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('1 of 18 completed')).toBeVisible();
  await page.goto('/ethical-ai-module');
  await hydrated(page);
  await page.getByRole('link', { name: /Publication Ethics & Scholarly Integrity/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Publication Ethics & Scholarly Integrity' })).toBeVisible();
  await expect(page.getByText('Module 13 of 19')).toBeVisible();
});
