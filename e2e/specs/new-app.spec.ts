import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { newApp } from '../../services/site/fixtures/scratch-workspace.mjs';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/portal.ts';
import { scratchWorkspace } from '../fixtures/scratch-workspace.ts';

// Pages are missing, or their server stops before the browser does, which the console reports.
test.use({ quiet: false });

test('an app made by the generator is released, is in the site with its menu entry, and is rolled back, all from its own folder', {
  tag: ['@site', '@long'],
}, async ({ ownPortal, page }) => {
  const workspace = scratchWorkspace();
  try {
    const before = readdirSync(workspace.dir).sort();
    expect(newApp(workspace.dir, 'demo')).toBe('mfe-demo');
    expect(readdirSync(workspace.dir).sort()).toEqual([...before, 'mfe-demo'].sort());

    for (const check of [
      ['typescript-native/bin/tsc', '--noEmit', '-p', 'mfe-demo'],
      ['jest/bin/jest.js', '--config', 'mfe-demo/jest.config.cjs'],
      ['@biomejs/biome/bin/biome', 'check', '--vcs-enabled=false', 'mfe-demo'],
    ]) {
      const [bin = '', ...args] = check;
      const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(workspace.dir, 'node_modules', bin), ...args], {
        cwd: workspace.dir,
        encoding: 'utf8',
      });
      expect(status, stdout + stderr).toBe(0);
    }

    const { code, output } = await ownPortal.command(['release', 'mfe-demo'], workspace.dir);
    expect(code, output).toBe(0);
    await page.goto(`${ownPortal.address}/volunteer`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Site menu' }).getByRole('link', { name: 'Demo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo');

    workspace.edit('mfe-demo/content/welcome.yaml', (text) =>
      text.replace('This is the first page', 'This is the second version of the first page'),
    );
    expect((await ownPortal.command(['release', 'mfe-demo'], workspace.dir)).code).toBe(0);
    const back = await ownPortal.command(['rollback', 'mfe-demo', '--why', 'the first was better'], workspace.dir);
    expect(back.output).toContain('rollback mfe-demo 1.0.1 -> 1.0.0');
    expect(await (await fetch(`${ownPortal.address}/demo`)).text()).toContain('This is the first page');
  } finally {
    workspace.remove();
  }
});

test.describe('the generator refuses, in a sentence', () => {
  for (const [name, sentence] of [
    ['', 'Name the app in lowercase words with hyphens'],
    ['My App', 'Name the app in lowercase words with hyphens'],
    ['content', 'The folder mfe-content already exists'],
  ] as const)
    test(`the name "${name}"`, { tag: ['@site', '@long'] }, () => {
      const { stderr, status } = spawnSync(process.execPath, ['packages/workspace-tools/bin/portal.mjs', 'new', 'app', name], {
        cwd: path.resolve(import.meta.dirname, '../..'),
        encoding: 'utf8',
      });
      expect(stderr).toContain(sentence);
      expect(status).toBe(1);
    });

  test('a thing that cannot be made, with what can', { tag: ['@site', '@long'] }, () => {
    const { stderr, status } = spawnSync(process.execPath, ['packages/workspace-tools/bin/portal.mjs', 'new', 'course', 'Anything'], {
      cwd: path.resolve(import.meta.dirname, '../..'),
      encoding: 'utf8',
    });
    expect(stderr).toContain('Say what to make: npm run new -- app alumni, or npm run new -- module "Its Title"');
    expect(status).toBe(1);
  });
});
