// Breaks releases in every way we know, in real browsers and real stores, and prints what visitors got.
//   --quick   one app, fewer moments        --write   keeps the tables in docs/measured/drill.md
//   anything else goes to the test runner: -g "entry hangs"
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { browserFor } from '../../packages/workspace-tools/bin/tasks/find-browser.mjs';

const here = import.meta.dirname;
const browser = browserFor('lab -- drill');

// Commands that are killed leave their drafts behind: everything temporary lies in one folder, which is removed at the end.
const temporary = mkdtempSync(path.join(os.tmpdir(), 'portal-drill-'));
const runner = path.resolve(here, '../node_modules/@playwright/test/cli.js');
const given = process.argv.slice(2);
const own = ['--quick', '--write'];
const child = spawn(
  process.execPath,
  [runner, 'test', '--config', path.join(here, 'playwright.config.ts'), ...given.filter((word) => !own.includes(word))],
  {
    cwd: path.resolve(here, '..'),
    stdio: 'inherit',
    env: {
      ...process.env,
      TMPDIR: temporary,
      DRILL_BROWSER: browser,
      // Releases are made broken on purpose: the check in a browser would refuse them.
      BROWSER_PATH: 'none',
      DRILL_QUICK: given.includes('--quick') ? 'yes' : '',
      DRILL_WRITE: given.includes('--write') ? 'yes' : '',
    },
  },
);
// What is typed at the terminal reaches the runner by itself: it stops what it started and prints what it has.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGINT'));
child.on('close', (code) => {
  rmSync(temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  process.exitCode = code ?? 1;
});
