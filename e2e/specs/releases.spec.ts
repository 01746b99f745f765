import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { VOLUNTEER } from '../fixtures/changed-heading.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, type Portal, test } from '../fixtures/portal.ts';
import { type ScratchWorkspace, scratchWorkspace } from '../fixtures/scratch-workspace.ts';
import { site, WORKSPACE } from '../fixtures/site-command.ts';

// Pages are missing, or their server stops before the browser does, which the console reports.
test.use({ quiet: false });

const { file: WORDS_FILE, first: FIRST_WORDS, next: NEXT_WORDS } = VOLUNTEER;

let workspace: ScratchWorkspace;
test.beforeEach(() => {
  workspace = scratchWorkspace();
});
test.afterEach(() => workspace.remove());

test('a sentence is changed, released and rolled back; other apps and the ledger are as promised', { tag: '@site' }, async ({
  ownPortal,
  page,
  browser,
}) => {
  const began = Date.now();
  const others = digestOf(ownPortal, (file) => /^(releases|bodies)\//.test(file) && !file.includes('mfe-content'));
  const tab = `${ownPortal.address}/volunteer`;
  await page.goto(`${ownPortal.address}/`);
  await hydrated(page);

  workspace.edit(WORDS_FILE, (text) => text.replace(FIRST_WORDS, NEXT_WORDS));
  const released = await ownPortal.command(['release', 'mfe-content', '--why', 'friendlier words'], workspace.dir);
  expect(released.output).toContain('mfe-content 1.0.0 -> 1.0.1');
  expect(await headingFor(browser, tab)).toBe(NEXT_WORDS);

  // A tab that was open before and is not informed continues with its release, even for a page that it had not loaded yet.
  await page.route('**/live.json', (route) => route.abort());
  await page
    .getByRole('main')
    .getByRole('link', { name: /volunteer/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(FIRST_WORDS);
  await expect(page.getByRole('contentinfo')).toContainText('mfe-content 1.0.0');

  const back = await ownPortal.command(['rollback', 'mfe-content', '--why', 'the old words were better']);
  expect(back.output).toContain('rollback mfe-content 1.0.1 -> 1.0.0');
  expect(await headingFor(browser, tab)).toBe(FIRST_WORDS);
  expect(digestOf(ownPortal, (file) => /^(releases|bodies)\//.test(file) && !file.includes('mfe-content'))).toEqual(others);

  const [release, rollback] = ownPortal.ledger().slice(-2);
  expect(release).toMatchObject({ kind: 'release', why: 'friendlier words', steps: [{ app: 'mfe-content', from: '1.0.0', to: '1.0.1' }] });
  expect(rollback).toMatchObject({
    kind: 'rollback',
    why: 'the old words were better',
    steps: [{ app: 'mfe-content', from: '1.0.1', to: '1.0.0' }],
  });
  for (const entry of [release, rollback]) {
    expect(entry?.who).not.toBe('');
    const at = Date.parse(entry?.at ?? '');
    expect(at).toBeGreaterThanOrEqual(began);
    expect(at).toBeLessThanOrEqual(Date.now());
  }
  const list = await ownPortal.command(['releases']);
  for (const words of ['friendlier words', 'the old words were better', 'mfe-content 1.0.0 -> 1.0.1']) expect(list.output).toContain(words);
});

test('unchanged sources make no release', { tag: ['@site', '@long'] }, async ({ ownPortal }, testInfo) => {
  const before = ownPortal.live().number;
  /** To find the difference, one needs both builds; the output names the files. */
  const keepBuilds = (output: string) => {
    if (!output.includes('nothing has changed'))
      cpSync(path.join(ownPortal.storeDir, 'releases/mfe-content'), testInfo.outputPath('releases'), { recursive: true });
  };
  const { code, output } = await ownPortal.command(['release', 'mfe-content']);
  keepBuilds(output);
  expect(output).toContain('mfe-content: nothing has changed since 1.0.0');
  expect(code).toBe(0);
  workspace.edit(WORDS_FILE, (text) => text.replace(FIRST_WORDS, NEXT_WORDS));
  expect((await ownPortal.command(['release', 'mfe-content'], workspace.dir)).output).toContain('1.0.0 -> 1.0.1');
  workspace.edit('mfe-content/README.md', (text) => `${text}\nOne more line.\n`);
  workspace.edit('mfe-content/src/pages/volunteer.page.tsx', (text) => `${text}// A remark changes the source, not the bytes.\n`);
  const again = await ownPortal.command(['release', 'mfe-content'], workspace.dir);
  keepBuilds(again.output);
  expect(again.output).toContain('nothing has changed since 1.0.1');
  expect(ownPortal.live().number).toBe(before + 1);
});

test('a page and a menu entry come with a release of one app and go with its rollback; nothing else is built', {
  tag: ['@site', '@long'],
}, async ({ ownPortal, page }) => {
  const others = digestOf(ownPortal, (file) => file.startsWith('releases/') && !file.includes('mfe-content'));
  workspace.write(
    'mfe-content/src/pages/open-house.page.tsx',
    'export function Page() {\n  return (\n    <>\n      <h1>Open house</h1>\n      <p>Come and see.</p>\n    </>\n  );\n}\n',
  );
  workspace.edit('mfe-content/app.ts', (text) =>
    text
      .replace(
        /routes: \[/,
        "routes: [\n    { path: '/open-house', page: 'open-house', title: 'Open house', description: 'Come and see.' },",
      )
      .replace(/menu: \[/, "menu: [\n    { label: 'Open House', path: '/open-house', position: 155 },"),
  );
  await page.goto(`${ownPortal.address}/open-house`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  const { code, output } = await ownPortal.command(['release', 'mfe-content'], workspace.dir);
  expect(code, output).toBe(0);
  expect(output).not.toMatch(/shell: building|mfe-curriculum: building/);
  await page.goto(`${ownPortal.address}/modules`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Open House' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open house');
  expect(digestOf(ownPortal, (file) => file.startsWith('releases/') && !file.includes('mfe-content'))).toEqual(others);

  expect((await ownPortal.command(['rollback', 'mfe-content', '--why', 'too early'])).code).toBe(0);
  expect((await page.goto(`${ownPortal.address}/open-house`))?.status()).toBe(404);
});

test('a rollback needs the store alone: it works where nothing is installed', { tag: '@site' }, async ({ twicePortal }) => {
  const bare = mkdtempSync(path.join(os.tmpdir(), 'portal-bare-'));
  try {
    for (const part of ['pnpm-workspace.yaml', 'services/site/bin', 'services/site/dist', 'services/site/src', 'packages/contracts/src']) {
      mkdirSync(path.dirname(path.join(bare, part)), { recursive: true });
      cpSync(path.join(WORKSPACE, part), path.join(bare, part), { recursive: true, preserveTimestamps: true });
    }
    const { code, output } = await site(['rollback', 'mfe-content', '--why', 'three in the morning'], {
      dataDir: twicePortal.dataDir,
      workspace: bare,
    });
    expect(output).toContain('rollback mfe-content 1.0.1 -> 1.0.0');
    expect(code).toBe(0);
    const html = await (await fetch(`${twicePortal.address}/volunteer`)).text();
    expect(html).toContain(FIRST_WORDS);
    expect(html).not.toContain(NEXT_WORDS);
  } finally {
    rmSync(bare, { recursive: true, force: true });
  }
});

test('two releases started at the same moment both stand in the ledger', { tag: ['@site', '@long'] }, async ({ ownPortal }) => {
  const other = scratchWorkspace();
  try {
    workspace.edit(WORDS_FILE, (text) => text.replace(FIRST_WORDS, NEXT_WORDS));
    other.edit(WORDS_FILE, (text) => text.replace(FIRST_WORDS, `${NEXT_WORDS} Now`));
    const results = await Promise.all([
      ownPortal.command(['release', 'mfe-content', '--why', 'one'], workspace.dir),
      ownPortal.command(['release', 'mfe-content', '--why', 'other'], other.dir),
    ]);
    for (const { code, output } of results) expect(code, output).toBe(0);
    const [first, second] = ownPortal.ledger().slice(-2);
    expect([first?.why, second?.why].sort()).toEqual(['one', 'other']);
    expect(first?.steps).toEqual([{ app: 'mfe-content', from: '1.0.0', to: '1.0.1' }]);
    expect(second?.steps).toEqual([{ app: 'mfe-content', from: '1.0.1', to: '1.0.2' }]);
    const words = second?.why === 'one' ? NEXT_WORDS : `${NEXT_WORDS} Now`;
    expect(await (await fetch(`${ownPortal.address}/volunteer`)).text()).toContain(`>${words}<`);
  } finally {
    other.remove();
  }
});

async function headingFor(browser: import('@playwright/test').Browser, address: string): Promise<string | null> {
  const context = await browser.newContext();
  const visitor: Page = await context.newPage();
  await visitor.goto(address);
  await hydrated(visitor);
  const heading = await visitor.getByRole('heading', { level: 1 }).textContent();
  await context.close();
  return heading;
}

/** Digest of every file of a store that `wanted` names. */
function digestOf({ storeDir }: Portal, wanted: (file: string) => boolean): Record<string, string> {
  const files = (readdirSync(storeDir, { recursive: true, withFileTypes: true }) as import('node:fs').Dirent[])
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(storeDir, path.join(entry.parentPath, entry.name)));
  const digests = files.filter(wanted).map((file) => [
    file,
    createHash('sha256')
      .update(readFileSync(path.join(storeDir, file)))
      .digest('hex'),
  ]);
  expect(digests.length).toBeGreaterThan(5);
  return Object.fromEntries(digests);
}
