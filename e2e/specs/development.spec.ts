import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../services/site/fixtures/free-port.ts';
import { VOLUNTEER } from '../fixtures/changed-heading.ts';
import { expect, test } from '../fixtures/portal.ts';
import { scratchWorkspace } from '../fixtures/scratch-workspace.ts';

// The development server writes about itself to the console, and reports that no API answers.
test.use({ quiet: false });

for (const store of ['an empty store', 'a store with the other apps'] as const)
  test(`an app runs from source with ${store}; a saved sentence shows in the same page view`, { tag: ['@shell', '@long'] }, async ({
    page,
  }) => {
    const workspace = scratchWorkspace();
    const port = await freePort();
    if (store === 'a store with the other apps')
      cpSync(process.env.PORTAL_STORE_ONCE ?? '', path.join(workspace.dir, '.data'), { recursive: true, verbatimSymlinks: true });
    const server = spawn(process.execPath, [path.join(workspace.dir, 'packages/workspace-tools/bin/dev.mjs')], {
      cwd: path.join(workspace.dir, 'mfe-content'),
      env: { ...process.env, PORT: String(port), DATA_DIR: '.data', NODE_ENV: 'development', API: 'http://127.0.0.1:1' },
      stdio: 'ignore',
    });
    const gone = new Promise((resolve) => server.once('close', resolve));
    try {
      const address = `http://localhost:${port}`;
      await expect
        .poll(() =>
          fetch(address).then(
            (answer) => answer.status,
            () => 0,
          ),
        )
        .toBe(200);
      const heading = page.getByRole('heading', { level: 1 });
      // The app is still being built, and a page does not wait long for it; a developer would reload the page.
      await expect(async () => {
        await page.goto(`${address}/volunteer`);
        await expect(heading).toHaveText(VOLUNTEER.first, { timeout: 20_000 });
      }).toPass();
      await page.evaluate(() => Object.assign(window, { samePageView: true }));
      workspace.edit(VOLUNTEER.file, (text) => text.replace(VOLUNTEER.first, VOLUNTEER.next));
      await expect(heading).toHaveText(VOLUNTEER.next);
      expect(await page.evaluate(() => (window as unknown as { samePageView?: boolean }).samePageView)).toBe(true);
      const api = await page.evaluate(async () => (await fetch('/api/projects')).json());
      expect(api.detail).toMatch(/^There is no API here\./);
      if (store === 'an empty store') return;
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('navigation', { name: 'Site menu' }).getByRole('link', { name: 'Learn' }).click();
      await expect(heading).toHaveText('Educational Modules');
    } finally {
      server.kill('SIGTERM');
      await gone;
      workspace.remove();
    }
  });
