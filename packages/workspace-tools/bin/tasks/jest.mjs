import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { node, pathIn } from './processes.mjs';
import { ABOUT_POSTGRES } from './second-postgres.mjs';

/**
 * How many times more generated inputs property tests try in the run with the long tests (packages/build-presets/src/jest/more-runs.cjs).
 */
const MORE_RUNS = '4';
/** The complete list: what is passed here replaces what the workspaces leave out. */
const WITHOUT_LONG = ['/node_modules/', '/dist/', '\\.long\\.test\\.'].flatMap((part) => ['--testPathIgnorePatterns', part]);

/** Runs the tests beside the code of these workspaces, in an order that the seed decides. */
export async function runJest({ all, seed }, folders) {
  const projects = folders.filter((folder) => existsSync(pathIn(folder, 'jest.config.cjs'))).map(projectOf);
  if (projects.length === 0) return { passed: 0, failed: 0 };
  const env = all ? { ...process.env, PORTAL_MORE_RUNS: MORE_RUNS } : process.env;
  const count = await runOnce(['--selectProjects', ...projects, ...order(seed), ...(all ? [] : WITHOUT_LONG)], env);
  if (count.skipped > 0)
    console.log(
      '\nTests of the web server are skipped without nginx of Debian, and tests of confinement without bubblewrap and chromium. To run them: apt-get install nginx libnginx-mod-http-brotli-static libnginx-mod-http-brotli-filter bubblewrap chromium',
    );
  return count;
}

/** Runs the tests of the API that are about PostgreSQL once more, on the server that `PORTAL_TEST_DATABASE_URL` names. */
export function runOnSecondPostgres({ seed }) {
  console.log('\nRunning the API tests about PostgreSQL once more, on the server that PORTAL_TEST_DATABASE_URL names.');
  const files = ABOUT_POSTGRES.map((name) => pathIn('services/api/src', name));
  const env = { ...process.env, DATABASE_URL: process.env.PORTAL_TEST_DATABASE_URL };
  return runOnce(['--selectProjects', projectOf('services/api'), ...order(seed), '--runTestsByPath', ...files], env);
}

function projectOf(folder) {
  return JSON.parse(readFileSync(pathIn(folder, 'package.json'), 'utf8')).name;
}

function order(seed) {
  return ['--randomize', `--seed=${seed}`];
}

async function runOnce(args, env) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-jest-'));
  const report = path.join(folder, 'report.json');
  try {
    // By default, Jest leaves one core idle, which is half of a machine with two.
    const settings = ['--json', `--outputFile=${report}`, '--silent', '--maxWorkers=100%', '--passWithNoTests'];
    const { code } = await node([pathIn('node_modules/jest/bin/jest.js'), ...settings, ...args], { show: true, env });
    return countOf(report, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function countOf(report, code) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed, skipped: numPendingTests + numTodoTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
