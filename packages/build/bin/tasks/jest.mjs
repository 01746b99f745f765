import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { node, pathIn } from './processes.mjs';

/**
 * Tests of the API that are not run again on another server: those of its own PostgreSQL, those that try many inputs, and those about
 * time, faults of a mail server, floods and what stands in requests. Their statements are run there by others: what is stored by those
 * of the forms, mails and digests by mails.test.ts and quarantine.test.ts. What two processes promise each other about mails (their
 * share, one digest, none twice) is not tried there; what they do about repeated requests and migrations is.
 */
export const THE_SAME_ANYWHERE = [
  'services/api/src/main.test.ts',
  'services/api/src/embedded/',
  'services/api/src/platform/',
  'services/api/src/limits/door.test.ts',
  'services/api/src/mail/mail-faults.test.ts',
  'services/api/src/mail/digest.test.ts',
  '.fuzz.test.ts',
  '/node_modules/',
];

/**
 * Runs the tests beside the code of every workspace; those of the API once more on the PostgreSQL server that
 * `PORTAL_TEST_DATABASE_URL` names, where it does.
 */
export async function runJest(args = []) {
  const count = await runOnce(args, process.env);
  // With arguments, most of what is skipped was not asked for.
  if (count.skipped > 0 && args.length === 0)
    console.log(
      "\nDebian's nginx is not here, so the tests of the web server are skipped. To have them: apt-get install nginx libnginx-mod-http-brotli-static libnginx-mod-http-brotli-filter",
    );
  const server = process.env.PORTAL_TEST_DATABASE_URL;
  if (!server) return count;
  console.log('\nThe tests of the API once more, on the PostgreSQL server that DATABASE_URL names.');
  const selected = ['--selectProjects', '@portal/api', ...THE_SAME_ANYWHERE.flatMap((part) => ['--testPathIgnorePatterns', part])];
  const again = await runOnce([...selected, ...args], { ...process.env, DATABASE_URL: server });
  return { passed: count.passed + again.passed, failed: count.failed + again.failed, skipped: count.skipped + again.skipped };
}

async function runOnce(args, env) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-jest-'));
  const report = path.join(folder, 'report.json');
  try {
    // Left to itself, Jest leaves a core idle: of two that is half of the machine.
    const settings = ['--json', `--outputFile=${report}`, '--silent', '--maxWorkers=100%'];
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
