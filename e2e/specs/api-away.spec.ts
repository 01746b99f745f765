import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../services/site/fixtures/free-port.ts';
import { databaseProcess, rows } from '../fixtures/database.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/portal.ts';
import { startSite, WORKSPACE } from '../fixtures/site-command.ts';
import { fillFeedback, fillProject, fillReport } from '../pages/forms.ts';

const MARK = 'Sent while nobody listens';
const FORMS = [
  { path: '/feedback', button: 'Submit Feedback', failure: /Failed to submit feedback/, fill: fillFeedback },
  { path: '/submit', button: 'Submit Project', failure: /Failed to submit project/, fill: fillProject },
  { path: '/code-of-conduct', button: 'Submit Report', failure: /Submission Error/, fill: fillReport },
];

// Pages are missing, or their server stops before the browser does, which the console reports.
test.use({ quiet: false });

test('without API and database every page opens, hub and forms explain and keep what was typed, and work again without a reload, once each', {
  tag: ['@mfe-collaborate', '@api'],
}, async ({ page, playwright }) => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'portal-away-'));
  const ofApi = { dataDir: path.join(dir, 'api') };
  const port = await freePort();
  const host = startSite(['start'], { dataDir: copyOfStore(dir), env: { PORT: '0', PUBLIC_URL: '', API_URL: `http://127.0.0.1:${port}` } });
  let api: ChildProcess | undefined;
  try {
    const address = await said(host, /The site is up: (http:\S+)/);
    const request = await playwright.request.newContext();
    const { apps } = await (await request.get(`${address}/live.json`)).json();
    for (const route of apps.flatMap((app: { routes: { path: string }[] }) => app.routes))
      expect((await request.get(address + route.path)).status()).toBe(200);

    await page.goto(`${address}/collaborate`);
    await hydrated(page);
    const retry = page.getByRole('button', { name: /try again/i });
    await expect(retry).toBeVisible();
    const forms = [];
    for (const { path: at, button, failure, fill } of FORMS) {
      const form = await page.context().newPage();
      await form.goto(address + at);
      await hydrated(form);
      await fill(form, MARK);
      await form.getByRole('button', { name: button }).click();
      await expect(form.getByRole('heading', { name: failure })).toBeVisible();
      await expect(form.getByText(/503: This part of the site is not responding right now/).first()).toBeVisible();
      await expect(form.getByText('What you wrote is still in the form.')).toBeVisible();
      forms.push({ form, button });
    }

    api = spawn(process.execPath, [path.join(WORKSPACE, 'services/api/bin/api.mjs')], {
      env: { ...process.env, API_PORT: String(port), DATA_DIR: ofApi.dataDir, PORTAL_PARENT: 'stdin', DATABASE_URL: '', JOINING: 'open' },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    await said(api, /"address":"(http:[^"]+)"/);
    await expect.poll(async () => (await request.get(`${address}/api/health/ready`)).status()).toBe(200);
    // Samples cannot be joined.
    await rows(ofApi, 'update research_projects set sample = false');
    const joinable = async () => (await (await request.get(`${address}/api/projects`)).text()).includes('"joinable":true');
    await expect.poll(joinable).toBe(true);
    await retry.click();
    await expect(page.getByRole('heading', { name: 'Thoracic Oncology' })).toBeVisible();
    const members = () => rows<{ n: number }>(ofApi, 'select sum(member_count)::int as n from research_projects');
    const [before] = await members();
    await page.getByRole('button', { name: 'Join Project' }).first().click();
    await expect(page.getByRole('heading', { name: /Successfully joined project!/ })).toBeVisible();
    expect(await members()).toEqual([{ n: (before?.n ?? 0) + 1 }]);
    for (const { form, button } of forms) {
      await form.getByRole('button', { name: button }).click();
      await expect(form.getByRole('heading', { name: /submitted successfully!/ })).toBeVisible();
    }
    const stored = await rows<{ n: number }>(
      ofApi,
      `select (select count(*)::int from website_feedback where summary = $1) as feedback,
              (select count(*)::int from conduct_reports where sealed is not null) as reports,
              (select count(*)::int from research_projects where title = $1) as projects`,
      [MARK],
    );
    expect(stored).toEqual([{ feedback: 1, reports: 1, projects: 1 }]);
    await request.dispose();
  } finally {
    await stop(api, () => api?.stdin?.end());
    await stop(host, () => host.kill('SIGTERM'));
    rmSync(dir, { recursive: true, force: true });
  }
});

test('kill -9 of host, API and PostgreSQL during 200 feedback posts, three times: every acknowledged row is there after a restart', {
  tag: ['@api', '@long'],
}, async () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'portal-killed-'));
  const dataDir = copyOfStore(dir);
  const acknowledged: string[] = [];
  try {
    for (let round = 0; round < 3; round += 1) {
      const host = startSite(['start'], { dataDir, env: { PORT: '0', PUBLIC_URL: '', API_URL: '', LIMITS: 'count' } });
      const address = await said(host, /The site is up: (http:\S+)/);
      await expect.poll(async () => (await fetch(`${address}/api/health/ready`)).status).toBe(200);
      const killAt = 40 + round * 50;
      let sent = 0;
      const post = async (number: number) => {
        const summary = `round ${round} number ${number}`;
        const answer = await fetch(`${address}/api/feedback`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ summary, details: 'posted while everything is killed', severity: 'low', category: 'other' }),
        }).catch(() => undefined);
        if (answer?.status === 201) acknowledged.push(summary);
        sent += 1;
        if (sent === killAt) {
          process.kill(databaseProcess(dataDir), 'SIGKILL');
          host.kill('SIGKILL');
        }
      };
      const queue = Array.from({ length: 200 }, (_, number) => number);
      await Promise.all(
        Array.from({ length: 8 }, async () => {
          for (let number = queue.shift(); number !== undefined; number = queue.shift()) await post(number);
        }),
      );
      await stop(host, () => host.kill('SIGKILL'));
    }
    expect(acknowledged.length).toBeGreaterThan(100);
    const host = startSite(['start'], { dataDir, env: { PORT: '0', PUBLIC_URL: '', API_URL: '' } });
    const address = await said(host, /The site is up: (http:\S+)/);
    await expect.poll(async () => (await fetch(`${address}/api/health/ready`)).status).toBe(200);
    const stored = new Set(
      (await rows<{ summary: string }>({ dataDir }, 'select summary from website_feedback')).map(({ summary }) => summary),
    );
    expect(acknowledged.filter((summary) => !stored.has(summary))).toEqual([]);
    await stop(host, () => host.kill('SIGTERM'));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});

function copyOfStore(dir: string): string {
  const dataDir = path.join(dir, 'data');
  cpSync(process.env.PORTAL_STORE_ONCE ?? '', dataDir, { recursive: true, verbatimSymlinks: true });
  return dataDir;
}

/** Waits for a line in a process's output and returns the first group of the pattern. */
function said(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (data: Buffer) => {
      output += data;
      const found = pattern.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.on('close', () => reject(new Error(`The process ended without a word that fits ${pattern}:\n${output}`)));
  });
}

async function stop(child: ChildProcess | undefined, how: () => void): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('close', resolve));
  how();
  await gone;
}
