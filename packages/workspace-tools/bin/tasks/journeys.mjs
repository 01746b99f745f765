import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { node, pathIn } from './processes.mjs';

/** Runs the chosen journeys (journey-choice.mjs) through the running portal in a real browser; without a browser, they count as skipped. */
export async function runJourneys(args = [], { grep, invert, pagesOf } = {}) {
  const cli = pathIn('e2e/node_modules/@playwright/test/cli.js');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-e2e-'));
  const report = path.join(folder, 'report.json');
  const chosen = [...(grep === undefined ? [] : ['--grep', grep]), ...(invert === undefined ? [] : ['--grep-invert', invert])];
  try {
    const browser = findBrowser();
    if (!browser) {
      const { output } = await node([cli, 'test', '--list', '--reporter=json', ...chosen], { cwd: pathIn('e2e') });
      console.log(
        '\nNo Chrome, Chromium or Edge was found, so the browser tests are skipped. Install one, or name it: BROWSER_PATH=/path/to/chrome npm test',
      );
      return { passed: 0, failed: 0, skipped: specsIn(output) };
    }
    const env = {
      ...process.env,
      BROWSER_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...(pagesOf && { PORTAL_PAGES_OF: pagesOf.join() }),
    };
    const { code } = await node([cli, 'test', '--reporter=list,json', ...chosen, ...args], { cwd: pathIn('e2e'), env, show: true });
    return countOf(report, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function specsIn(output) {
  try {
    const { suites } = JSON.parse(output.slice(output.indexOf('{')));
    const count = (suite) => (suite.specs?.length ?? 0) + (suite.suites ?? []).reduce((sum, inner) => sum + count(inner), 0);
    return suites.reduce((sum, suite) => sum + count(suite), 0);
  } catch {
    return 1;
  }
}

function countOf(report, code) {
  try {
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = stats.unexpected + stats.flaky;
    return { passed: stats.expected, failed: code !== 0 && failed === 0 ? 1 : failed, skipped: stats.skipped };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
