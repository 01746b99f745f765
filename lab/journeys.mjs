import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBrowser } from '../packages/workspace-tools/bin/tasks/find-browser.mjs';
import { removeAtTheEnd, runProgram } from './run-program.mjs';

/**
 * Runs journeys (all of them, or some of e2e/specs) in a workspace; resolves to the result of {@link runProgram} and Playwright's report,
 * if there is one.
 */
export async function runJourneys(dir, specs = [], options = []) {
  const browser = findBrowser();
  if (!browser) throw new Error('The journeys need a Chrome, Chromium or Edge. Install one, or name it with BROWSER_PATH.');
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'portal-e2e-'));
  const remove = removeAtTheEnd(temporary);
  const file = path.join(temporary, 'report.json');
  const result = await runProgram(
    [
      path.join(dir, 'e2e/node_modules/@playwright/test/cli.js'),
      'test',
      '--reporter=json',
      ...options,
      ...specs.map((name) => `specs/${name}.spec.ts`),
    ],
    { cwd: path.join(dir, 'e2e'), env: { BROWSER_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
  );
  try {
    return { ...result, report: JSON.parse(readFileSync(file, 'utf8')) };
  } catch {
    return { ...result, report: undefined };
  } finally {
    remove();
  }
}

/** Every test in a report with its file, its name and its results. */
export function testsIn(report) {
  const within = (suite) => [
    ...(suite.specs ?? []).map(({ file, title, tests }) => ({
      file: path.basename(file),
      title,
      results: tests.flatMap(({ results }) => results),
    })),
    ...(suite.suites ?? []).flatMap(within),
  ];
  return (report?.suites ?? []).flatMap(within);
}
